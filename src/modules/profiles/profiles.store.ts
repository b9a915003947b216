import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { users } from '#modules/accounts/tables';
import { statement, violatedConstraint, type Executor } from '#platform/database';
import type { PublicUser } from './profiles.contract.ts';

const shown = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  bio: users.bio,
  profileImage: users.profileImage,
  profession: users.profession,
  city: users.city,
  customUrl: users.customUrl,
  accountType: users.accountType,
  businessName: users.businessName,
  isVerified: users.isVerified,
};

const publicColumns = `id, username, full_name AS "fullName", bio, profile_image AS "profileImage", profession, city,
  custom_url AS "customUrl", account_type AS "accountType", business_name AS "businessName", is_verified AS "isVerified"`;
const byId = statement('profiles.by_id', `SELECT ${publicColumns} FROM users WHERE id = $1`);
const byUsername = statement(
  'profiles.by_username',
  `SELECT ${publicColumns} FROM users WHERE lower(username) = lower($1)`,
);
const byCustomUrl = statement(
  'profiles.by_custom_url',
  `SELECT ${publicColumns} FROM users WHERE lower(custom_url) = lower($1)`,
);

export async function findPublicUser(executor: Executor, id: number): Promise<PublicUser | undefined> {
  return (await executor.query<PublicUser>(byId, [id]))[0];
}

export async function findPublicUserByUsername(executor: Executor, username: string): Promise<PublicUser | undefined> {
  return (await executor.query<PublicUser>(byUsername, [username]))[0];
}

export async function findPublicUserByCustomUrl(
  executor: Executor,
  customUrl: string,
): Promise<PublicUser | undefined> {
  return (await executor.query<PublicUser>(byCustomUrl, [customUrl]))[0];
}

/** One page of people by id, after `afterId`; `q` finds in name, username and profession without regard to case. */
export async function listPublicUsers(
  executor: Executor,
  { q, afterId, limit }: { q?: string; afterId: number; limit: number },
) {
  const pattern = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const matches = pattern
    ? or(
        sql`${users.username} ilike ${pattern}`,
        sql`${users.fullName} ilike ${pattern}`,
        sql`${users.profession} ilike ${pattern}`,
      )
    : undefined;
  return executor.orm
    .select(shown)
    .from(users)
    .where(and(gt(users.id, afterId), matches))
    .orderBy(asc(users.id))
    .limit(limit);
}

export type ProfileChange = Partial<typeof users.$inferInsert>;

/** Changes a person's own row; false when the custom address belongs to somebody else. */
export async function updateProfile(executor: Executor, id: number, change: ProfileChange): Promise<boolean> {
  try {
    if (Object.keys(change).length > 0) await executor.orm.update(users).set(change).where(eq(users.id, id));
    return true;
  } catch (error) {
    if (violatedConstraint(error) === 'users_custom_url_key') return false;
    throw error;
  }
}

/** Whether somebody other than `id` goes by this username. */
export async function isOthersUsername(executor: Executor, id: number, name: string): Promise<boolean> {
  const [row] = await executor.orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.username})`, name), ne(users.id, id)));
  return row !== undefined;
}
