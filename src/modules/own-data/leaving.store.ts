import { isHereSql } from '#modules/accounts/tables';
import { statement, type Executor } from '#platform/database';

const lock = statement(
  'own_data.lock_person',
  `SELECT is_admin AS "isAdmin", leaves_at AS "leavesAt", left_at AS "leftAt" FROM users WHERE id = $1 FOR NO KEY UPDATE`,
);

export interface LockedPerson {
  readonly isAdmin: boolean;
  readonly leavesAt: number | null;
  readonly leftAt: number | null;
}

/** A person, kept as they are until the transaction ends: whoever wants to book them or sign in as them waits. */
export async function lockPerson(transaction: Executor, userId: number): Promise<LockedPerson | undefined> {
  return (await transaction.query<LockedPerson>(lock, [userId]))[0];
}

const admins = statement(
  'own_data.lock_admins',
  'SELECT id FROM users WHERE is_admin AND NOT absent ORDER BY id FOR NO KEY UPDATE',
);

/** Everybody who looks after the installation, kept so until the transaction ends. */
export async function lockAdmins(transaction: Executor): Promise<number[]> {
  return (await transaction.query<{ id: number }>(admins)).map(({ id }) => id);
}

const otherAdmin = statement(
  'own_data.is_last_admin',
  `SELECT is_admin AND NOT EXISTS (SELECT FROM users WHERE is_admin AND NOT absent AND id <> $1) AS last
     FROM users WHERE id = $1`,
);

export async function isLastAdmin(executor: Executor, userId: number): Promise<boolean> {
  return (await executor.query<{ last: boolean }>(otherAdmin, [userId]))[0]?.last ?? false;
}

const open = (
  own: string,
  other: string,
) => `SELECT bookings.id, bookings.starts_at AS date, bookings.service_name AS service,
    bookings.time_zone AS "timeZone", coalesce(person.full_name, bookings.guest_name) AS person, '${own}' AS side
  FROM bookings LEFT JOIN users person ON person.id = bookings.${other}
 WHERE bookings.${own} = $1 AND bookings.status IN ('pending', 'confirmed', 'awaiting_payment') AND bookings.ends_at > $2
   AND (bookings.expires_at IS NULL OR bookings.expires_at > $2)`;
const openOf = statement(
  'own_data.open_visits',
  `WITH open AS (${open('artist_id', 'client_id')} UNION ALL ${open('client_id', 'artist_id')})
   SELECT (SELECT count(*)::int FROM open WHERE side = 'client_id') AS "asClient",
          (SELECT count(*)::int FROM open WHERE side = 'artist_id') AS "asProfessional",
          (SELECT coalesce(json_agg(json_build_object('id', id, 'date', date, 'service', service, 'timeZone', "timeZone",
                    'person', person) ORDER BY date, id), '[]')
             FROM (SELECT * FROM open ORDER BY date, id LIMIT $3) AS soonest) AS next`,
);

export interface OpenVisits {
  readonly asClient: number;
  readonly asProfessional: number;
  readonly next: readonly {
    readonly id: number;
    /** ISO 8601. */
    readonly date: string;
    readonly timeZone: string;
    readonly service: string;
    readonly person: string;
  }[];
}

/** How many visits to come a person has, and the next of them. */
export async function readOpenVisits(
  executor: Executor,
  userId: number,
  { now, most }: { now: number; most: number },
): Promise<OpenVisits> {
  return (await executor.query<OpenVisits>(openOf, [userId, new Date(now), most]))[0]!;
}

const setLeaving = statement('own_data.set_leaving', 'UPDATE users SET leaves_at = $2 WHERE id = $1');
const shelve = statement(
  'own_data.shelve_posts',
  `UPDATE posts SET shelved_from = published_at, published_at = NULL WHERE user_id = $1 AND published_at IS NOT NULL`,
);
const unshelve = statement(
  'own_data.unshelve_posts',
  `UPDATE posts SET published_at = shelved_from, shelved_from = NULL
    WHERE user_id = $1 AND shelved_from IS NOT NULL AND ${isHereSql('$1')}`,
);
const countPosts = statement(
  'own_data.count_posts',
  `UPDATE post_counts
      SET posts_count = (SELECT count(*) FROM posts WHERE posts.user_id = $1 AND published_at IS NOT NULL)
    WHERE user_id = $1`,
);
const signOut = (['sessions', 'password_resets', 'mailed_links', 'challenges'] as const).map((table) =>
  statement(`own_data.leave_${table}`, `DELETE FROM ${table} WHERE user_id = $1`),
);
const dropHolds = statement('own_data.drop_holds', 'DELETE FROM holds WHERE artist_id = $1');

/** Takes what a locked person shows out of sight, and ends their sessions. */
export async function withdrawPerson(transaction: Executor, userId: number): Promise<void> {
  for (const step of [shelve, countPosts, dropHolds, ...signOut]) await transaction.query(step, [userId]);
}

/** Shows again what a locked person showed, unless something else keeps them away. */
export async function returnPerson(transaction: Executor, userId: number): Promise<void> {
  for (const step of [unshelve, countPosts]) await transaction.query(step, [userId]);
}

/** Hides a locked person and what they show, and ends their sessions. */
export async function hidePerson(transaction: Executor, userId: number, leavesAt: number): Promise<void> {
  await transaction.query(setLeaving, [userId, new Date(leavesAt)]);
  await withdrawPerson(transaction, userId);
}

/** Shows a locked person again, with what they showed. */
export async function showPerson(transaction: Executor, userId: number): Promise<void> {
  await transaction.query(setLeaving, [userId, null]);
  await returnPerson(transaction, userId);
}

const takeDue = statement(
  'own_data.take_due',
  `SELECT id FROM users WHERE leaves_at <= $1 AND left_at IS NULL
    ORDER BY leaves_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
);

/** The id of somebody whose time is over, for this transaction alone. */
export async function takeDuePerson(transaction: Executor, now: number): Promise<number | undefined> {
  return (await transaction.query<{ id: number }>(takeDue, [new Date(now)]))[0]?.id;
}
