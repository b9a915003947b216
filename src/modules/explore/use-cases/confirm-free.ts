import { dateOfDay, dayMs, type EpochMs } from '#kernel/time';
import { allows } from '#modules/accounts';
import { instantsAround, overridesAround, readSlotFactsOf } from '#modules/availability';
import type { App } from '#platform/app';
import { readOffered, type OfferedService } from '../free-times.store.ts';
import { firstStarts, quarterMs, type FreeStarts, type WindowsIn } from '../rules/index.ts';

/** How many times a row shows. */
const mostShown = 3;
/** How long after the first free quarter more times are looked for. */
const reach = 2 * dayMs;

export interface ConfirmedTimes extends FreeStarts {
  readonly timeZone: string;
}

/**
 * Asks the live rows and the slot engine about artists whom the index calls free, each from their first free quarter on:
 * what is shown is a time that could be booked this very moment.
 */
export async function confirmFree(
  app: App,
  candidates: readonly { readonly id: number; readonly quarter: number }[],
  windowsIn: WindowsIn,
  now: EpochMs,
  fits: (service: OfferedService) => boolean,
  most = mostShown,
): Promise<Map<number, ConfirmedTimes>> {
  const confirmed = new Map<number, ConfirmedTimes>();
  if (candidates.length === 0) return confirmed;
  const ids = candidates.map(({ id }) => id);
  const quarters = candidates.map(({ quarter }) => quarter * quarterMs);
  const dates = {
    from: dateOfDay(Math.floor(Math.min(...quarters) / dayMs) - 1),
    to: dateOfDay(Math.floor((Math.max(...quarters) + reach) / dayMs) + 1),
  };
  const [facts, offered] = await Promise.all([
    readSlotFactsOf(app.database, ids, overridesAround(dates), { ...instantsAround(dates), now }),
    readOffered(app.database, ids),
  ]);
  for (const { id, quarter } of candidates) {
    const known = facts.get(id);
    if (!known || !allows(app, 'newBookings', known.terms)) continue;
    const services = offered.get(id)?.filter(fits) ?? [];
    const begin = quarter * quarterMs;
    const { timeZone } = known.rules;
    const near = windowsIn(timeZone)
      .map(({ from, to }) => ({ from: Math.max(from, begin), to: Math.min(to, begin + reach) }))
      .filter(({ from, to }) => from < to);
    const found = firstStarts(known, services, near, now, most);
    if (found) confirmed.set(id, { ...found, timeZone });
  }
  return confirmed;
}
