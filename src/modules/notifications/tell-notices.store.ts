import { apartSql } from '#modules/safety/tables';
import { statement, type Executor } from '#platform/database';
import { tellingLive, toldLive } from '#platform/realtime';
import type { NewNotice } from './notices.store.ts';

const shownPeople = 3;

const tellPeople = (people: string) =>
  `SELECT ARRAY['person:' || user_id], 'notices', '{}'::json FROM (${people}) AS people`;

// Of each person and group one notice, since no statement changes a row twice. A new one has its people from the beginning;
// who is to join one that was there before comes back with it. Of a row that was there before, xmax is this transaction.
const open = statement(
  'notifications.open_notices',
  `WITH wish AS (
     SELECT * FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::json[], $9::int[])
       WITH ORDINALITY AS wish (user_id, actor_id, topic, kind, group_key, href, facts, owner_id, turn)
      WHERE user_id IS DISTINCT FROM actor_id
        -- What was booked before a block stays booked, and is told, and so is what was paid.
        AND (topic IN ('bookings', 'payments') OR NOT ${apartSql('wish.user_id', 'wish.actor_id')})
        AND NOT ${apartSql('wish.user_id', 'wish.owner_id')}
        AND NOT EXISTS (SELECT FROM notice_settings AS setting
                         WHERE setting.user_id = wish.user_id AND setting.topic = wish.topic AND NOT in_app)),
   standing AS (
     SELECT DISTINCT ON (user_id, group_key, actor_id) user_id, group_key, actor_id, turn
       FROM wish WHERE actor_id IS NOT NULL ORDER BY user_id, group_key, actor_id, turn DESC),
   people AS (
     SELECT user_id, group_key, (array_agg(actor_id ORDER BY turn DESC))[1:${shownPeople}] AS latest, count(*) AS number
       FROM standing GROUP BY user_id, group_key),
   opened AS (
     INSERT INTO notices (user_id, actor_ids, actors_count, topic, kind, group_key, href, facts, created_at, updated_at)
     SELECT DISTINCT ON (user_id, group_key) user_id, coalesce(people.latest, '{}'), coalesce(people.number, 0), topic, kind,
            group_key, href, facts, $8, $8
       FROM wish LEFT JOIN people USING (user_id, group_key) ORDER BY user_id, group_key, turn DESC
     ON CONFLICT (user_id, group_key) WHERE read_at IS NULL DO UPDATE SET
       kind = excluded.kind, href = excluded.href, facts = excluded.facts, updated_at = excluded.updated_at
     RETURNING id, user_id, group_key, xmax = 0 AS fresh),
   joined AS (
     INSERT INTO notice_people (notice_id, user_id, at)
     SELECT opened.id, standing.actor_id, $8::timestamptz + standing.turn * interval '1 millisecond'
       FROM opened JOIN standing USING (user_id, group_key) WHERE fresh),
   ${toldLive(tellPeople('SELECT DISTINCT user_id FROM opened WHERE fresh'))}
   SELECT opened.id, wish.actor_id AS "actorId"
     FROM opened JOIN wish USING (user_id, group_key) WHERE NOT fresh ORDER BY wish.turn`,
);
// A statement of its own: it sees who joined while the one before waited for the notice.
const join = statement(
  'notifications.join_notices',
  `WITH wish AS (
     SELECT DISTINCT ON (notice_id, user_id) notice_id, user_id, turn
       FROM unnest($1::int[], $2::int[]) WITH ORDINALITY AS wish (notice_id, user_id, turn)
      ORDER BY notice_id, user_id, turn DESC),
   joined AS (
     INSERT INTO notice_people (notice_id, user_id, at)
     SELECT notice_id, user_id, $3::timestamptz + turn * interval '1 millisecond' FROM wish WHERE user_id IS NOT NULL
     ON CONFLICT (notice_id, user_id) DO UPDATE SET at = excluded.at
     RETURNING notice_id, user_id, at, xmax = 0 AS fresh),
   counted AS (
     UPDATE notices SET
       actors_count = actors_count + (SELECT count(*) FROM joined WHERE notice_id = notices.id AND fresh),
       actor_ids = (ARRAY(SELECT user_id FROM joined WHERE notice_id = notices.id ORDER BY at DESC)
         || ARRAY(SELECT before.id FROM unnest(actor_ids) WITH ORDINALITY AS before (id, place)
                   WHERE before.id NOT IN (SELECT user_id FROM joined WHERE notice_id = notices.id)
                   ORDER BY before.place))[1:${shownPeople}]
      WHERE id = ANY($1::int[]) RETURNING user_id),
   ${tellingLive(tellPeople('SELECT DISTINCT user_id FROM counted'))}`,
);

