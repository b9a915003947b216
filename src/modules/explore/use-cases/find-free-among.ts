import type { EpochMs } from '#kernel/time';
import type { App } from '#platform/app';
import { listNotClosed } from '../free-times.store.ts';
import { freeTimesOf } from './free-times.ts';

/** Those among these artists who can be booked in a window, as the index of free times knows it. */
export async function findFreeAmong(
  app: App,
  artistIds: readonly number[],
  window: { readonly from: EpochMs; readonly to: EpochMs },
): Promise<ReadonlySet<number>> {
  const now = app.clock.now();
  const [quarters, open] = await Promise.all([
    freeTimesOf(app).current(),
    app.config.plans === 'free' ? artistIds : listNotClosed(app.database, artistIds, now),
  ]);
  return new Set(quarters.freeAmong(open, () => [window], now).ids);
}
