import type { EpochMs } from '#kernel/time';
import type { Executor } from '#platform/database';
import { listPriced, writeDiscounts } from '../discounts.store.ts';
import { readDiscounts } from './read-discounts.ts';

/** The time zones of people's calendars, which decide what day it is for their offers. */
export type ReadTimeZones = (executor: Executor, userIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** Writes anew, where it is another than before, what offers without a code take off these people's services today. */
export async function refreshDiscounts(
  executor: Executor,
  userIds: readonly number[],
  { now, readTimeZones }: { now: EpochMs; readTimeZones: ReadTimeZones },
): Promise<void> {
  const services = await listPriced(executor, userIds);
  if (services.length === 0) return;
  const zones = await readTimeZones(executor, userIds);
  const placed = services.map((service) => ({ ...service, timeZone: zones.get(service.artistId) ?? 'UTC' }));
  const discounts = await readDiscounts(executor, placed, now);
  const changed = services
    .map((service) => ({ ...service, before: service.discount, discount: discounts.get(service.serviceId) ?? 0 }))
    .filter(({ before, discount }) => before !== discount);
  if (changed.length > 0) await writeDiscounts(executor, changed);
}
