import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import type { AdminUserOnWire } from './users.contract.ts';
import type { userStates } from './rules/index.ts';

export interface AdminUser extends Pick<
  AdminUserOnWire,
  'id' | 'username' | 'fullName' | 'email' | 'profession' | 'profileImage' | 'isVerified' | 'isAdmin'
> {
  readonly createdAt: number;
  readonly leavesAt: number | null;
  readonly suspendedAt: number | null;
  readonly suspendedUntil: number | null;
  readonly suspensionReason: string | null;
  readonly language: string;
  readonly timeZone: string;
}

const columns = `id, username, full_name AS "fullName", email, profession, profile_image AS "profileImage",
  is_verified AS "isVerified", is_admin AS "isAdmin", created_at AS "createdAt", leaves_at AS "leavesAt",
  suspended_at AS "suspendedAt", suspended_until AS "suspendedUntil", suspension_reason AS "suspensionReason",
  language, time_zone AS "timeZone"`;

const list = statement(
  'admin.list_users',
  `SELECT ${columns} FROM users
    WHERE left_at IS NULL AND ($1::text IS NULL OR strpos(lower(unaccent(concat_ws(' ', full_name, username, email))),
                                                          lower(unaccent($1))) > 0)
      AND CASE $2 WHEN 'suspended' THEN suspended_at IS NOT NULL WHEN 'admins' THEN is_admin ELSE true END
      AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4::int))
    ORDER BY created_at DESC, id DESC LIMIT $5`,
);

export interface WantedUsers {
  readonly q?: string | undefined;
  readonly state: (typeof userStates)[number];
}

/** People whose name, username or address holds some words, the latest first; one row more than the page holds. */
export function listUsers(executor: Executor, { q, state }: WantedUsers, { after, limit }: Page): Promise<AdminUser[]> {
  const place = [after ? new Date(after.at) : null, after?.id ?? null, limit + 1];
  return executor.query<AdminUser>(list, [q || null, state, ...place]);
}

const lock = statement(
  'admin.lock_user',
  `SELECT ${columns} FROM users WHERE id = $1 AND left_at IS NULL FOR NO KEY UPDATE`,
);

/** A person who has not left, kept as they are until the transaction ends. */
export async function lockUser(transaction: Executor, id: number): Promise<AdminUser | undefined> {
  return (await transaction.query<AdminUser>(lock, [id]))[0];
}

const suspend = statement(
  'admin.suspend_user',
  'UPDATE users SET suspended_at = coalesce(suspended_at, $2), suspended_until = $3, suspension_reason = $4 WHERE id = $1',
);

export interface Suspension {
  readonly at: number;
  readonly until: number | null;
  readonly reason: string;
}

/** Suspends a locked person, or says anew why and until when. */
export async function setSuspension(transaction: Executor, id: number, suspension: Suspension): Promise<void> {
  const { at, until, reason } = suspension;
  await transaction.query(suspend, [id, new Date(at), until === null ? null : new Date(until), reason]);
}

const endSuspended = statement(
  'admin.end_suspension',
  'UPDATE users SET suspended_at = NULL, suspended_until = NULL, suspension_reason = NULL WHERE id = $1',
);

/** Ends the suspension of a locked person. */
export async function clearSuspension(transaction: Executor, id: number): Promise<void> {
  await transaction.query(endSuspended, [id]);
}

const over = statement(
  'admin.list_suspensions_over',
  'SELECT id FROM users WHERE suspended_until <= $1 ORDER BY suspended_until, id',
);
const takeOver = statement(
  'admin.take_suspension_over',
  `SELECT ${columns} FROM users WHERE id = $1 AND suspended_until <= $2 FOR NO KEY UPDATE SKIP LOCKED`,
);

/** Whose suspensions are over. */
export async function listSuspensionsOver(executor: Executor, now: number): Promise<number[]> {
  return (await executor.query<{ id: number }>(over, [new Date(now)])).map(({ id }) => id);
}

/** Somebody whose suspension is over, for this transaction alone; undefined where another one has them. */
export async function takeSuspensionOver(
  transaction: Executor,
  id: number,
  now: number,
): Promise<AdminUser | undefined> {
  return (await transaction.query<AdminUser>(takeOver, [id, new Date(now)]))[0];
}

const change = statement('admin.change_user', 'UPDATE users SET is_verified = $2, is_admin = $3 WHERE id = $1');

/** Says whether a locked person is verified, and whether they are an admin. */
export async function setMarks(
  transaction: Executor,
  { id, isVerified, isAdmin }: Pick<AdminUser, 'id' | 'isVerified' | 'isAdmin'>,
): Promise<void> {
  await transaction.query(change, [id, isVerified, isAdmin]);
}
