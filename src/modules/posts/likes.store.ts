import { sessionOfSql } from '#modules/accounts/tables';
import { inCompany, statement, type Executor, type Statement } from '#platform/database';
import { unlessGone } from './marks.store.ts';
import { postVisibleTo } from './posts.store.ts';

/** Whose like it is, of which post, by which session, and when. */
export interface Liking {
  readonly userId: number;
  readonly postId: number;
  readonly tokenHash: string;
  readonly now: number;
}

/** The likes that are asked for, as far as the session counts and the post is there for its holder, or `orElse` holds. */
const likeable = (orElse = 'false') => `asked AS (
    SELECT asked.turn, asked.user_id, asked.at, posts.id AS post_id, posts.likes_count
      FROM unnest($1::int[], $2::int[], $3::text[], $4::timestamptz[]) WITH ORDINALITY
             AS asked (user_id, post_id, token_hash, at, turn)
      JOIN posts ON posts.id = asked.post_id
     WHERE (${postVisibleTo('asked.user_id')} OR ${orElse}) AND ${sessionOfSql('asked.token_hash', 'asked.user_id', 'asked.at')})`;

// Rows are locked in the order of the posts, or two processes would wait for each other.
const counted = (difference: '+' | '-') => `
  noted AS (INSERT INTO like_changes (user_id, post_id) SELECT user_id, post_id FROM changed),
  changes AS (SELECT post_id, count(*)::int AS number FROM changed GROUP BY post_id),
  locked AS (SELECT id FROM posts WHERE id IN (SELECT post_id FROM changes) ORDER BY id FOR NO KEY UPDATE),
  counted AS (
    UPDATE posts SET likes_count = posts.likes_count ${difference} changes.number
      FROM locked JOIN changes ON changes.post_id = locked.id WHERE posts.id = locked.id
    RETURNING posts.id AS post_id, posts.likes_count)
  SELECT asked.turn::int, coalesce(counted.likes_count, asked.likes_count) AS "likesCount"
    FROM asked LEFT JOIN counted USING (post_id)`;

// One statement, so that likes are one trip: the session, the mark, its count and the note for its author stand or fall
// together.
const like = statement(
  'posts.like',
  `WITH ${likeable()},
   changed AS (
     INSERT INTO likes (user_id, post_id, created_at)
     SELECT DISTINCT ON (post_id, user_id) user_id, post_id, at FROM asked ORDER BY post_id, user_id
     ON CONFLICT DO NOTHING RETURNING user_id, post_id),
   ${counted('+')}`,
);
// What one liked before a block can be taken back after it.
const ownLike = `EXISTS (SELECT FROM likes AS own WHERE own.user_id = asked.user_id AND own.post_id = posts.id)`;
const unlike = statement(
  'posts.unlike',
  `WITH ${likeable(ownLike)},
   changed AS (
     DELETE FROM likes USING asked WHERE likes.user_id = asked.user_id AND likes.post_id = asked.post_id
     RETURNING likes.user_id, likes.post_id),
   ${counted('-')}`,
);

function changing(change: Statement) {
  return inCompany<Liking, number | undefined>(async (executor, likings) => {
    const rows = await executor.query<{ turn: number; likesCount: number }>(change, [
      likings.map(({ userId }) => userId),
      likings.map(({ postId }) => postId),
      likings.map(({ tokenHash }) => tokenHash),
      likings.map(({ now }) => new Date(now)),
    ]);
    const counts = new Map(rows.map(({ turn, likesCount }) => [turn, likesCount]));
    return likings.map((_, index) => counts.get(index + 1));
  });
}

const liked = changing(like);

/** Likes a post; twice is once. Answers how many like it; undefined when the session is not theirs, or the post not there. */
export function insertLike(executor: Executor, liking: Liking): Promise<number | undefined> {
  return unlessGone(liked(executor, liking), undefined);
}

/** Likes a post no longer; answers as `insertLike` does, also of a liked post that is not there for them since. */
export const deleteLike = changing(unlike);
