import type { Actor } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { findPost } from '../posts.store.ts';

/** The next starts of a service as somebody sees them; instants, the earliest first. */
export type FindFreeTimes = (
  actor: Actor,
  service: { readonly userId: number; readonly serviceId: number; readonly most: number },
) => Promise<{ readonly timeZone: string; readonly times: readonly number[] }>;

const most = 3;

/** When the service that a post is tagged with is free next. */
export async function listFreeTimes(app: App, actor: Actor, postId: number, findFreeTimes: FindFreeTimes) {
  const post = await findPost(app.database, actor?.id ?? null, postId);
  if (!post) throw refuse('not_found');
  const { userId, serviceId, city } = post;
  if (serviceId === null) return { serviceId, timeZone: 'UTC', city, times: [] };
  return { serviceId, city, ...(await findFreeTimes(actor, { userId, serviceId, most })) };
}
