import { apartSql } from '#modules/safety/tables';
import { statement, type Executor } from '#platform/database';
import type { ListedPerson } from './follows.store.ts';

/** The demo's own account is nobody to follow. */
const demoId = 3;

// A few hundred candidates however many people there are: those whom one's own people follow, and the newest who offer something.
const suggest = statement(
  'follows.suggest',
  `WITH own AS (SELECT following_id AS id FROM follows WHERE follower_id = $1 ORDER BY created_at DESC LIMIT 100),
     near AS (SELECT next.following_id AS id, count(*) AS through
                FROM own CROSS JOIN LATERAL (
                  SELECT following_id FROM follows WHERE follower_id = own.id ORDER BY created_at DESC LIMIT 20) AS next
               GROUP BY next.following_id),
     newest AS (SELECT id, 0 AS through FROM users WHERE profession IS NOT NULL ORDER BY id DESC LIMIT 200),
     candidates AS (SELECT id, max(through) AS through FROM (TABLE near UNION ALL TABLE newest) AS found GROUP BY id)
   SELECT users.id, users.username, users.full_name AS "fullName", users.profession,
          users.profile_image AS "profileImage", users.city, false AS following
     FROM candidates JOIN users USING (id) JOIN users AS viewer ON viewer.id = $1
    WHERE users.id NOT IN ($1, ${demoId}) AND NOT users.absent
      AND NOT EXISTS (SELECT FROM follows WHERE follower_id = $1 AND following_id = users.id)
      AND NOT EXISTS (SELECT FROM mutes WHERE muter_id = $1 AND muted_id = users.id)
      AND NOT ${apartSql('$1::int', 'users.id')}
    ORDER BY 3 * least(candidates.through, 5) + CASE WHEN lower(users.city) = lower(viewer.city) THEN 2 ELSE 0 END
               + CASE WHEN users.category = viewer.category THEN 1 ELSE 0 END
               + num_nonnulls(users.profile_image, users.profession, users.bio) DESC, users.id DESC
    LIMIT $2`,
);

/**
 * Whom a person may want to follow: first whom their own people follow, then who works in their city or trade and has a
 * whole profile. Never by the number of followers.
 */
export function listSuggestions(executor: Executor, userId: number, limit: number) {
  return executor.query<Omit<ListedPerson, 'since'>>(suggest, [userId, limit]);
}
