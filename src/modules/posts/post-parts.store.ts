import { statement, type Executor } from '#platform/database';
import type { media } from '#modules/media/tables';

/** A picture in its place in a post. */
export interface PostImage extends Pick<
  typeof media.$inferSelect,
  'id' | 'key' | 'width' | 'height' | 'thumbhash' | 'avif'
> {
  readonly alt: string;
}

/** Who is mentioned in a caption. */
export interface Mention {
  readonly id: number;
  readonly username: string;
}

/** What stands in other tables, as columns of a post: the contents of many posts are one trip, whatever belongs to them. */
export const postParts = `
  (SELECT coalesce(json_agg(json_build_object('id', media.id, 'key', media.key, 'width', media.width,
            'height', media.height, 'thumbhash', media.thumbhash, 'avif', media.avif, 'alt', post_images.alt)
            ORDER BY post_images.position), '[]')
     FROM post_images JOIN media ON media.id = post_images.media_id WHERE post_images.post_id = posts.id) AS images,
  (SELECT coalesce(json_agg(json_build_object('id', users.id, 'username', users.username)), '[]')
     FROM post_mentions JOIN users ON users.id = post_mentions.user_id AND NOT users.absent
    WHERE post_mentions.post_id = posts.id) AS mentions`;

type PostImageRow = PostImage & { readonly postId: number };

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

/** Drafts, or the like, with their pictures. */
export async function withImages<Row extends { readonly id: number }>(executor: Executor, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const images = Map.groupBy(ids.length > 0 ? await listImages(executor, ids) : [], ({ postId }) => postId);
  return rows.map((row) => ({ ...row, images: images.get(row.id) ?? [] }));
}
