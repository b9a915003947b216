import { and, desc, eq, getTableColumns, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Person } from '#kernel/actor';
import { statement, violatedConstraint, type Executor } from '#platform/database';
import { refuse } from '#kernel/refusal';
import type { PersonCard } from './accounts.contract.ts';
import { passwordResets, sessions, users } from './accounts.tables.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** Adds a person; refuses a taken username or e-mail, naming the field. */
export async function insertUser(executor: Executor, user: NewUser, taken: Taken): Promise<UserRow> {
  try {
    const [row] = await executor.orm.insert(users).values(user).returning();
    return row!;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_username_key') throw refuse('username_taken', { fields: { username: taken.username } });
    if (constraint === 'users_email_key') throw refuse('email_taken', { fields: { email: taken.email } });
    throw error;
  }
}

/** The sentences beside the fields of a taken name or address. */
export interface Taken {
  readonly username: string;
  readonly email: string;
}

/** SQL: every column of a person, named as in `UserRow`. */
export const userColumns = Object.entries(getTableColumns(users))
  .map(([field, { name }]) => `${name} AS "${field}"`)
  .join(', ');
const byId = statement('accounts.user_by_id', `SELECT ${userColumns} FROM users WHERE id = $1`);
const byUsername = statement(
  'accounts.user_by_username',
  `SELECT ${userColumns} FROM users WHERE lower(username) = $1 AND left_at IS NULL`,
);
const byEmail = statement(
  'accounts.user_by_email',
  `SELECT ${userColumns} FROM users WHERE lower(email) = $1 AND left_at IS NULL`,
);

/** A person's whole row; asked whenever the app opens, hence prepared. */
export async function findUser(executor: Executor, id: number): Promise<UserRow | undefined> {
  const [row] = await executor.query<UserRow>(byId, [id]);
  return row;
}

const cards = statement(
  'accounts.person_cards',
  `SELECT id, username, full_name AS "fullName", profession, profile_image AS "profileImage"
     FROM users WHERE id = ANY($1::int[]) AND NOT absent`,
);

/** These people as lists show them; who is gone, about to go or suspended is missing. */
export async function readPeople(executor: Executor, ids: readonly number[]): Promise<Map<number, PersonCard>> {
  if (ids.length === 0) return new Map();
  const rows = await executor.query<PersonCard>(cards, [ids]);
  return new Map(rows.map((person) => [person.id, person]));
}

/** Finds a person by username or, when it holds an @, by e-mail address. */
export async function findUserByName(executor: Executor, name: string): Promise<UserRow | undefined> {
  const [row] = await executor.query<UserRow>(name.includes('@') ? byEmail : byUsername, [name.toLowerCase()]);
  return row;
}

export async function updatePasswordHash(executor: Executor, id: number, passwordHash: string): Promise<void> {
  await executor.orm.update(users).set({ passwordHash }).where(eq(users.id, id));
}

const admin = statement('accounts.make_admin', 'UPDATE users SET is_admin = true WHERE id = $1');

/** Lets a person look after the installation; a trigger ends the sessions in which an admin is signed in as them. */
export async function makeAdmin(executor: Executor, id: number): Promise<void> {
  await executor.write(admin, [id]);
}

export interface NewSession {
  readonly tokenHash: string;
  readonly userId: number;
  readonly device?: string | undefined;
  readonly createdAt: number;
  readonly expiresAt: number;
}

const addSession = statement(
  'accounts.insert_session',
  `INSERT INTO sessions (token_hash, user_id, device, created_at, last_seen_at, expires_at)
   SELECT $1, users.id, $3, $4, $4, $5 FROM users, set_config('synchronous_commit', $6, true)
    WHERE users.id = $2 AND NOT users.absent FOR SHARE OF users RETURNING id`,
);

/**
 * Adds a session; false for whoever is leaving or suspended. Not `lasting`, its transaction does not wait for the disk, and a power cut
 * right after it may undo it.
 */
export async function insertSession(executor: Executor, session: NewSession, lasting: boolean): Promise<boolean> {
  const { tokenHash, userId, device = null, createdAt, expiresAt } = session;
  const instants = [new Date(createdAt), new Date(expiresAt)];
  const added = await executor.query(addSession, [tokenHash, userId, device, ...instants, lasting ? 'on' : 'off']);
  return added.length > 0;
}

export interface NewActingSession extends NewSession {
  readonly actingId: number;
  /** The hash of the admin's own session. */
  readonly begunIn: string;
}

const addActing = statement(
  'accounts.insert_acting_session',
  `INSERT INTO sessions (token_hash, user_id, device, created_at, last_seen_at, expires_at, acting_id, begun_in)
   SELECT $1, users.id, $3, $4, $4, $5, own.user_id, own.id FROM users, sessions own
    WHERE users.id = $2 AND NOT users.absent
      AND own.token_hash = $7 AND own.user_id = $6 AND own.acting_id IS NULL AND own.expires_at > $4
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
  `SELECT users.id, users.username, users.is_admin AND sessions.acting_id IS NULL AS "isAdmin",
          sessions.acting_id AS "actingId",
          sessions.last_seen_at < $2::timestamptz - interval '1 hour' AS stale
     FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE sessions.token_hash = $1 AND sessions.expires_at > $2 AND NOT users.absent
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
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(100);
}

export async function insertPasswordReset(
  executor: Executor,
  reset: typeof passwordResets.$inferInsert,
): Promise<void> {
  await executor.orm.insert(passwordResets).values(reset);
}

/** Whether a reset could be used now; looking does not use it up. */
export async function isOpenPasswordReset(executor: Executor, tokenHash: string, now: number): Promise<boolean> {
  const [row] = await executor.orm
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(
      and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now), isNull(passwordResets.usedAt)),
    );
  return row !== undefined;
}

/** Makes every reset of a person worthless, mailed ones included. */
export async function deletePasswordResetsOf(executor: Executor, userId: number): Promise<void> {
  await executor.orm.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** Uses a reset up and answers whose it was; undefined when unknown, used or too old. */
export async function takePasswordReset(
  executor: Executor,
  tokenHash: string,
  now: number,
): Promise<number | undefined> {
  const [row] = await executor.orm
    .update(passwordResets)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        gt(passwordResets.expiresAt, now),
        sql`${passwordResets.usedAt} is null`,
      ),
    )
    .returning({ userId: passwordResets.userId });
  return row?.userId;
}
