import { apartSql } from '#modules/safety/tables';
import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import { tellingLive } from '#platform/realtime';
import type { noticeTopics } from './notifications.tables.ts';

export type NoticeTopic = (typeof noticeTopics)[number];

/** What a person is to be told inside Uli. */
export interface NewNotice {
  /** Who is told. */
  readonly userId: number;
  /** Who did it; null when nobody with an account did. */
  readonly actorId: number | null;
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

/** Adds what `source` holds: of each person and group one notice, since no statement changes a row twice. */
const adding = (source: string) => `
   WITH added AS (
   INSERT INTO notices (user_id, actor_ids, actors_count, topic, kind, group_key, href, facts, created_at, updated_at)
   SELECT user_id, array_remove(ARRAY[actor_id], NULL), num_nonnulls(actor_id), topic, kind, group_key, href, facts, $8, $8
     FROM (${source}) AS wish (user_id, actor_id, topic, kind, group_key, href, facts)
    WHERE user_id IS DISTINCT FROM actor_id
      -- What was booked before a block stays booked, and is told.
      AND (topic = 'bookings' OR NOT ${apartSql('wish.user_id', 'wish.actor_id')})
      AND NOT EXISTS (SELECT FROM notice_settings AS setting
                       WHERE setting.user_id = wish.user_id AND setting.topic = wish.topic AND NOT in_app)
    ORDER BY user_id, group_key
   ON CONFLICT (user_id, group_key) WHERE read_at IS NULL DO UPDATE SET
     actors_count = notices.actors_count + CASE WHEN excluded.actor_ids <@ notices.actor_ids THEN 0 ELSE 1 END,
     actor_ids = (excluded.actor_ids || array_remove(notices.actor_ids, excluded.actor_ids[1]))[1:3],
     kind = excluded.kind, href = excluded.href, facts = excluded.facts, updated_at = excluded.updated_at
   RETURNING user_id),
   ${tellingLive(`SELECT ARRAY['person:' || user_id], 'notices', '{}'::json FROM (SELECT DISTINCT user_id FROM added) AS people`)}`;
const add = statement(
  'notifications.add_notice',
  adding('SELECT $1::int, $2::int, $3::text, $4::text, $5::text, $6::text, $7::json'),
);
const addMany = statement(
  'notifications.add_notices',
  adding('SELECT * FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::json[])'),
);

/** Adds a notice or joins it to the unread one of its group, and says so live; nothing when the person is not to be told. */
export async function insertNotice(transaction: Executor, notice: NewNotice, now: number): Promise<void> {
  const { userId, actorId, topic, kind, groupKey, href, facts } = notice;
  const values = [userId, actorId, topic, kind, groupKey, href, JSON.stringify(facts), new Date(now)];
  await transaction.write(add, values);
}

/** The same for many at once, the earliest first. */
export async function insertNotices(transaction: Executor, notices: readonly NewNotice[], now: number): Promise<void> {
  const seen = new Map<string, number>();
  const turnOf = ({ userId, groupKey }: NewNotice) => {
    const key = `${userId} ${groupKey}`;
    const turn = seen.get(key) ?? 0;
    seen.set(key, turn + 1);
    return turn;
  };
  for (const turn of Map.groupBy(notices, turnOf).values()) {
    await transaction.write(addMany, [
      turn.map(({ userId }) => userId),
      turn.map(({ actorId }) => actorId),
      turn.map(({ topic }) => topic),
      turn.map(({ kind }) => kind),
      turn.map(({ groupKey }) => groupKey),
      turn.map(({ href }) => href),
      turn.map(({ facts }) => JSON.stringify(facts)),
      new Date(now),
    ]);
  }
}

const withdraw = statement(
  'notifications.withdraw_notice',
  `DELETE FROM notices
    WHERE user_id = $1 AND group_key = $2 AND read_at IS NULL AND actors_count = 1 AND actor_ids = ARRAY[$3::int]
   RETURNING id`,
);

/** Takes an unread notice back when nobody else stands in it; false when it stays. */
export async function deleteNotice(
  transaction: Executor,
  { userId, actorId, groupKey }: { userId: number; actorId: number; groupKey: string },
): Promise<boolean> {
  return (await transaction.query(withdraw, [userId, groupKey, actorId])).length > 0;
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
  'UPDATE notices SET read_at = $3 WHERE user_id = $1 AND group_key = $2 AND read_at IS NULL RETURNING id',
);

/** Marks the unread notice of a group as read; false when there is none. */
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

const ofEachOther = `topic <> 'bookings'
  AND ((user_id = $1 AND $2 = ANY(actor_ids)) OR (user_id = $2 AND $1 = ANY(actor_ids)))`;
const partAlone = statement(
  'notifications.part_alone',
  `DELETE FROM notices WHERE ${ofEachOther} AND cardinality(actor_ids) = 1`,
);
const partAmong = statement(
  'notifications.part_among',
  `UPDATE notices SET actor_ids = array_remove(actor_ids, CASE WHEN user_id = $1 THEN $2::int ELSE $1::int END),
     actors_count = actors_count - 1
    WHERE ${ofEachOther}`,
);

/** Takes away what two people were told of each other, also beside others; news of bookings stays. */
export async function deleteNoticesBetween(transaction: Executor, oneId: number, otherId: number): Promise<void> {
  await transaction.query(partAlone, [oneId, otherId]);
  await transaction.query(partAmong, [oneId, otherId]);
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
  wished: Partial<Record<NoticeTopic, boolean>>,
): Promise<void> {
  await executor.query(setTopics, [userId, Object.keys(wished), Object.values(wished)]);
}
