import type { EpochMs } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import type { Database, Executor } from '#platform/database';
import { lockServicesOf } from '../catalogue.store.ts';
import { listPriced, writeDiscounts, type PricedService } from '../discounts.store.ts';
import { listOffersWithoutCode } from '../offers.store.ts';
import { discountFor } from '../rules/index.ts';

/** The time zones of people's calendars, which decide what day it is for their offers. */
export type ReadTimeZones = (executor: Executor, userIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

interface Moment {
  readonly now: EpochMs;
  readonly readTimeZones: ReadTimeZones;
}

/** Writes anew, where it is another than before, what offers without a code take off a person's services today. */
export async function refreshDiscounts(transaction: Executor, userId: number, moment: Moment): Promise<void> {
  // Whoever changes an offer and whoever changes a price would each reckon without the other.
  await lockServicesOf(transaction, userId);
  const changed = await listChanged(transaction, [userId], moment);
  if (changed.length > 0) await writeDiscounts(transaction, changed);
}

/** The same for many, of whom few have changed. */
export async function refreshChangedDiscounts(
  database: Database,
  userIds: readonly number[],
  moment: Moment,
): Promise<void> {
  const changed = await listChanged(database, userIds, moment);
  for (const userId of new Set(changed.map(({ artistId }) => artistId)))
    await database.transaction((transaction) => refreshDiscounts(transaction, userId, moment));
}

/** The services of these people of which something else is taken off today than is written, with that. */
async function listChanged(
  executor: Executor,
  userIds: readonly number[],
  { now, readTimeZones }: Moment,
): Promise<PricedService[]> {
  const services = await listPriced(executor, userIds);
  if (services.length === 0) return [];
  const [zones, offers] = [await readTimeZones(executor, userIds), await listOffersWithoutCode(executor, userIds)];
  const offersOf = Map.groupBy(offers, ({ userId }) => userId);
  return services
    .map((service) => {
      const today = calendarDate(now, zones.get(service.artistId) ?? 'UTC');
      const { amount } = discountFor(offersOf.get(service.artistId) ?? [], {
        parts: [{ id: service.serviceId, price: service.price }],
        currency: service.currency,
        visits: 1,
        weekdays: [],
        today,
      });
      return { ...service, before: service.discount, discount: amount };
    })
    .filter(({ before, discount }) => before !== discount);
}
