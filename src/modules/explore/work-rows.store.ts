import { statement, type Executor } from '#platform/database';

/** Keeps two processes from writing the same search rows in the wrong order. */
const refreshLock = 7_305_004;

const lockRefresh = statement('explore.lock_work', 'SELECT pg_advisory_xact_lock($1)');

/** Waits until nobody else writes search rows of posts; the lock ends with the transaction. */
export async function lockWorkRows(transaction: Executor): Promise<void> {
  await transaction.query(lockRefresh, [refreshLock]);
}

const anyChanged = statement('explore.any_work_changed', 'SELECT EXISTS (SELECT FROM explore_work_changes) AS any');

/** Whether the search row of some post no longer holds. */
export async function anyWorkChanged(executor: Executor): Promise<boolean> {
  const [row] = await executor.query<{ any: boolean }>(anyChanged);
  return row!.any;
}

const takeChanges = statement(
  'explore.take_work_changes',
  `DELETE FROM explore_work_changes WHERE id IN (SELECT id FROM explore_work_changes ORDER BY id LIMIT $1)
   RETURNING post_id AS "postId"`,
);

/** Takes the oldest lines away; answers which posts they are about. */
export async function takeChangedWork(transaction: Executor, most: number): Promise<number[]> {
  const rows = await transaction.query<{ postId: number }>(takeChanges, [most]);
  return [...new Set(rows.map(({ postId }) => postId))];
}

/** Ten alt texts may be long: what says most stands first. */
const mostLetters = 4_000;

const writeRows = statement(
  'explore.write_work',
  `INSERT INTO explore_work (post_id, words)
   SELECT posts.id, left(lower(unaccent(concat_ws(' ', caption, place, services.name, full_name, username, profession,
                                                  users.city, images.alts))), ${mostLetters})
     FROM posts
     JOIN users ON users.id = posts.user_id
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
