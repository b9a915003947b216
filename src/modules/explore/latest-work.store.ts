import type { media } from '#modules/media/tables';
import { statement, type Executor } from '#platform/database';

/** One of somebody's latest posts, by its first picture. */
export interface LatestWork extends Pick<typeof media.$inferSelect, 'key' | 'width'> {
  readonly userId: number;
  readonly postId: number;
  readonly alt: string;
}

const latestOf = statement(
  'explore.latest_work',
  `SELECT maker.id AS "userId", post.id AS "postId", first.alt, media.key, media.width
     FROM unnest($1::int[]) AS maker (id)
    CROSS JOIN LATERAL (
      SELECT id, published_at FROM posts
       WHERE user_id = maker.id AND published_at IS NOT NULL
       ORDER BY published_at DESC NULLS FIRST, id DESC NULLS FIRST LIMIT 3) AS post
     JOIN post_images AS first ON first.post_id = post.id AND first.position = 0
     JOIN media ON media.id = first.media_id
    ORDER BY post.published_at DESC, post.id DESC`,
);

/** Up to three of each of these people's latest posts, the newest first. */
export async function readLatestWork(
  executor: Executor,
  userIds: readonly number[],
): Promise<Map<number, LatestWork[]>> {
  const rows = await executor.query<LatestWork>(latestOf, [userIds]);
  return Map.groupBy(rows, ({ userId }) => userId);
}