/**
 * Adds notices, the earliest first, or joins them to the unread ones of their groups, and says so live; none for people who
 * are not to be told.
 */
export async function insertNotices(transaction: Executor, notices: readonly NewNotice[], now: number): Promise<void> {
  if (notices.length === 0) return;
  const at = new Date(now);
  const opened = await transaction.query<{ id: number; actorId: number | null }>(open, [
    notices.map(({ userId }) => userId),
    notices.map(({ actorId }) => actorId),
    notices.map(({ topic }) => topic),
    notices.map(({ kind }) => kind),
    notices.map(({ groupKey }) => groupKey),
    notices.map(({ href }) => href),
    notices.map(({ facts }) => JSON.stringify(facts)),
    at,
    notices.map(({ ownerId }) => ownerId ?? null),
  ]);
  if (opened.length === 0) return;
  await transaction.write(join, [opened.map(({ id }) => id), opened.map(({ actorId }) => actorId), at]);
}

/** Those who are left in a notice, the latest first. */
const latest = (gone: string) => `ARRAY(SELECT user_id FROM notice_people
  WHERE notice_id = notices.id AND user_id <> ALL(${gone}) ORDER BY at DESC, user_id DESC LIMIT ${shownPeople})`;

const lock = statement(
  'notifications.lock_notice',
  'SELECT id FROM notices WHERE user_id = $1 AND group_key = $2 AND read_at IS NULL FOR UPDATE',
);
const leave = statement(
  'notifications.leave_notice',
  `WITH gone AS (DELETE FROM notice_people WHERE notice_id = $1 AND user_id = $2::int RETURNING user_id),
   emptied AS (DELETE FROM notices USING gone WHERE id = $1 AND actors_count = 1)
   UPDATE notices SET actors_count = actors_count - 1, actor_ids = ${latest('ARRAY[$2::int]')}
     FROM gone WHERE id = $1 AND actors_count > 1 RETURNING id`,
);

/** Takes somebody out of an unread notice, and the notice away when nobody else stands in it; false when there is none. */
export async function leaveNotice(
  transaction: Executor,
  { userId, actorId, groupKey }: { userId: number; actorId: number; groupKey: string },
): Promise<boolean> {
  const [notice] = await transaction.query<{ id: number }>(lock, [userId, groupKey]);
  if (notice) await transaction.write(leave, [notice.id, actorId]);
  return notice !== undefined;
}

const lockBetween = statement(
  'notifications.lock_between',
  `SELECT id FROM notices
    WHERE topic NOT IN ('bookings', 'payments')
      AND (user_id = $1 AND id IN (SELECT notice_id FROM notice_people WHERE user_id = $2)
        OR user_id = $2 AND id IN (SELECT notice_id FROM notice_people WHERE user_id = $1))
    ORDER BY id FOR UPDATE`,
);
// A statement of its own: it sees who joined or left while the one before waited for the notices.
const part = statement(
  'notifications.part',
  `WITH gone AS (
     DELETE FROM notice_people USING notices
      WHERE notices.id = notice_people.notice_id AND notices.id = ANY($3::int[])
        AND ((notices.user_id = $1::int AND notice_people.user_id = $2::int)
          OR (notices.user_id = $2::int AND notice_people.user_id = $1::int))
     RETURNING notice_id)
   UPDATE notices SET actors_count = actors_count - 1, actor_ids = ${latest('ARRAY[$1::int, $2::int]')}
     FROM gone WHERE notices.id = gone.notice_id`,
);
const sweep = statement(
  'notifications.sweep_parted',
  'DELETE FROM notices WHERE id = ANY($1::int[]) AND actors_count = 0',
);

/** Takes away what two people were told of each other, also beside others; news of bookings and money stays. */
export async function deleteNoticesBetween(transaction: Executor, oneId: number, otherId: number): Promise<void> {
  const locked = await transaction.query<{ id: number }>(lockBetween, [oneId, otherId]);
  if (locked.length === 0) return;
  const ids = locked.map(({ id }) => id);
  await transaction.query(part, [oneId, otherId, ids]);
  await transaction.query(sweep, [ids]);
}
