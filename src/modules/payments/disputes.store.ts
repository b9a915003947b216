import { statement, type Executor } from '#platform/database';
import type { disputes } from './payments.tables.ts';

export type DisputeRow = Omit<typeof disputes.$inferSelect, 'askedAt'>;

const columns = `disputes.id, disputes.payment_id AS "paymentId", disputes.dispute_id AS "disputeId", disputes.amount,
  disputes.away, disputes.status, disputes.cause, disputes.opened_at AS "openedAt", disputes.answer_by AS "answerBy",
  disputes.read_number AS "readNumber", disputes.read_at AS "readAt"`;

const nextNumber = statement('payments.next_dispute_reading', `SELECT nextval('dispute_readings') AS number`);

/** The number of a reading that begins now. */
export async function nextReading(executor: Executor): Promise<number> {
  return (await executor.query<{ number: number }>(nextNumber))[0]!.number;
}

const byProvider = statement('payments.dispute', `SELECT ${columns} FROM disputes WHERE dispute_id = $1`);
const ofBookings = statement(
  'payments.disputes_of_bookings',
  `SELECT ${columns}, payments.booking_id AS "bookingId"
     FROM disputes JOIN payments ON payments.id = disputes.payment_id
    WHERE payments.booking_id = ANY($1::int[]) AND payments.status = 'paid' ORDER BY disputes.id`,
);

/** By the provider's id. */
export async function findDispute(executor: Executor, disputeId: string): Promise<DisputeRow | undefined> {
  return (await executor.query<DisputeRow>(byProvider, [disputeId]))[0];
}

/** What banks ask or took back of the payments of bookings that count, in the order in which we heard of it. */
export function listDisputes(
  executor: Executor,
  bookingIds: readonly number[],
): Promise<(DisputeRow & { readonly bookingId: number })[]> {
  return executor.query<DisputeRow & { readonly bookingId: number }>(ofBookings, [bookingIds]);
}

const write = statement(
  'payments.write_dispute',
  `INSERT INTO disputes (payment_id, dispute_id, amount, away, status, cause, opened_at, answer_by, read_number, read_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   ON CONFLICT (dispute_id) DO UPDATE
      SET amount = excluded.amount, away = excluded.away, status = excluded.status, cause = excluded.cause,
          answer_by = excluded.answer_by, read_number = excluded.read_number, read_at = excluded.read_at
    WHERE disputes.read_number <= excluded.read_number
   RETURNING id`,
);

/** Writes down how a dispute stands; false when a later reading was written before. */
export async function saveDispute(transaction: Executor, dispute: Omit<DisputeRow, 'id'>): Promise<boolean> {
  const { paymentId, disputeId, amount, away, status, cause, openedAt, answerBy, readNumber, readAt } = dispute;
  const times = [new Date(openedAt), answerBy === null ? null : new Date(answerBy), readNumber, new Date(readAt)];
  return (await transaction.query(write, [paymentId, disputeId, amount, away, status, cause, ...times])).length > 0;
}

const undecided = statement(
  'payments.undecided_disputes',
  `SELECT ${columns} FROM disputes
    WHERE status IN ('asked', 'open') AND read_at < $1::timestamptz - interval '6 hours'
      AND (asked_at IS NULL OR asked_at < $1::timestamptz - interval '9 minutes')
    ORDER BY greatest(read_at, asked_at), id LIMIT 20`,
);
const asked = statement('payments.asked_dispute', 'UPDATE disputes SET asked_at = $2 WHERE id = $1');

/** Disputes that nobody has decided, and of which nothing was heard for long; the one asked about longest ago comes first. */
export function listUndecided(executor: Executor, now: number): Promise<DisputeRow[]> {
  return executor.query<DisputeRow>(undecided, [new Date(now)]);
}

/** Writes down that the provider is asked about a dispute: one that gets no answer waits like all others. */
export async function markAsked(executor: Executor, id: number, now: number): Promise<void> {
  await executor.query(asked, [id, new Date(now)]);
}
