import { bookableSql, priceTodaySql } from '#modules/catalogue/tables';
import { apartSql } from '#modules/safety/tables';
import { statement, type Executor } from '#platform/database';
import { readWhole, type PostContent } from './post-contents.store.ts';
import type { posts } from './posts.tables.ts';

type Columns = typeof posts.$inferSelect;

/** A post with its content, its author, its service if that can be booked, and what the viewer did with it. */
export interface PostRow
  extends
    PostContent,
    Pick<
      Columns,
      | 'userId'
      | 'commentsOff'
      | 'likesCount'
      | 'commentsCount'
      | 'savesCount'
      | 'viewsCount'
      | 'bookingsCount'
      | 'editedAt'
    > {
  readonly publishedAt: number;
  readonly username: string;
  readonly fullName: string;
  readonly profession: string | null;
  readonly city: string | null;
  readonly profileImage: string | null;
  readonly serviceId: number | null;
  readonly serviceName: string | null;
  readonly duration: number | null;
  readonly price: number | null;
  readonly currency: string | null;
  readonly liked: boolean;
  readonly saved: boolean;
}

// Of an EXISTS PostgreSQL would rather read everything that the viewer ever liked; this looks up one post at a time.
const marked = (table: string) =>
  `(SELECT true FROM ${table} WHERE ${table}.user_id = $1::int AND ${table}.post_id = posts.id) IS TRUE`;

/** What every statement for `readWhole` selects; `$1` is the viewer or null. */
export const postColumns = `posts.id, posts.content_version AS "contentVersion", posts.user_id AS "userId",
  posts.comments_off AS "commentsOff", posts.likes_count AS "likesCount", posts.comments_count AS "commentsCount", posts.saves_count AS "savesCount", posts.views_count AS "viewsCount",
  posts.bookings_count AS "bookingsCount", posts.published_at AS "publishedAt", posts.edited_at AS "editedAt",
  author.username, author.full_name AS "fullName", author.profession, author.city, author.profile_image AS "profileImage",
  service.id AS "serviceId", service.name AS "serviceName", service.duration, ${priceTodaySql('service')} AS price, service.currency,
  ${marked('likes')} AS liked, ${marked('saves')} AS saved`;

/** The joins that `postColumns` needs. */
export const postPeople = `JOIN users author ON author.id = posts.user_id AND NOT author.absent
  LEFT JOIN services service
    ON service.id = posts.service_id AND ${bookableSql('service')}`;

/** SQL: whether somebody may see a post (a column or parameter by name): published, and by nobody they are apart from. */
export const postVisibleTo = (viewer: string) =>
  `posts.published_at IS NOT NULL AND NOT ${apartSql(viewer, 'posts.user_id')}`;
export const postVisible = postVisibleTo('$1::int');

const byId = statement(
  'posts.by_id',
  `SELECT ${postColumns} FROM posts ${postPeople} WHERE posts.id = $2 AND ${postVisible}`,
);

/** A published post through a viewer's eyes; undefined when it is not there for them. */
export async function findPost(executor: Executor, viewerId: number | null, id: number): Promise<PostRow | undefined> {
  return (await readWhole<PostRow>(executor, byId, [viewerId, id]))[0];
}

/** A post as the one who writes it sees it. */
export type OwnPost = Pick<
  Columns,
  'id' | 'userId' | 'caption' | 'place' | 'serviceId' | 'beforeAfter' | 'commentsOff' | 'createdAt' | 'publishedAt'
>;

const ownColumns = `id, user_id AS "userId", caption, place, service_id AS "serviceId", before_after AS "beforeAfter",
  comments_off AS "commentsOff", created_at AS "createdAt", published_at AS "publishedAt"`;
const own = statement(
  'posts.own_locked',
  `SELECT ${ownColumns} FROM posts WHERE id = $2 AND user_id = $1 AND (published_at IS NULL) = $3 AND taken_from IS NULL FOR UPDATE`,
);

/** One of a person's own posts or drafts, kept as it is until the transaction ends. */
export async function lockOwn(
  transaction: Executor,
  userId: number,
  id: number,
  isDraft: boolean,
): Promise<OwnPost | undefined> {
  return (await transaction.query<OwnPost>(own, [userId, id, isDraft]))[0];
}

const ownDraft = statement(
  'posts.own_draft',
  `SELECT ${ownColumns} FROM posts WHERE id = $2 AND user_id = $1 AND published_at IS NULL AND taken_from IS NULL`,
);

export async function findDraft(executor: Executor, userId: number, id: number): Promise<OwnPost | undefined> {
  return (await executor.query<OwnPost>(ownDraft, [userId, id]))[0];
}

const drafts = statement(
  'posts.drafts',
  `SELECT ${ownColumns} FROM posts
    WHERE user_id = $1 AND published_at IS NULL AND taken_from IS NULL
      AND (created_at, id) < (coalesce($2, 'infinity'::timestamptz), $3)
    ORDER BY created_at DESC, id DESC LIMIT $4`,
);

/** A person's drafts, the newest first, one more than the page holds. */
export function listDrafts(
  executor: Executor,
  userId: number,
  { after, limit }: { limit: number; after: { at: number; id: number } | undefined },
): Promise<OwnPost[]> {
  const values = [userId, after ? new Date(after.at) : null, after?.id ?? 0, limit + 1];
  return executor.query<OwnPost>(drafts, values);
}

const look = statement(
  'posts.look',
  `SELECT posts.id AS "postId", posts.user_id AS "artistId", posts.service_id AS "serviceId", media.key, post_images.alt
     FROM posts JOIN post_images ON post_images.post_id = posts.id AND post_images.position = 0
     JOIN media ON media.id = post_images.media_id
    WHERE posts.id = ANY($1::int[]) AND posts.published_at IS NOT NULL`,
);

export interface LookRow {
  readonly postId: number;
  readonly artistId: number;
  readonly serviceId: number | null;
  readonly key: string;
  readonly alt: string;
}

/** Whose looks published posts show, with their first pictures. */
export function listLooks(executor: Executor, postIds: readonly number[]): Promise<LookRow[]> {
  return executor.query<LookRow>(look, [postIds]);
}

const totals = statement(
  'posts.totals',
  `SELECT posts.id AS "postId", posts.likes_count AS "likesCount", posts.comments_count AS "commentsCount"
     FROM posts WHERE posts.id = ANY($2::int[]) AND ${postVisible}`,
);

/** How many like these posts and how much is said under them, as far as they are there for the viewer. */
export function readTotals(
  executor: Executor,
  viewerId: number | null,
  ids: readonly number[],
): Promise<{ readonly postId: number; readonly likesCount: number; readonly commentsCount: number }[]> {
  return executor.query(totals, [viewerId, ids]);
}

const countsOf = statement(
  'posts.counts_of',
  `SELECT user_id AS "userId", posts_count AS "postsCount" FROM post_counts WHERE user_id = ANY($1::int[])`,
);

/** How many published posts these people have; who is missing has none. */
export async function postCountsOf(executor: Executor, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await executor.query<{ userId: number; postsCount: number }>(countsOf, [ids]);
  return new Map(rows.map(({ userId, postsCount }) => [userId, postsCount]));
}
