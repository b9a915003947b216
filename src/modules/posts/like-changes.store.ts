import { statement, type Executor } from '#platform/database';

/** A like that came or went, with how things stand now. */
export interface LikeChange {
  readonly userId: number;
  readonly postId: number;
  readonly authorId: number;
  readonly liked: boolean;
  readonly likesCount: number;
  readonly commentsCount: number;
}

const take = statement(
  'posts.take_like_changes',
  `WITH taken AS (
     DELETE FROM like_changes WHERE id IN (
       SELECT id FROM like_changes ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING id, user_id, post_id),
   latest AS (SELECT user_id, post_id, max(id) AS id FROM taken GROUP BY user_id, post_id)
   SELECT latest.user_id AS "userId", latest.post_id AS "postId", posts.user_id AS "authorId",
          posts.likes_count AS "likesCount", posts.comments_count AS "commentsCount",
          EXISTS (SELECT FROM likes WHERE likes.user_id = latest.user_id AND likes.post_id = latest.post_id) AS liked
     FROM latest JOIN posts ON posts.id = latest.post_id ORDER BY latest.id`,
);

/** Takes up to so many changes, the earliest first; several of one person and post are one. */
export function takeLikeChanges(transaction: Executor, most: number): Promise<LikeChange[]> {
  return transaction.query<LikeChange>(take, [most]);
}
