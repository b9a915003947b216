import { statement, type Executor } from '#platform/database';
import type { Trade } from './rules/index.ts';

const tradesOf = statement(
  'explore.trades_of',
  `SELECT id, category, profession, business_category AS "businessCategory" FROM users WHERE id = ANY($1::int[])`,
);

/** What decides about the category of each of these people. */
export function readTrades(executor: Executor, ids: readonly number[]): Promise<(Trade & { id: number })[]> {
  return executor.query<Trade & { id: number }>(tradesOf, [ids]);
}

const tagsSearched = 40;

const writeRows = statement(
  'explore.write_people',
  `WITH gone AS (DELETE FROM explore_people USING users
     WHERE explore_people.user_id = ANY($1::int[]) AND users.id = explore_people.user_id AND users.absent)
   INSERT INTO explore_people
     (user_id, name, words, category, latitude, longitude, rating, ratings_count, standing)
   SELECT users.id, lower(unaccent(full_name || ' ' || username)),
          lower(unaccent(concat_ws(' ', full_name, username, profession, business_name, business_category, city,
                                   given.category, offered.names, tags.names))),
          given.category, latitude, longitude,
          coalesce(round(100.0 * stars.sum / nullif(stars.count, 0)), 0), coalesce(stars.count, 0),
          CASE WHEN offered.names IS NOT NULL AND availabilities.user_id IS NOT NULL THEN 16 ELSE 0 END
            + CASE WHEN profession IS NOT NULL THEN 4 ELSE 0 END
            + CASE WHEN profile_image IS NOT NULL THEN 2 ELSE 0 END
            + CASE WHEN bio IS NOT NULL THEN 2 ELSE 0 END
            + CASE WHEN stars.count > 0 THEN round(2.0 * (stars.sum + 17.5) / (stars.count + 5)) ELSE 7 END
     FROM unnest($1::int[], $2::text[]) AS given (id, category)
     JOIN users ON users.id = given.id AND NOT users.absent
     LEFT JOIN availabilities ON availabilities.user_id = users.id
     LEFT JOIN LATERAL (
       SELECT string_agg(name, ' ') AS names
         FROM services WHERE user_id = users.id AND published AND removed_at IS NULL) AS offered ON true
     LEFT JOIN LATERAL (
       SELECT stars_1 + stars_2 + stars_3 + stars_4 + stars_5 AS count,
              stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5 AS sum
         FROM rating_totals WHERE artist_id = users.id) AS stars ON true
     LEFT JOIN LATERAL (
       SELECT string_agg(tag, ' ') AS names
         FROM (SELECT tag FROM posts JOIN post_tags ON post_tags.post_id = posts.id
                WHERE posts.user_id = users.id AND published_at IS NOT NULL
                GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${tagsSearched}) AS used) AS tags ON true
    ORDER BY users.id
   ON CONFLICT (user_id) DO UPDATE
      SET name = excluded.name, words = excluded.words, category = excluded.category, latitude = excluded.latitude,
          longitude = excluded.longitude, rating = excluded.rating,
          ratings_count = excluded.ratings_count, standing = excluded.standing`,
);

/** Writes the search rows of these people anew, each with the category it is found in; whoever is leaving has none. */
export async function writeSearchRows(
  transaction: Executor,
  people: readonly { readonly id: number; readonly category: string | undefined }[],
): Promise<void> {
  await transaction.query(writeRows, [people.map(({ id }) => id), people.map(({ category }) => category ?? null)]);
}
