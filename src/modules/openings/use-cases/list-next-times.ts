import type { Actor } from '#kernel/actor';
import type { EpochMs } from '#kernel/time';
import { listNextFree } from '#modules/availability';
import type { App } from '#platform/app';
import { readOpeningsOf } from './read-openings.ts';

/** The next times of a published service, the earliest first, at most so many: free ones, and openings of it that stand. */
export async function listNextTimes(
  app: App,
  actor: Actor,
  { userId, serviceId, most }: { userId: number; serviceId: number; most: number },
): Promise<{ timeZone: string; times: EpochMs[] }> {
  const [free, openings] = await Promise.all([
    listNextFree(app, { userId, serviceId, most }),
    readOpeningsOf(app, actor, userId),
  ]);
  const offered = openings.filter((opening) => opening.serviceId === serviceId).map(({ startsAt }) => startsAt);
  const times = [...new Set([...free.times, ...offered])].toSorted((one, other) => one - other);
  return { timeZone: free.timeZone, times: times.slice(0, most) };
}
