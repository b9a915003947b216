import type { EpochMs } from '#kernel/time';
import type { Executor } from '#platform/database';

/** Who did what to whom, and when, as the use cases would have told it. */
const news = `
  SELECT post.user_id, liked.user_id AS actor_id, 'likes' AS topic, 'post.liked' AS kind,
         'post.liked:' || post.id AS group_key, '/post/' || post.id AS href,
         json_build_object('postId', post.id)::jsonb AS facts, liked.created_at AS at
    FROM likes AS liked JOIN posts AS post ON post.id = liked.post_id
  UNION ALL
  SELECT post.user_id, said.user_id, 'comments', 'post.commented', 'post.commented:' || post.id, '/post/' || post.id,
         json_build_object('postId', post.id, 'commentId', said.id)::jsonb, said.created_at
    FROM comments AS said JOIN posts AS post ON post.id = said.post_id WHERE said.parent_id IS NULL
  UNION ALL
  SELECT following_id, follower_id, 'follows', 'person.followed', 'person.followed', '/profile/' || follower_id,
         '{}'::jsonb, created_at FROM follows
  UNION ALL
  SELECT visit.artist_id, visit.client_id, 'bookings', 'booking.requested', 'booking:' || visit.id,
         '/bookings?tab=professional#booking-' || visit.id, json_build_object('service', service_name, 'timeZone', visit.time_zone,
           'startsAt', extract(epoch FROM starts_at)::bigint * 1000,
           'name', coalesce(guest_name, client.full_name))::jsonb, visit.created_at
    FROM bookings AS visit LEFT JOIN users AS client ON client.id = visit.client_id
   WHERE visit.status = 'pending' AND visit.parent_booking_id IS NULL
  UNION ALL
  SELECT visit.client_id, visit.artist_id, 'bookings', 'booking.confirmed', 'booking:' || visit.id,
         '/booking-confirmation?booking=' || visit.id, json_build_object('service', service_name,
           'timeZone', visit.time_zone, 'startsAt', extract(epoch FROM starts_at)::bigint * 1000,
           'name', artist.full_name)::jsonb, visit.created_at
    FROM bookings AS visit JOIN users AS artist ON artist.id = visit.artist_id
   WHERE visit.status = 'confirmed' AND visit.client_id IS NOT NULL AND visit.parent_booking_id IS NULL
  UNION ALL
  SELECT rated.artist_id, rated.client_id, 'ratings', 'rating.received', 'rating.received:' || rated.id,
         '/profile/' || rated.artist_id || '?tab=ratings', json_build_object('rating', rated.rating,
           'service', visit.service_name, 'name', '')::jsonb, rated.created_at
    FROM ratings AS rated JOIN bookings AS visit ON visit.id = rated.booking_id`;

const fill = `
  WITH news AS (${news}),
   latest AS (SELECT DISTINCT ON (user_id, group_key, actor_id) * FROM news
               WHERE user_id IS DISTINCT FROM actor_id AND at <= $1::timestamptz
               ORDER BY user_id, group_key, actor_id, at DESC),
   grouped AS (
     SELECT user_id, group_key, topic, kind, count(actor_id) AS actors_count, min(at) AS created_at, max(at) AS updated_at,
            coalesce((array_agg(actor_id ORDER BY at DESC) FILTER (WHERE actor_id IS NOT NULL))[1:3], '{}') AS actor_ids,
            (array_agg(href ORDER BY at DESC))[1] AS href, (array_agg(facts ORDER BY at DESC))[1] AS facts,
            row_number() OVER (PARTITION BY user_id ORDER BY max(at) DESC) AS place
       FROM latest GROUP BY user_id, group_key, topic, kind),
   told AS (
     INSERT INTO notices (user_id, topic, kind, group_key, actor_ids, actors_count, href, facts, created_at, updated_at, read_at)
     SELECT user_id, topic, kind, group_key, actor_ids, actors_count, href, facts::json, created_at, updated_at,
            CASE WHEN place > 3 THEN least(updated_at + interval '1 hour', $1::timestamptz) END
       FROM grouped ORDER BY updated_at
     RETURNING id, user_id, group_key)
  INSERT INTO notice_people (notice_id, user_id, at)
  SELECT told.id, latest.actor_id, latest.at FROM told JOIN latest USING (user_id, group_key)
   WHERE latest.actor_id IS NOT NULL`;

/** What everybody was told of it all: of each person the latest three are unread. Comes after everything else. */
export async function fillNotices(transaction: Executor, now: EpochMs): Promise<void> {
  await transaction.run(fill, [new Date(now)]);
}
