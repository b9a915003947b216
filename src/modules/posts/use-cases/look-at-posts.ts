import type { Person } from '#kernel/actor';
import type { LookedAt } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { readTotals } from '../posts.store.ts';

/** Those among these posts that are there for a person, with their counts. */
export function lookAtPosts(app: App, person: Person, postIds: readonly number[]): Promise<LookedAt[]> {
  return readTotals(app.database, person.id, postIds);
}

export type PostNews = 'post.counted' | 'post.talked';

/** Tells whoever looks at a post how its counts stand now; `post.talked` says that its comments changed, too. */
export async function tellPost(app: App, transaction: Executor, postId: number, name: PostNews): Promise<void> {
  const [data] = await readTotals(transaction, null, [postId]);
  if (data) await app.realtime.publish(transaction, [`post:${postId}`], { name, data });
}
