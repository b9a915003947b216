import { statement, type Executor } from '#platform/database';
import { unlessTaken } from './new-booking.store.ts';

const ask = statement(
  'bookings.ask_to_move',
  `UPDATE bookings SET move_starts_at = $4, move_expires_at = $5, version = version + 1, updated_at = $1
    WHERE id = $2 AND version = $3 RETURNING id`,
);

export interface WishedMove {
  readonly id: number;
  /** The version that its client saw. */
  readonly version: number;
  readonly startsAt: number;
  readonly expiresAt: number;
}

/** Holds another time for a confirmed visit beside its own, in place of one asked for before; false when it is taken. */
export async function askToMove(transaction: Executor, wish: WishedMove, now: number): Promise<boolean> {
  const { id, version, startsAt, expiresAt } = wish;
  const values = [new Date(now), id, version, new Date(startsAt), new Date(expiresAt)];
  return (await unlessTaken(transaction.query<{ id: number }>(ask, values))) !== undefined;
}

const drop = statement(
  'bookings.drop_move_request',
  `UPDATE bookings SET move_starts_at = NULL, move_expires_at = NULL, version = version + 1, updated_at = $1
    WHERE id = $2`,
);

/** Ends the wish for another time, which is free again; the visit stays where it is. */
export async function dropMoveRequest(transaction: Executor, id: number, now: number): Promise<void> {
  await transaction.query(drop, [new Date(now), id]);
}

const endThose = (name: string, which: string) =>
  statement(
    `bookings.${name}`,
    `UPDATE bookings SET move_starts_at = NULL, move_expires_at = NULL, version = version + 1, updated_at = $2
       FROM (SELECT id, move_starts_at FROM bookings WHERE ${which} FOR NO KEY UPDATE) AS ended
      WHERE bookings.id = ended.id
     RETURNING bookings.id, ended.move_starts_at AS "startsAt", bookings.duration`,
  );
const expire = endThose('expire_move_requests', 'artist_id = $1 AND move_expires_at <= $2');
const end = endThose('end_move_requests', 'id = ANY($1::int[]) AND move_starts_at IS NOT NULL');

/** Ends the wishes for other times of some visits, lapsed or not. */
export function endMoveRequests(
  transaction: Executor,
  ids: readonly number[],
  now: number,
): Promise<ExpiredMoveRequest[]> {
  return transaction.query<ExpiredMoveRequest>(end, [ids, new Date(now)]);
}

export interface ExpiredMoveRequest {
  readonly id: number;
  /** The time that was asked for. */
  readonly startsAt: number;
  /** Minutes. */
  readonly duration: number;
}

/** Writes down that an artist's overdue wishes for other times have lapsed. */
export function expireMoveRequests(
  transaction: Executor,
  artistId: number,
  now: number,
): Promise<ExpiredMoveRequest[]> {
  return transaction.query<ExpiredMoveRequest>(expire, [artistId, new Date(now)]);
}
