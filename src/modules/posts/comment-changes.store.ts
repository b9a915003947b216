import { statement, type Executor } from '#platform/database';
import { postVisible } from './posts.store.ts';

/** A post whose comments are about to change. */
export interface CommentedPost {
  readonly id: number;
  readonly userId: number;
  readonly commentsOff: boolean;
}

const lock = statement(
  'posts.lock_for_comments',
  `SELECT posts.id, posts.user_id AS "userId", posts.comments_off AS "commentsOff"
     FROM posts WHERE posts.id = $2 AND ${postVisible} FOR NO KEY UPDATE`,
);

/** The post, with its comments as they are until the transaction ends; undefined when it is not there for the viewer. */
export async function lockForComments(
  transaction: Executor,
  viewerId: number,
  postId: number,
): Promise<CommentedPost | undefined> {
  return (await transaction.query<CommentedPost>(lock, [viewerId, postId]))[0];
}

const removable = statement(
  'posts.removable_comment',
  `SELECT posts.id FROM comments JOIN posts ON posts.id = comments.post_id
    WHERE comments.id = $2 AND comments.taken_at IS NULL AND $1::int IN (comments.user_id, posts.user_id)`,
);
const lockAny = statement('posts.lock_any', 'SELECT id FROM posts WHERE id = $1 FOR NO KEY UPDATE');

/** The locked post of a comment that is somebody's own or under their own post, whoever sees either; undefined for others'. */
export async function lockForRemoval(transaction: Executor, personId: number, id: number): Promise<number | undefined> {
  const find = async () => (await transaction.query<{ id: number }>(removable, [personId, id]))[0]?.id;
  const postId = await find();
  if (postId === undefined) return undefined;
  await transaction.query(lockAny, [postId]);
  // It may have gone while the post was waited for.
  return find();
}

/** Every change of comments counts itself: what is hidden does not count. */
const counting = (name: string, change: string, sign: '+' | '-') =>
  statement(
    `posts.${name}`,
    `WITH changed AS (${change})
     UPDATE posts SET comments_count = comments_count ${sign} (SELECT count(*) FROM changed WHERE counts)
      WHERE id = $1 RETURNING comments_count AS "commentsCount"`,
  );

const insert = statement(
  'posts.insert_comment',
  `INSERT INTO comments (post_id, user_id, parent_id, content, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
);
const countOne = statement('posts.count_comment', 'UPDATE posts SET comments_count = comments_count + 1 WHERE id = $1');

export interface NewComment {
  readonly postId: number;
  readonly userId: number;
  readonly parentId: number | null;
  readonly content: string;
  readonly createdAt: number;
}

/** Adds a comment to a locked post; answers its id. */
export async function insertComment(transaction: Executor, added: NewComment): Promise<number> {
  const { postId, userId, parentId, content, createdAt } = added;
  const values = [postId, userId, parentId, content, new Date(createdAt)];
  const [row] = await transaction.query<{ id: number }>(insert, values);
  await transaction.query(countOne, [postId]);
  return row!.id;
}

const remove = counting(
  'delete_comment',
  'DELETE FROM comments WHERE id = $2 OR parent_id = $2 RETURNING hidden_at IS NULL AS counts',
  '-',
);
const hide = counting(
  'hide_comment',
  `UPDATE comments SET hidden_at = $3 WHERE (id = $2 OR parent_id = $2) AND hidden_at IS NULL RETURNING true AS counts`,
  '-',
);
// Replies that were hidden on their own stay so: only those of the same moment come back.
const show = counting(
  'show_comment',
  `UPDATE comments SET hidden_at = NULL
    WHERE (id = $2 OR parent_id = $2) AND hidden_at = (SELECT hidden_at FROM comments WHERE id = $2)
   RETURNING true AS counts`,
  '+',
);

/** Takes a comment and its replies away from a locked post. */
export async function deleteComment(transaction: Executor, postId: number, id: number): Promise<void> {
  await transaction.query(remove, [postId, id]);
}

/** Hides a comment of a locked post with its replies. */
export async function markHidden(transaction: Executor, postId: number, id: number, now: number): Promise<void> {
  await transaction.query(hide, [postId, id, new Date(now)]);
}

/** Shows a comment of a locked post again, with the replies that were hidden with it. */
export async function markShown(transaction: Executor, postId: number, id: number): Promise<void> {
  await transaction.query(show, [postId, id]);
}

const pin = statement('posts.pin_comment', 'UPDATE posts SET pinned_comment_id = $2 WHERE id = $1');
const unpin = statement(
  'posts.unpin_comment',
  'UPDATE posts SET pinned_comment_id = NULL WHERE id = $1 AND pinned_comment_id = $2',
);

export async function pinComment(transaction: Executor, postId: number, id: number): Promise<void> {
  await transaction.query(pin, [postId, id]);
}

export async function unpinComment(transaction: Executor, postId: number, id: number): Promise<void> {
  await transaction.query(unpin, [postId, id]);
}
