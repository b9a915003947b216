import type { EpochMs } from '#kernel/time';
import type { App } from '#platform/app';
import { freeTimesOf } from './free-times.ts';

/** Those among these artists who can be booked in a window, as the index of free times knows it. */
export async function findFreeAmong(
  app: App,
  artistIds: readonly number[],
  window: { readonly from: EpochMs; readonly to: EpochMs },
): Promise<ReadonlySet<number>> {
  const quarters = await freeTimesOf(app).current();
  return new Set(quarters.freeAmong(artistIds, window, app.clock.now()).ids);
}
