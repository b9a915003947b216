import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { notify } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Limit } from '#platform/limits';
import { insertComment, lockForComments, type CommentedPost } from '../comment-changes.store.ts';
import { findComment, listNamed, type CommentRow } from '../comments.store.ts';
import { mentionedNames } from '../rules/index.ts';
import { tellPost } from './look-at-posts.ts';

const perHour: Limit = { name: 'comments_person', points: 200, seconds: 3600 };

export interface WishedComment {
  readonly postId: number;
  readonly content: string;
  readonly parentId?: number | null | undefined;
}

/** Writes a comment, or a reply; a reply to a reply stands under the same comment. Answers its id. */
export async function addComment(app: App, person: Person, wished: WishedComment): Promise<number> {
  await app.limits.spend(perHour, String(person.id));
  return app.database.transaction(async (transaction) => {
    const post = await lockForComments(transaction, person.id, wished.postId);
    if (!post) throw refuse('not_found');
    if (post.commentsOff) throw refuse('comments_off');
    const answered = await findAnswered(transaction, person, wished);
    const id = await insertComment(transaction, {
      postId: post.id,
      userId: person.id,
      parentId: answered ? (answered.parentId ?? answered.id) : null,
      content: wished.content,
      createdAt: app.clock.now(),
    });
    await tellPeople(app, transaction, { post, person, answered, id, content: wished.content });
    await tellPost(app, transaction, post.id, 'post.talked');
    return id;
  });
}

async function findAnswered(transaction: Executor, person: Person, { postId, parentId }: WishedComment) {
  if (parentId == null) return undefined;
  const answered = await findComment(transaction, person.id, parentId);
  if (!answered || answered.postId !== postId || answered.hiddenAt !== null) throw refuse('not_found');
  return answered;
}

interface Told {
  readonly post: CommentedPost;
  readonly person: Person;
  readonly answered: CommentRow | undefined;
  readonly id: number;
  readonly content: string;
}

/** Each person is told once, of what concerns them most: an answer, then their post, then that they are named. */
async function tellPeople(app: App, transaction: Executor, { post, person, answered, id, content }: Told) {
  const names = mentionedNames(content);
  const mentioned = names.length > 0 ? await listNamed(transaction, names) : [];
  const rootId = answered?.parentId ?? answered?.id;
  const wishes = [
    ...(answered ? [{ userId: answered.userId, topic: 'comments', kind: 'comment.replied', of: rootId } as const] : []),
    { userId: post.userId, topic: 'comments', kind: 'post.commented', of: post.id } as const,
    ...mentioned.map(
      ({ id: userId }) => ({ userId, topic: 'mentions', kind: 'comment.mentioned', of: post.id }) as const,
    ),
  ];
  const told = new Set<number>();
  for (const { userId, topic, kind, of } of wishes) {
    if (told.has(userId)) continue;
    told.add(userId);
    await notify(app, transaction, {
      userId,
      actorId: person.id,
      ownerId: post.userId,
      topic,
      kind,
      groupKey: `${kind}:${of}`,
      href: `/post/${post.id}`,
      facts: { postId: post.id, commentId: id },
    });
  }
}
