import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Person } from '#kernel/actor';
import { statement, type Executor } from '#platform/database';
import { sessionCountsSql, sessions } from './accounts.tables.ts';
import { freshMinutes, type SessionFactor } from './rules/index.ts';

export interface NewSession {
  readonly tokenHash: string;
  readonly userId: number;
  readonly device?: string | undefined;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly factor: SessionFactor;
  /** The hashes of the sessions that the browser held before. */
  readonly former?: readonly string[] | undefined;
  /** Of the password that was right; there is no session when another one counts by now. */
  readonly passwordHash?: string | undefined;
}

const addSession = statement(
  'accounts.insert_session',
  `WITH added AS (
   INSERT INTO sessions (token_hash, user_id, device, created_at, last_seen_at, confirmed_at, expires_at, factor)
   SELECT $1, users.id, $3, $4, $4, $4, $5, $9 FROM users, set_config('synchronous_commit', $6, true)
    WHERE users.id = $2 AND NOT users.absent AND ($7::text IS NULL OR users.password_hash = $7)
      AND NOT ($8 AND EXISTS (SELECT FROM second_steps WHERE user_id = users.id AND confirmed_at IS NOT NULL))
      FOR SHARE OF users RETURNING id),
   ended AS (DELETE FROM sessions WHERE token_hash = ANY($10::text[]) AND EXISTS (SELECT FROM added))
   SELECT id FROM added`,
);

/**
 * Adds a session, and ends the browser's previous ones; false for an account that is due for deletion or suspended, or that
 * by now has another password or, with `unlessStep`, a second step.
 * Not `lasting`, its transaction does not wait for the disk, and a power cut right after it may undo it.
 */
export async function insertSession(
  executor: Executor,
  session: NewSession,
  { lasting, unlessStep = false }: { readonly lasting: boolean; readonly unlessStep?: boolean },
): Promise<boolean> {
  const { tokenHash, userId, device = null, createdAt, expiresAt, factor, passwordHash = null, former = [] } = session;
  const instants = [new Date(createdAt), new Date(expiresAt)];
  const values = [tokenHash, userId, device, ...instants, lasting ? 'on' : 'off', passwordHash, unlessStep, factor];
  const added = await executor.query(addSession, [...values, [...former]]);
  return added.length > 0;
}

export interface NewActingSession extends Omit<NewSession, 'factor'> {
  readonly actingId: number;
  /** The hash of the admin's own session. */
  readonly begunIn: string;
}

const addActing = statement(
  'accounts.insert_acting_session',
  `INSERT INTO sessions (token_hash, user_id, device, created_at, last_seen_at, expires_at, acting_id, begun_in)
   SELECT $1, users.id, $3, $4, $4, $5, own.user_id, own.id FROM users, sessions own
    WHERE users.id = $2 AND NOT users.absent
      AND own.token_hash = $7 AND own.user_id = $6 AND own.acting_id IS NULL AND ${sessionCountsSql('own', '$4::timestamptz')}
      FOR SHARE OF users FOR KEY SHARE OF own RETURNING id`,
);

/**
 * Adds a session in which an admin is somebody else. It hangs on their own one, and the database ends it with that one; false
 * when that is over by now, and for whoever is leaving or suspended.
 */
export async function insertActingSession(transaction: Executor, session: NewActingSession): Promise<boolean> {
  const { tokenHash, userId, device = null, actingId, begunIn, createdAt, expiresAt } = session;
  const instants = [new Date(createdAt), new Date(expiresAt)];
  const added = await transaction.query(addActing, [tokenHash, userId, device, ...instants, actingId, begunIn]);
  return added.length > 0;
}

const findPersonBySession = statement(
  'accounts.person_by_session',
  `SELECT users.id, users.username, sessions.id AS "sessionId", sessions.acting_id AS "actingId",
          users.is_admin AND sessions.acting_id IS NULL AND sessions.factor <> 'password' AS "isAdmin",
          users.is_admin AND sessions.acting_id IS NULL AND sessions.factor = 'password' AS "lacksFactor",
          sessions.confirmed_at > $2::timestamptz - interval '${freshMinutes} minutes' AS "isFresh",
          sessions.last_seen_at < $2::timestamptz - interval '1 hour' AS stale
     FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE sessions.token_hash = $1 AND NOT users.absent
      AND ${sessionCountsSql('sessions', '$2::timestamptz', 'users.is_admin')}
      AND (sessions.acting_id IS NULL
           OR EXISTS (SELECT FROM users admin WHERE admin.id = sessions.acting_id AND admin.is_admin AND NOT admin.absent))`,
);

export interface SessionHolder extends Person {
  /** Whether the session was last seen long ago. */
  readonly stale: boolean;
}

/** Who holds a session; asked on almost every request, hence prepared. */
export async function findPerson(
  executor: Executor,
  tokenHash: string,
  now: number,
): Promise<SessionHolder | undefined> {
  const [person] = await executor.query<SessionHolder>(findPersonBySession, [tokenHash, new Date(now)]);
  return person;
}

const seeSession = statement('accounts.see_session', 'UPDATE sessions SET last_seen_at = $2 WHERE token_hash = $1');

export async function markSessionSeen(executor: Executor, tokenHash: string, now: number): Promise<void> {
  await executor.query(seeSession, [tokenHash, new Date(now)]);
}

const confirmSession = statement(
  'accounts.confirm_session',
  `UPDATE sessions SET confirmed_at = $2, factor = coalesce($3, factor) WHERE token_hash = $1`,
);

/** Records that the session's owner has just confirmed their identity, and by which factor, if it is not the recorded one. */
export async function markSessionConfirmed(
  executor: Executor,
  tokenHash: string,
  { now, factor }: { readonly now: number; readonly factor?: SessionFactor },
): Promise<void> {
  await executor.query(confirmSession, [tokenHash, new Date(now), factor ?? null]);
}

/** Ends a session and, by the database's hand as with the next two, those in which its admin is somebody else. */
export async function deleteSession(executor: Executor, tokenHash: string): Promise<void> {
  await executor.orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends one session of a person; false when it is not theirs. */
export async function deleteOwnSession(executor: Executor, userId: number, id: number): Promise<boolean> {
  const gone = await executor.orm
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/**
 * Ends every session of a person, but the one they ask from when its hash is given; and all in which they are signed in as
 * somebody, also those that were begun in that one.
 */
export async function deleteSessionsOf(executor: Executor, userId: number, kept?: string): Promise<void> {
  const others = kept === undefined ? undefined : ne(sessions.tokenHash, kept);
  await executor.orm
    .delete(sessions)
    .where(or(and(eq(sessions.userId, userId), others), eq(sessions.actingId, userId)));
}

export async function listSessionsOf(executor: Executor, userId: number, now: number) {
  return executor.orm
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        sql.raw(sessionCountsSql('sessions', `'${new Date(now).toISOString()}'::timestamptz`)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(100);
}

const signIns = statement(
  'accounts.last_sign_ins',
  `SELECT count(*) FILTER (WHERE expires_at > $2)::int AS open, max(last_seen_at) AS "lastSeenAt"
     FROM sessions WHERE user_id = $1 AND acting_id IS NULL`,
);

/** How many sessions of a person are open, and when one of them was last seen; null if there is none. */
export async function readLastSignIns(
  executor: Executor,
  userId: number,
  now: number,
): Promise<{ open: number; lastSeenAt: number | null }> {
  const [row] = await executor.query<{ open: number; lastSeenAt: number | null }>(signIns, [userId, new Date(now)]);
  return row!;
}
