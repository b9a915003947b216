import { apartSql } from '#modules/safety/tables';
import { statement, type Executor } from '#platform/database';
import type { posts } from './posts.tables.ts';

export type NewPost = Pick<
  typeof posts.$inferSelect,
  'userId' | 'caption' | 'place' | 'serviceId' | 'beforeAfter' | 'createdAt' | 'publishedAt'
>;
export type PostChange = Partial<
  Pick<typeof posts.$inferSelect, 'caption' | 'place' | 'serviceId' | 'beforeAfter' | 'commentsOff'>
>;

const at = (instant: number | null) => (instant === null ? null : new Date(instant));

const insert = statement(
  'posts.insert',
  `INSERT INTO posts (user_id, caption, place, service_id, before_after, created_at, published_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
);

/** Adds a post, or a draft when it has no `publishedAt`; answers its id. */
export async function insertPost(transaction: Executor, added: NewPost): Promise<number> {
  const { userId, caption, place, serviceId, beforeAfter, createdAt, publishedAt } = added;
  const values = [userId, caption, place, serviceId, beforeAfter, at(createdAt), at(publishedAt)];
  return (await transaction.query<{ id: number }>(insert, values))[0]!.id;
}

const update = statement(
  'posts.update',
  `UPDATE posts SET caption = $2, place = $3, service_id = $4, before_after = $5, comments_off = $6,
          edited_at = coalesce($7, edited_at), published_at = coalesce(published_at, $8) WHERE id = $1`,
);

/** Writes what its author says of a post; `editedAt` marks it, `publishedAt` makes a draft a post. */
export async function updatePost(
  transaction: Executor,
  id: number,
  change: Required<PostChange>,
  { editedAt = null, publishedAt = null }: { editedAt?: number | null; publishedAt?: number | null },
): Promise<void> {
  const { caption, place, serviceId, beforeAfter, commentsOff } = change;
  await transaction.query(update, [
    id,
    caption,
    place,
    serviceId,
    beforeAfter,
    commentsOff,
    at(editedAt),
    at(publishedAt),
  ]);
}

export interface WishedImage {
  readonly id: number;
  readonly alt: string;
}

const deleteImages = statement('posts.delete_images', 'DELETE FROM post_images WHERE post_id = $1');
const insertImages = statement(
  'posts.insert_images',
  `INSERT INTO post_images (post_id, position, media_id, alt)
   SELECT $1, image.place - 1, image.id, image.alt
     FROM unnest($2::int[], $3::text[]) WITH ORDINALITY AS image (id, alt, place)`,
);

/** Puts these pictures into a post, in this order, in place of the ones it has. */
export async function replaceImages(
  transaction: Executor,
  postId: number,
  images: readonly WishedImage[],
): Promise<void> {
  await transaction.query(deleteImages, [postId]);
  const ids = images.map(({ id }) => id);
  const alts = images.map(({ alt }) => alt);
  if (ids.length > 0) await transaction.query(insertImages, [postId, ids, alts]);
}

const replaceTagsOf = statement(
  'posts.replace_tags',
  `WITH gone AS (DELETE FROM post_tags WHERE post_id = $1 AND tag <> ALL($2::text[]))
   INSERT INTO post_tags (tag, post_id) SELECT tag, $1 FROM unnest($2::text[]) AS tag ON CONFLICT DO NOTHING`,
);

export async function replaceTags(transaction: Executor, postId: number, tags: readonly string[]): Promise<void> {
  await transaction.query(replaceTagsOf, [postId, tags]);
}

const replaceMentionsOf = statement(
  'posts.replace_mentions',
  `WITH meant AS (
     SELECT id FROM users
      WHERE lower(username) = ANY($3::text[]) AND NOT absent AND NOT ${apartSql('$2::int', 'users.id')}),
   gone AS (DELETE FROM post_mentions WHERE post_id = $1 AND user_id NOT IN (SELECT id FROM meant))
   INSERT INTO post_mentions (post_id, user_id) SELECT $1, id FROM meant ON CONFLICT DO NOTHING RETURNING user_id AS id`,
);

/** Notes who of these usernames there is; answers who was not mentioned before. */
export async function replaceMentions(
  transaction: Executor,
  postId: number,
  authorId: number,
  names: readonly string[],
): Promise<number[]> {
  const rows = await transaction.query<{ id: number }>(replaceMentionsOf, [postId, authorId, names]);
  return rows.map(({ id }) => id);
}

const count = statement(
  'posts.count_of_person',
  `INSERT INTO post_counts (user_id, posts_count) VALUES ($1, greatest($2, 0))
   ON CONFLICT (user_id) DO UPDATE SET posts_count = post_counts.posts_count + $2`,
);

/** One published post more, or one less. */
export async function countPost(transaction: Executor, userId: number, more: 1 | -1): Promise<void> {
  await transaction.query(count, [userId, more]);
}

const remove = statement('posts.delete', 'DELETE FROM posts WHERE id = $1');

/** Takes a post away with everything that hangs on it. */
export async function deletePost(transaction: Executor, id: number): Promise<void> {
  await transaction.query(remove, [id]);
}

const draftsCount = statement(
  'posts.drafts_count',
  'SELECT count(*)::int AS count FROM posts WHERE user_id = $1 AND published_at IS NULL AND taken_from IS NULL',
);

export async function countDrafts(executor: Executor, userId: number): Promise<number> {
  return (await executor.query<{ count: number }>(draftsCount, [userId]))[0]!.count;
}
