import { statement, type Executor } from '#platform/database';

/** Ten alt texts may be long: what says most stands first. */
const mostLetters = 4_000;

const writeRows = statement(
  'explore.write_work',
  `INSERT INTO explore_work (post_id, words)
   SELECT posts.id, left(lower(unaccent(concat_ws(' ', caption, place, services.name, full_name, username, profession,
                                                  users.city, images.alts))), ${mostLetters})
     FROM posts
     JOIN users ON users.id = posts.user_id AND NOT users.absent
     LEFT JOIN services ON services.id = posts.service_id AND services.published AND services.removed_at IS NULL
     LEFT JOIN LATERAL (
       SELECT string_agg(alt, ' ' ORDER BY position) AS alts FROM post_images WHERE post_id = posts.id) AS images ON true
    WHERE posts.id = ANY($1::int[]) AND published_at IS NOT NULL
    ORDER BY posts.id
      FOR KEY SHARE OF posts
   ON CONFLICT (post_id) DO UPDATE SET words = excluded.words`,
);

/** Writes the search rows of these posts anew, as far as they are published. */
export async function writeWorkRows(transaction: Executor, ids: readonly number[]): Promise<void> {
  await transaction.query(writeRows, [ids]);
}
