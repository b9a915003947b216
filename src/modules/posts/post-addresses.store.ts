import { statement, type Executor } from '#platform/database';

const addresses = statement(
  'posts.addresses',
  `SELECT id, coalesce(edited_at, published_at) AS "changedAt" FROM posts
    WHERE id >= $1 AND id < $2 AND published_at IS NOT NULL ORDER BY id`,
);
const highest = statement('posts.highest_id', 'SELECT coalesce(max(id), 0) AS id FROM posts');

/** The published posts with these ids, the last excluded, and when their words last changed. */
export function listPostAddresses(
  executor: Executor,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<{ readonly id: number; readonly changedAt: number }[]> {
  return executor.query(addresses, [from, to]);
}

/** The id of the newest post; 0 without any. */
export async function findHighestPostId(executor: Executor): Promise<number> {
  return (await executor.query<{ id: number }>(highest, []))[0]!.id;
}
