import { apartSql } from '#modules/safety/tables';
import { statement, violatedConstraint, type Executor, type Statement } from '#platform/database';
import type { Page } from '#platform/http';
import { postVisible } from './posts.store.ts';

const visible = (orElse = 'false') =>
  `visible AS (SELECT posts.id FROM posts WHERE posts.id = $2 AND ((${postVisible}) OR ${orElse}))`;

/** A post that is deleted at this very moment is not there: then the answer is `gone`. */
export async function unlessGone<Answer>(writing: Promise<Answer>, gone: Answer): Promise<Answer> {
  try {
    return await writing;
  } catch (error) {
    if (violatedConstraint(error)?.endsWith('_post_id_posts_id_fk')) return gone;
    throw error;
  }
}

const save = statement(
  'posts.save',
  `WITH ${visible()},
   changed AS (INSERT INTO saves (user_id, post_id, created_at) SELECT $1::int, id, $3::timestamptz FROM visible
               ON CONFLICT DO NOTHING RETURNING post_id),
   counted AS (UPDATE posts SET saves_count = posts.saves_count + 1 FROM changed WHERE posts.id = changed.post_id)
   SELECT id FROM visible`,
);
// What one saved before a block can be taken back after it.
const ownSave = 'EXISTS (SELECT FROM saves AS own WHERE own.user_id = $1::int AND own.post_id = posts.id)';
const unsave = statement(
  'posts.unsave',
  `WITH ${visible(ownSave)},
   changed AS (DELETE FROM saves USING visible WHERE saves.user_id = $1::int AND saves.post_id = visible.id RETURNING post_id),
   counted AS (UPDATE posts SET saves_count = posts.saves_count - 1 FROM changed WHERE posts.id = changed.post_id),
   taken AS (DELETE FROM lookbook_posts USING lookbooks, changed
              WHERE lookbook_posts.lookbook_id = lookbooks.id AND lookbooks.user_id = $1::int
                AND lookbook_posts.post_id = changed.post_id)
   SELECT id FROM visible`,
);

/** Keeps a post for oneself; twice is once. False when it is not there for this person. */
export async function insertSave(executor: Executor, userId: number, postId: number, now: number): Promise<boolean> {
  return (await unlessGone(executor.query(save, [userId, postId, new Date(now)]), [])).length > 0;
}

/** Keeps a post no longer, nor in one's lookbooks. False when it is neither saved nor there for this person. */
export async function deleteSave(executor: Executor, userId: number, postId: number): Promise<boolean> {
  return (await executor.query(unsave, [userId, postId])).length > 0;
}

export interface LikerRow {
  readonly id: number;
  readonly username: string;
  readonly fullName: string;
  readonly profession: string | null;
  readonly profileImage: string | null;
  readonly likedAt: number;
}

const likers = statement(
  'posts.likers',
  `SELECT users.id, users.username, users.full_name AS "fullName", users.profession,
          users.profile_image AS "profileImage", likes.created_at AS "likedAt"
     FROM likes JOIN users ON users.id = likes.user_id AND NOT users.absent
    WHERE likes.post_id = $2 AND NOT ${apartSql('$1::int', 'likes.user_id')}
      AND (likes.created_at, likes.user_id) < (coalesce($3, 'infinity'::timestamptz), $4::int)
    ORDER BY likes.created_at DESC, likes.user_id DESC LIMIT $5`,
);

/** Who likes a post, the latest first, one more than the page holds. */
export function listLikers(executor: Executor, viewerId: number | null, postId: number, { after, limit }: Page) {
  const values = [viewerId, postId, after ? new Date(after.at) : null, after?.id ?? 0, limit + 1];
  return executor.query<LikerRow>(likers, values);
}

const view: Statement = statement(
  'posts.add_views',
  `UPDATE posts SET views_count = views_count + 1 WHERE id IN (
     SELECT id FROM posts WHERE id = ANY($2::int[]) AND published_at IS NOT NULL AND user_id IS DISTINCT FROM $1::int
      ORDER BY id FOR NO KEY UPDATE)`,
);

/** Counts one view of each of these posts, unless they are the viewer's own. */
export async function addViews(executor: Executor, viewerId: number | null, postIds: readonly number[]): Promise<void> {
  await executor.query(view, [viewerId, postIds]);
}
