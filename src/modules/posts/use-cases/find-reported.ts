import type { Person } from '#kernel/actor';
import type { Executor } from '#platform/database';
import { findComment } from '../comments.store.ts';
import { findPost } from '../posts.store.ts';

/** A post that somebody reports: whose it is, and its words. */
export async function findReportedPost(executor: Executor, viewer: Person, id: number) {
  const post = await findPost(executor, viewer.id, id);
  return post && { userId: post.userId, words: post.caption };
}

/** A comment that somebody reports. */
export async function findReportedComment(executor: Executor, viewer: Person, id: number) {
  const comment = await findComment(executor, viewer.id, id);
  return comment && { userId: comment.userId, words: comment.content };
}
