import { isHereSql } from '#modules/accounts/tables';
import { apartSql } from '#modules/safety/tables';
import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import type { comments } from './posts.tables.ts';

/** A comment with who wrote it. */
export interface CommentRow extends Pick<
  typeof comments.$inferSelect,
  'id' | 'postId' | 'userId' | 'parentId' | 'content' | 'createdAt' | 'hiddenAt'
> {
  readonly pinned: boolean;
  /** Whose post it is under. */
  readonly authorId: number;
  readonly username: string;
  readonly fullName: string;
  readonly profession: string | null;
  readonly profileImage: string | null;
}

export interface RootRow extends CommentRow {
  readonly repliesCount: number;
}

const columns = `comment.id, comment.post_id AS "postId", comment.user_id AS "userId", comment.parent_id AS "parentId",
  comment.content, comment.created_at AS "createdAt", comment.hidden_at AS "hiddenAt",
  posts.pinned_comment_id IS NOT DISTINCT FROM comment.id AS pinned, posts.user_id AS "authorId",
  writer.username, writer.full_name AS "fullName", writer.profession, writer.profile_image AS "profileImage"`;
const people = 'JOIN posts ON posts.id = comment.post_id JOIN users writer ON writer.id = comment.user_id';

/** Whether the viewer `$1` may see a comment: hidden ones only its writer and the post's author do, taken ones nobody. */
const seen = (
  comment: string,
) => `NOT ${apartSql('$1::int', `${comment}.user_id`)} AND ${isHereSql(`${comment}.user_id`)}
  AND ${comment}.taken_at IS NULL AND (${comment}.hidden_at IS NULL OR $1::int IN (${comment}.user_id, posts.user_id))`;

const repliesCount = `(SELECT count(*)::int FROM comments answer
  WHERE answer.parent_id = comment.id AND ${seen('answer')}) AS "repliesCount"`;

const byId = statement(
  'posts.comment',
  `SELECT ${columns}, ${repliesCount} FROM comments comment ${people}
    WHERE comment.id = $2 AND ${seen('comment')} AND posts.published_at IS NOT NULL
      AND NOT ${apartSql('$1::int', 'posts.user_id')}`,
);

/** A comment through a viewer's eyes; undefined when it is not there for them. */
export async function findComment(
  executor: Executor,
  viewerId: number | null,
  id: number,
): Promise<RootRow | undefined> {
  return (await executor.query<RootRow>(byId, [viewerId, id]))[0];
}

const roots = statement(
  'posts.comments',
  `SELECT ${columns}, ${repliesCount} FROM comments comment ${people}
    WHERE comment.post_id = $2 AND comment.parent_id IS NULL AND ${seen('comment')}
      AND posts.pinned_comment_id IS DISTINCT FROM comment.id
      AND (comment.created_at, comment.id) < (coalesce($3, 'infinity'::timestamptz), $4::int)
    ORDER BY comment.created_at DESC, comment.id DESC LIMIT $5`,
);

/** The comments of a post without the pinned one, the newest first, one more than the page holds. */
export function listRoots(executor: Executor, viewerId: number | null, postId: number, { after, limit }: Page) {
  const values = [viewerId, postId, after ? new Date(after.at) : null, after?.id ?? 0, limit + 1];
  return executor.query<RootRow>(roots, values);
}

const pinned = statement(
  'posts.pinned_comment',
  `SELECT ${columns}, ${repliesCount} FROM posts AS post JOIN comments comment ON comment.id = post.pinned_comment_id ${people}
    WHERE post.id = $2 AND ${seen('comment')}`,
);

export async function findPinned(
  executor: Executor,
  viewerId: number | null,
  postId: number,
): Promise<RootRow | undefined> {
  return (await executor.query<RootRow>(pinned, [viewerId, postId]))[0];
}

const firstReplies = statement(
  'posts.first_replies',
  `SELECT ${columns} FROM unnest($2::int[]) AS root (id)
     CROSS JOIN LATERAL (
       SELECT comments.* FROM comments JOIN posts ON posts.id = comments.post_id
        WHERE comments.parent_id = root.id AND ${seen('comments')}
        ORDER BY comments.created_at, comments.id LIMIT $3) comment
     ${people} ORDER BY comment.created_at, comment.id`,
);

/** The first replies to each of these comments, the oldest first. */
export function listFirstReplies(
  executor: Executor,
  viewerId: number | null,
  rootIds: readonly number[],
  most: number,
): Promise<CommentRow[]> {
  return executor.query<CommentRow>(firstReplies, [viewerId, rootIds, most]);
}

const replies = statement(
  'posts.replies',
  `SELECT ${columns} FROM comments comment ${people}
    WHERE comment.parent_id = $2 AND ${seen('comment')}
      AND (comment.created_at, comment.id) > (coalesce($3, '-infinity'::timestamptz), $4::int)
    ORDER BY comment.created_at, comment.id LIMIT $5`,
);

/** The replies to a comment, the oldest first, one more than the page holds. */
export function listReplies(executor: Executor, viewerId: number | null, rootId: number, { after, limit }: Page) {
  const values = [viewerId, rootId, after ? new Date(after.at) : null, after?.id ?? 0, limit + 1];
  return executor.query<CommentRow>(replies, values);
}

const named = statement(
  'posts.people_named',
  'SELECT id, username FROM users WHERE lower(username) = ANY($1::text[]) AND NOT absent',
);

/** Who of these usernames, in lower case, there is. */
export function listNamed(
  executor: Executor,
  names: readonly string[],
): Promise<{ readonly id: number; readonly username: string }[]> {
  return executor.query(named, [names]);
}
