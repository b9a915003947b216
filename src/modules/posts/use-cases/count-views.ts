import type { Actor } from '#kernel/actor';
import type { App } from '#platform/app';
import type { Limit } from '#platform/limits';
import { addViews } from '../marks.store.ts';

const perHour: Limit = { name: 'views_address', points: 1200, seconds: 3600 };

/** Counts that posts were seen; their own author does not count. */
export async function countViews(app: App, actor: Actor, address: string, postIds: readonly number[]): Promise<void> {
  await app.limits.spend(perHour, address);
  await addViews(app.database, actor?.id ?? null, [...new Set(postIds)]);
}
