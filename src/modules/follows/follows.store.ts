import { apartSql, mutedSql } from '#modules/safety/tables';
import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';

export interface FollowCounts {
  readonly followersCount: number;
  readonly followingCount: number;
}

const countsOf = statement(
  'follows.counts_of',
  `SELECT user_id AS "userId", followers_count AS "followersCount", following_count AS "followingCount"
     FROM follow_counts WHERE user_id = ANY($1::int[])`,
);

/** How many follow each of these people, and whom they follow; who is missing has none. */
export async function followCountsOf(executor: Executor, ids: readonly number[]): Promise<Map<number, FollowCounts>> {
  const rows = await executor.query<FollowCounts & { userId: number }>(countsOf, [ids]);
  return new Map(rows.map(({ userId, ...counts }) => [userId, counts]));
}

const among = statement(
  'follows.followed_among',
  'SELECT following_id AS id FROM follows WHERE follower_id = $1 AND following_id = ANY($2::int[])',
);

/** Those among `ids` whom a viewer follows. */
export async function followedAmong(
  executor: Executor,
  viewerId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await executor.query<{ id: number }>(among, [viewerId, ids]);
  return new Set(rows.map(({ id }) => id));
}

const unmuted = statement(
  'follows.unmuted',
  `SELECT following_id AS id FROM follows WHERE follower_id = $1 AND NOT ${mutedSql('$1::int', 'following_id')}`,
);

/** Whom somebody follows and has not muted. */
export async function followedUnmuted(executor: Executor, userId: number): Promise<number[]> {
  return (await executor.query<{ id: number }>(unmuted, [userId])).map(({ id }) => id);
}

const insert = statement(
  'follows.insert',
  `INSERT INTO follows (follower_id, following_id, created_at) VALUES ($1, $2, $3)
   ON CONFLICT DO NOTHING RETURNING follower_id`,
);
const remove = statement(
  'follows.delete',
  'DELETE FROM follows WHERE follower_id = $1 AND following_id = $2 RETURNING follower_id',
);
// Both rows in the order of their ids: two changes never wait for each other in a ring.
const count = statement(
  'follows.count',
  `INSERT INTO follow_counts AS counts (user_id, followers_count, following_count)
   SELECT * FROM (VALUES ($1::int, 0, $3::int), ($2::int, $3::int, 0)) AS change (user_id, followers, following)
    ORDER BY user_id
   ON CONFLICT (user_id) DO UPDATE SET followers_count = counts.followers_count + excluded.followers_count,
     following_count = counts.following_count + excluded.following_count`,
);

/** Adds a follow and counts it; false when it was there before. */
export async function insertFollow(
  transaction: Executor,
  followerId: number,
  followingId: number,
  now: number,
): Promise<boolean> {
  const [added] = await transaction.query(insert, [followerId, followingId, new Date(now)]);
  if (added) await transaction.query(count, [followerId, followingId, 1]);
  return added !== undefined;
}

/** Takes a follow away and counts it; false when there was none. */
export async function deleteFollow(transaction: Executor, followerId: number, followingId: number): Promise<boolean> {
  const [gone] = await transaction.query(remove, [followerId, followingId]);
  if (gone) await transaction.query(count, [followerId, followingId, -1]);
  return gone !== undefined;
}

export interface ListedPerson {
  readonly id: number;
  readonly username: string;
  readonly fullName: string;
  readonly profession: string | null;
  readonly profileImage: string | null;
  readonly city: string | null;
  readonly following: boolean;
  /** When the follow began. */
  readonly since: number;
}

/** The lists of a person: who follows them, or whom they follow. */
export type FollowList = 'followers' | 'following';

const card = `users.id, users.username, users.full_name AS "fullName", users.profession,
  users.profile_image AS "profileImage", users.city`;
const listText = (name: FollowList, own: string, other: string) =>
  statement(
    `follows.list_${name}`,
    `SELECT ${card}, follows.created_at AS since,
            EXISTS (SELECT FROM follows AS mine WHERE mine.follower_id = $5 AND mine.following_id = users.id) AS following
       FROM follows JOIN users ON users.id = follows.${other} AND NOT users.absent
      WHERE follows.${own} = $1 AND ($2::timestamptz IS NULL OR (follows.created_at, follows.${other}) < ($2, $3::int))
        AND NOT ${apartSql('$5::int', 'users.id')}
      ORDER BY follows.created_at DESC, follows.${other} DESC LIMIT $4`,
  );
const lists = {
  followers: listText('followers', 'following_id', 'follower_id'),
  following: listText('following', 'follower_id', 'following_id'),
};

/** A list of a person, the latest first, without those who are apart from the viewer; one row more than the page holds. */
export function listFollows(
  executor: Executor,
  list: FollowList,
  userId: number,
  viewerId: number | undefined,
  { after, limit }: Page,
): Promise<ListedPerson[]> {
  const values = [userId, after ? new Date(after.at) : null, after?.id ?? null, limit + 1, viewerId ?? null];
  return executor.query<ListedPerson>(lists[list], values);
}

const hidden = statement(
  'follows.are_hidden',
  'SELECT follows_hidden AS hidden FROM users WHERE id = $1 AND NOT absent',
);
const hide = statement('follows.hide', 'UPDATE users SET follows_hidden = $2 WHERE id = $1');

/** Whether a person keeps their lists to themselves; undefined when nobody has this id. */
export async function areFollowsHidden(executor: Executor, userId: number): Promise<boolean | undefined> {
  return (await executor.query<{ hidden: boolean }>(hidden, [userId]))[0]?.hidden;
}

export async function setFollowsHidden(executor: Executor, userId: number, isHidden: boolean): Promise<void> {
  await executor.query(hide, [userId, isHidden]);
}
