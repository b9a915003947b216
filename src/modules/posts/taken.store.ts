import { isHereSql } from '#modules/accounts/tables';
import { statement, type Executor } from '#platform/database';

/** A post that was taken away or put back: whose it is, and whether people saw or see it. */
export interface MovedPost {
  readonly userId: number;
  readonly shown: boolean;
}

const takePost = statement(
  'posts.take',
  `UPDATE posts SET taken_from = coalesce(published_at, shelved_from), published_at = NULL, shelved_from = NULL
    WHERE id = $1 AND taken_from IS NULL AND coalesce(published_at, shelved_from) IS NOT NULL
   RETURNING user_id AS "userId", old.published_at IS NOT NULL AS shown`,
);
// Of somebody who is leaving or suspended it waits on the shelf.
const returnPost = statement(
  'posts.return',
  `UPDATE posts SET taken_from = NULL,
          published_at = CASE WHEN ${isHereSql('posts.user_id')} THEN taken_from END,
          shelved_from = CASE WHEN ${isHereSql('posts.user_id')} THEN NULL ELSE taken_from END
    WHERE id = $1 AND taken_from IS NOT NULL
   RETURNING user_id AS "userId", published_at IS NOT NULL AS shown`,
);

/** Takes a published post out of everybody's sight; undefined when it is not there. */
export async function markPostTaken(transaction: Executor, id: number): Promise<MovedPost | undefined> {
  return (await transaction.query<MovedPost>(takePost, [id]))[0];
}

/** Puts a taken post back where it was; undefined when it was not taken. */
export async function markPostReturned(transaction: Executor, id: number): Promise<MovedPost | undefined> {
  return (await transaction.query<MovedPost>(returnPost, [id]))[0];
}

const lockPost = statement(
  'posts.lock_of_comment',
  `SELECT posts.id FROM posts WHERE id = (SELECT post_id FROM comments WHERE comments.id = $1) FOR NO KEY UPDATE`,
);
const takeComment = statement(
  'posts.take_comment',
  `UPDATE comments SET taken_at = $2 WHERE id = $1 AND taken_at IS NULL
   RETURNING post_id AS "postId", hidden_at IS NOT NULL AS hidden`,
);
const returnComment = statement(
  'posts.return_comment',
  `UPDATE comments SET taken_at = NULL WHERE id = $1 AND taken_at IS NOT NULL
   RETURNING post_id AS "postId", hidden_at IS DISTINCT FROM old.taken_at AS hidden`,
);

export interface MovedComment {
  readonly postId: number;
  /** Whether the post's author hid it before it was taken. */
  readonly hidden: boolean;
}

/** Marks a comment as taken away, its post locked; undefined when it is not there. */
export async function markCommentTaken(transaction: Executor, id: number, at: number) {
  await transaction.query(lockPost, [id]);
  return (await transaction.query<MovedComment>(takeComment, [id, new Date(at)]))[0];
}

/** Marks it as there again, its post locked; undefined when it was not taken. */
export async function markCommentReturned(transaction: Executor, id: number) {
  await transaction.query(lockPost, [id]);
  return (await transaction.query<MovedComment>(returnComment, [id]))[0];
}
