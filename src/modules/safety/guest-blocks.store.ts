import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import { apartSql } from './safety.tables.ts';
import { phoneDigits } from './rules/index.ts';

/** How somebody without an account can be known. */
export interface GuestContact {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

const insert = statement(
  'safety.insert_guest_block',
  `INSERT INTO blocked_guests (blocker_id, name, email, phone, phone_digits, created_at)
   VALUES ($1, $2, lower($3), $4, $5, $6)
   ON CONFLICT (blocker_id, coalesce(email, phone_digits)) DO UPDATE SET name = $2, phone = $4, phone_digits = $5
   RETURNING id`,
);

/** Blocks a guest who left at least one of both; answers the block's id. */
export async function insertGuestBlock(
  executor: Executor,
  { blockerId, name, email, phone, now }: GuestContact & { blockerId: number; name: string; now: number },
): Promise<number> {
  const digits = phone ? (phoneDigits(phone) ?? null) : null;
  const values = [blockerId, name, email ?? null, phone ?? null, digits, new Date(now)];
  const [row] = await executor.query<{ id: number }>(insert, values);
  return row!.id;
}

const remove = statement('safety.delete_guest_block', `DELETE FROM blocked_guests WHERE blocker_id = $1 AND id = $2`);

export async function deleteGuestBlock(executor: Executor, blockerId: number, id: number): Promise<void> {
  await executor.query(remove, [blockerId, id]);
}

const list = statement(
  'safety.list_guest_blocks',
  `SELECT id, name, email, phone, created_at AS "since" FROM blocked_guests
    WHERE blocker_id = $1 AND ($2::timestamptz IS NULL OR (created_at, id) < ($2, $3::int))
    ORDER BY created_at DESC, id DESC LIMIT $4`,
);

export interface BlockedGuest {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly since: number;
}

/** Which guests a person blocked, the latest first; one row more than the page holds. */
export function listGuestBlocks(executor: Executor, blockerId: number, { after, limit }: Page) {
  const values = [blockerId, after ? new Date(after.at) : null, after?.id ?? null, limit + 1];
  return executor.query<BlockedGuest>(list, values);
}

const guestApart = statement(
  'safety.is_guest_apart',
  `SELECT EXISTS (SELECT FROM users WHERE lower(email) = lower($2) AND ${apartSql('$1::int', 'users.id')})
       OR EXISTS (SELECT FROM blocked_guests
                   WHERE blocker_id = $1 AND (email = lower($2) OR phone_digits = $3)) AS apart`,
);

/** Whether a person is apart from a guest: who blocked them by what they left, or whose account has the same address. */
export async function isGuestApart(
  executor: Executor,
  personId: number,
  { email, phone }: GuestContact,
): Promise<boolean> {
  const values = [personId, email ?? null, phone ? (phoneDigits(phone) ?? null) : null];
  const [row] = await executor.query<{ apart: boolean }>(guestApart, values);
  return row!.apart;
}

const memberApart = statement(
  'safety.is_member_apart',
  `SELECT ${apartSql('$1::int', '$2::int')}
       OR EXISTS (SELECT FROM blocked_guests JOIN users ON users.id = $2
                   WHERE blocker_id = $1 AND blocked_guests.email = lower(users.email)) AS apart`,
);

/** Whether a person takes no bookings of a member: one of them blocked the other, or they were blocked as a guest before. */
export async function isMemberApart(executor: Executor, personId: number, memberId: number): Promise<boolean> {
  const [row] = await executor.query<{ apart: boolean }>(memberApart, [personId, memberId]);
  return row!.apart;
}
