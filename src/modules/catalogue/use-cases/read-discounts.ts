import type { EpochMs } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import type { Executor } from '#platform/database';
import { listOffersWithoutCode } from '../offers.store.ts';
import { discountFor } from '../rules/index.ts';

interface Priced {
  readonly serviceId: number;
  /** Whose service it is. */
  readonly artistId: number;
  readonly price: number;
  readonly currency: string;
  /** Of its artist. */
  readonly timeZone: string;
}

/** What offers that need no code take off one visit of these services now, in the minor unit, by the services' ids. */
export async function readDiscounts(
  executor: Executor,
  services: readonly Priced[],
  now: EpochMs,
): Promise<ReadonlyMap<number, number>> {
  if (services.length === 0) return new Map();
  const offers = await listOffersWithoutCode(executor, [...new Set(services.map(({ artistId }) => artistId))]);
  return new Map(
    services.map(({ serviceId, artistId, price, currency, timeZone }) => {
      const own = offers.filter(({ userId }) => userId === artistId);
      const today = calendarDate(now, timeZone);
      return [serviceId, discountFor(own, { serviceId, price, currency, visits: 1, today }).amount];
    }),
  );
}
