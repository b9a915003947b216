import { eq, getTableColumns } from 'drizzle-orm';
import { statement, violatedConstraint, type Executor, zoneRenaming } from '#platform/database';
import { refuse } from '#kernel/refusal';
import type { PersonCard } from './accounts.contract.ts';
import { users } from './accounts.tables.ts';

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

/** Writes today's names of zones in place of others. */
export const renameUserZones = zoneRenaming('users');
