import type { EpochMs } from '#kernel/time';
import type { App } from '#platform/app';
import type { OfferedService } from '../free-times.store.ts';
import { anyTime } from '../rules/index.ts';
import { confirmFree, type ConfirmedTimes } from './confirm-free.ts';
import { freeTimesOf } from './free-times.ts';

/** When each of some people is free next for a service that fits: the index knows where to look, the live rows decide. */
export async function nextFreeOf(
  app: App,
  ids: readonly number[],
  fits: (service: OfferedService) => boolean,
  now: EpochMs,
): Promise<Map<number, ConfirmedTimes>> {
  const windowsIn = anyTime(now);
  const free = (await freeTimesOf(app).current()).freeAmong(ids, windowsIn, now);
  const candidates = free.ids.map((id, index) => ({ id, quarter: free.quarters[index]! }));
  return confirmFree(app, candidates, windowsIn, now, fits, 1);
}
