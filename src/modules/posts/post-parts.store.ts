import { statement, type Executor } from '#platform/database';
import type { media } from '#modules/media/tables';
import type { PostRow } from './posts.store.ts';

/** A picture in its place in a post. */
export interface PostImageRow extends Pick<
  typeof media.$inferSelect,
  'id' | 'key' | 'width' | 'height' | 'thumbhash' | 'avif'
> {
  readonly postId: number;
  readonly alt: string;
}

const imagesOf = statement(
  'posts.images_of',
  `SELECT post_images.post_id AS "postId", post_images.alt, media.id, media.key, media.width, media.height,
          media.thumbhash, media.avif
     FROM post_images JOIN media ON media.id = post_images.media_id
    WHERE post_images.post_id = ANY($1::int[]) ORDER BY post_images.post_id, post_images.position`,
);

/** The pictures of posts, each post's in their order. */
export function listImages(executor: Executor, postIds: readonly number[]): Promise<PostImageRow[]> {
  return executor.query<PostImageRow>(imagesOf, [postIds]);
}

export interface MentionRow {
  readonly postId: number;
  readonly id: number;
  readonly username: string;
}

const mentionsOf = statement(
  'posts.mentions_of',
  `SELECT post_mentions.post_id AS "postId", users.id, users.username
     FROM post_mentions JOIN users ON users.id = post_mentions.user_id WHERE post_mentions.post_id = ANY($1::int[])`,
);

/** Who is mentioned in the captions of posts. */
export function listMentions(executor: Executor, postIds: readonly number[]): Promise<MentionRow[]> {
  return executor.query<MentionRow>(mentionsOf, [postIds]);
}

/** A post with what stands in other tables. */
export interface WholePost<Row = PostRow> {
  readonly row: Row;
  readonly images: readonly PostImageRow[];
  readonly mentions: readonly MentionRow[];
}

/** Reads in bulk what posts or drafts need besides their rows. */
export async function loadWhole<Row extends { readonly id: number; readonly caption: string | null }>(
  executor: Executor,
  rows: readonly Row[],
): Promise<WholePost<Row>[]> {
  const ids = rows.map(({ id }) => id);
  const mentioning = rows.filter(({ caption }) => caption?.includes('@')).map(({ id }) => id);
  const [images, mentions] = await Promise.all([
    ids.length > 0 ? listImages(executor, ids) : [],
    mentioning.length > 0 ? listMentions(executor, mentioning) : [],
  ]);
  const imagesOfPost = Map.groupBy(images, ({ postId }) => postId);
  const mentionsOfPost = Map.groupBy(mentions, ({ postId }) => postId);
  return rows.map((row) => ({
    row,
    images: imagesOfPost.get(row.id) ?? [],
    mentions: mentionsOfPost.get(row.id) ?? [],
  }));
}
