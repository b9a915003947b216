import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import * as changes from '../comment-changes.store.ts';
import { findComment, type CommentRow } from '../comments.store.ts';
import { tellPost } from './look-at-posts.ts';

type Change = (transaction: Executor, comment: CommentRow) => Promise<void>;

/** Changes a comment while its post is locked. Refuses whoever is not the post's author. */
function tend(app: App, person: Person, id: number, change: Change): Promise<void> {
  return app.database.transaction(async (transaction) => {
    const known = await findComment(transaction, person.id, id);
    const post = known && (await changes.lockForComments(transaction, person.id, known.postId));
    // It may have gone or changed while the post was waited for.
    const comment = post && (await findComment(transaction, person.id, id));
    if (!comment) throw refuse('not_found');
    if (comment.authorId !== person.id) throw refuse('forbidden');
    await change(transaction, comment);
    await tellPost(app, transaction, comment.postId, 'post.talked');
  });
}

/** Takes a comment away with its replies: its writer, or the post's author, also when a block parted the two since. */
export function removeComment(app: App, person: Person, id: number): Promise<void> {
  return app.database.transaction(async (transaction) => {
    const postId = await changes.lockForRemoval(transaction, person.id, id);
    if (postId === undefined) throw refuse((await findComment(transaction, person.id, id)) ? 'forbidden' : 'not_found');
    await changes.deleteComment(transaction, postId, id);
    await tellPost(app, transaction, postId, 'post.talked');
  });
}

/** Hides a comment with its replies from everybody but its writer and the post's author. */
export function hideComment(app: App, person: Person, id: number): Promise<void> {
  return tend(app, person, id, async (transaction, { postId }) => {
    await changes.markHidden(transaction, postId, id, app.clock.now());
    await changes.unpinComment(transaction, postId, id);
  });
}

/** Shows it again; a reply whose comment is hidden cannot be shown alone. */
export function showComment(app: App, person: Person, id: number): Promise<void> {
  return tend(app, person, id, async (transaction, { postId, parentId }) => {
    const parent = parentId === null ? undefined : await findComment(transaction, person.id, parentId);
    if (parent?.hiddenAt != null) throw refuse('conflict');
    await changes.markShown(transaction, postId, id);
  });
}

/** Puts a comment on top; replies and hidden ones cannot stand there. */
export function pinComment(app: App, person: Person, id: number): Promise<void> {
  return tend(app, person, id, async (transaction, { postId, parentId, hiddenAt }) => {
    if (parentId !== null || hiddenAt !== null) throw refuse('conflict');
    await changes.pinComment(transaction, postId, id);
  });
}

export function unpinComment(app: App, person: Person, id: number): Promise<void> {
  return tend(app, person, id, (transaction, { postId }) => changes.unpinComment(transaction, postId, id));
}
