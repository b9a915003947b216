import { refuse } from '#kernel/refusal';
import { findService } from '#modules/catalogue';
import { notify } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { translator } from '#platform/messages';
import { replaceMentions, replaceTags, type PostChange, type WishedImage } from '../new-post.store.ts';
import { mentionedNames, tagsOf } from '../rules/index.ts';

/** What somebody writes of a post or draft; what is undefined stays as it is. */
export type WishedWords = { readonly [Name in keyof PostChange]?: PostChange[Name] | undefined };
export interface WishedPicture {
  readonly id: number;
  readonly alt?: string | undefined;
}

/** The words with what was sent in place of what was there. */
export function withWords(before: Required<PostChange>, wished: WishedWords): Required<PostChange> {
  const sent = Object.fromEntries(Object.entries(wished).filter(([, value]) => value !== undefined));
  const { caption, place, serviceId, beforeAfter, commentsOff } = { ...before, ...sent };
  return { caption, place, serviceId, beforeAfter, commentsOff };
}

export const noWords: Required<PostChange> = {
  caption: null,
  place: null,
  serviceId: null,
  beforeAfter: false,
  commentsOff: false,
};

/** Refuses a service that its author does not offer. */
export async function checkService(executor: Executor, userId: number, serviceId: number | null): Promise<void> {
  if (serviceId === null) return;
  const service = await findService(executor, serviceId);
  if (service?.userId === userId && service.published && service.removedAt === null) return;
  throw refuse('invalid', { fields: { serviceId: translator()('posts.serviceGone') } });
}

/** The pictures with a description each, which may be empty; one cannot stand in a post twice. */
export function settleImages(images: readonly WishedPicture[]): WishedImage[] {
  if (new Set(images.map(({ id }) => id)).size !== images.length) throw refuse('pictures_gone');
  return images.map(({ id, alt = '' }) => ({ id, alt }));
}

/** Keeps the tags and mentions of a published caption, and tells those who are mentioned for the first time. */
export async function keepCaption(
  app: App,
  transaction: Executor,
  { postId, userId, caption }: { postId: number; userId: number; caption: string | null },
): Promise<void> {
  await replaceTags(transaction, postId, tagsOf(caption));
  const mentioned = await replaceMentions(transaction, postId, userId, mentionedNames(caption));
  for (const id of mentioned) {
    await notify(app, transaction, {
      userId: id,
      actorId: userId,
      topic: 'mentions',
      kind: 'post.mentioned',
      groupKey: `post.mentioned:${postId}`,
      href: `/post/${postId}`,
      facts: { postId },
    });
  }
}
