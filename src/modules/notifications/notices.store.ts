import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import type { NoticeTopic, SettableTopic } from './rules/index.ts';

/** What a person is to be told inside Uli. */
export interface NewNotice {
  /** Who is told. */
  readonly userId: number;
  /** Who did it; null when nobody with an account did. */
  readonly actorId: number | null;
  /** Whose it leads to, if neither's: nobody is led to whom they are apart from. */
  readonly ownerId?: number;
  readonly topic: NoticeTopic;
  /** Such as `post.liked`: which words tell it. */
  readonly kind: string;
  /** What is grouped while unread, such as `post.liked:1234`. */
  readonly groupKey: string;
  /** Where it leads, a path of ours. */
  readonly href: string;
  /** What its words need besides the people. */
  readonly facts: object;
}

export interface Notice {
  readonly id: number;
  readonly topic: NoticeTopic;
  readonly kind: string;
  /** The latest first, at most three. */
  readonly actorIds: readonly number[];
  readonly actorsCount: number;
  readonly href: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly updatedAt: number;
  readonly readAt: number | null;
}

const list = statement(
  'notifications.list_notices',
  `SELECT id, topic, kind, actor_ids AS "actorIds", actors_count AS "actorsCount", href, facts,
          updated_at AS "updatedAt", read_at AS "readAt"
     FROM notices
    WHERE user_id = $1 AND ($2::text IS NULL OR topic = $2)
      AND ($3::timestamptz IS NULL OR (updated_at, id) < ($3, $4::int))
    ORDER BY updated_at DESC, id DESC LIMIT $5`,
);

/** What a person was told, the latest first; one row more than the page holds. */
export function listNotices(
  executor: Executor,
  userId: number,
  { topic, after, limit }: Page & { readonly topic?: NoticeTopic | undefined },
): Promise<Notice[]> {
  const values = [userId, topic ?? null, after ? new Date(after.at) : null, after?.id ?? null, limit + 1];
  return executor.query<Notice>(list, values);
}

const count = statement(
  'notifications.count_unread',
  'SELECT count(*) FROM (SELECT FROM notices WHERE user_id = $1 AND read_at IS NULL LIMIT 100) AS unread',
);

/** How many notices a person has not read, counted up to 100. */
export async function countUnread(executor: Executor, userId: number): Promise<number> {
  return (await executor.query<{ count: number }>(count, [userId]))[0]!.count;
}

const readOne = statement(
  'notifications.read_notice',
  'UPDATE notices SET read_at = coalesce(read_at, $3) WHERE user_id = $1 AND id = $2 RETURNING id',
);
const readAll = statement(
  'notifications.read_notices',
  'UPDATE notices SET read_at = $2 WHERE user_id = $1 AND read_at IS NULL',
);

/** Marks one notice of a person as read; false when it is not theirs. */
export async function markRead(executor: Executor, userId: number, id: number, now: number): Promise<boolean> {
  return (await executor.query(readOne, [userId, id, new Date(now)])).length > 0;
}

const readGroup = statement(
  'notifications.read_group',
  `UPDATE notices SET read_at = $3
    WHERE user_id = $1 AND (group_key = $2 OR starts_with(group_key, $2 || ':')) AND read_at IS NULL RETURNING id`,
);

/** Marks the unread notices of a group as read, and of the groups within it (`booking:7`, `booking:7:moved`); false if there are none. */
export async function markGroupRead(
  executor: Executor,
  userId: number,
  groupKey: string,
  now: number,
): Promise<boolean> {
  return (await executor.query(readGroup, [userId, groupKey, new Date(now)])).length > 0;
}

export async function markAllRead(executor: Executor, userId: number, now: number): Promise<void> {
  await executor.query(readAll, [userId, new Date(now)]);
}

const forget = statement('notifications.forget_notices', 'DELETE FROM notices WHERE updated_at < $1');

export async function deleteOldNotices(executor: Executor, before: number): Promise<void> {
  await executor.query(forget, [new Date(before)]);
}

const offTopics = statement(
  'notifications.off_topics',
  'SELECT topic FROM notice_settings WHERE user_id = $1 AND NOT in_app',
);
const setTopics = statement(
  'notifications.set_topics',
  `INSERT INTO notice_settings (user_id, topic, in_app)
   SELECT $1, wished.* FROM unnest($2::text[], $3::boolean[]) AS wished
   ON CONFLICT (user_id, topic) DO UPDATE SET in_app = excluded.in_app`,
);

/** The topics that a person switched off. */
export async function listOffTopics(executor: Executor, userId: number): Promise<NoticeTopic[]> {
  return (await executor.query<{ topic: NoticeTopic }>(offTopics, [userId])).map(({ topic }) => topic);
}

export async function updateTopics(
  executor: Executor,
  userId: number,
  wished: Partial<Record<SettableTopic, boolean>>,
): Promise<void> {
  await executor.query(setTopics, [userId, Object.keys(wished), Object.values(wished)]);
}
