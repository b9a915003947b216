import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { markHidden, markShown, unpinComment } from '../comment-changes.store.ts';
import { countPost } from '../new-post.store.ts';
import * as taken from '../taken.store.ts';
import { tellPost } from './look-at-posts.ts';

/** Takes a post out of everybody's sight in somebody else's decision; false when it is not there. */
export async function takePostAway(app: App, transaction: Executor, id: number): Promise<boolean> {
  const post = await taken.markPostTaken(transaction, id);
  if (!post) return false;
  if (post.shown) await countPost(transaction, post.userId, -1);
  await app.realtime.publish(transaction, [`post:${id}`], { name: 'post.removed', data: { postId: id } });
  return true;
}

/** Puts it back; false when there is nothing to put back. */
export async function putPostBack(_app: App, transaction: Executor, id: number): Promise<boolean> {
  const post = await taken.markPostReturned(transaction, id);
  if (post?.shown) await countPost(transaction, post.userId, 1);
  return post !== undefined;
}

/** Takes a comment with its replies out of everybody's sight; false when it is not there. */
export async function takeCommentAway(app: App, transaction: Executor, id: number): Promise<boolean> {
  const now = app.clock.now();
  const comment = await taken.markCommentTaken(transaction, id, now);
  if (!comment) return false;
  if (!comment.hidden) await markHidden(transaction, comment.postId, id, now);
  await unpinComment(transaction, comment.postId, id);
  await tellPost(app, transaction, comment.postId, 'post.talked');
  return true;
}

/** Puts it back; what the post's author hid before stays hidden. */
export async function putCommentBack(app: App, transaction: Executor, id: number): Promise<boolean> {
  const comment = await taken.markCommentReturned(transaction, id);
  if (!comment) return false;
  if (!comment.hidden) await markShown(transaction, comment.postId, id);
  await tellPost(app, transaction, comment.postId, 'post.talked');
  return true;
}
