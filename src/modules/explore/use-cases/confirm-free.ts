import { dateOfDay, dayMs, type EpochMs } from '#kernel/time';
import { allows } from '#modules/accounts';
import { instantsAround, overridesAround, readSlotFactsOf } from '#modules/availability';
import type { App } from '#platform/app';
import { readOffered, type OfferedService } from '../free-times.store.ts';
import { firstStarts, quarterMs, type FreeStarts, type WindowsIn } from '../rules/index.ts';
import { freeTimesOf } from './free-times.ts';

/** How many times a row shows. */
const mostShown = 3;
/** How long after the first free quarter more times are looked for. */
const reach = 2 * dayMs;

/** Who is called free, and the first quarter in which they are. */
interface Candidate {
  readonly id: number;
  readonly quarter: number;
}

export interface ConfirmedTimes extends FreeStarts {
  readonly timeZone: string;
  /** What can begin then, where there are several things to book: a longer one may have to wait. */
  readonly service?: string | undefined;
}

/**
 * Asks the live rows and the slot engine about artists whom the index calls free, each from their first free quarter on:
 * what is shown is a time that could be booked this very moment. Whose first quarter does not hold, as when their notice ends
 * within it, is asked about from the next one that the index knows.
 */
export async function confirmFree(
  app: App,
  candidates: readonly Candidate[],
  windowsIn: WindowsIn,
  now: EpochMs,
  fits: (service: OfferedService) => boolean,
  most = mostShown,
): Promise<Map<number, ConfirmedTimes>> {
  const confirmed = await confirm(app, candidates, windowsIn, now, fits, most);
  const missed = candidates.filter(({ id }) => !confirmed.has(id));
  if (missed.length === 0) return confirmed;
  const index = await freeTimesOf(app).current();
  const later = missed.flatMap(({ id, quarter }) => {
    const after = (quarter + 1) * quarterMs;
    const rest: WindowsIn = (timeZone) =>
      windowsIn(timeZone)
        .filter(({ to }) => to > after)
        .map(({ from, to }) => ({ from: Math.max(from, after), to }));
    return index.freeAmong([id], rest, now).quarters.map((next) => ({ id, quarter: next }));
  });
  for (const [id, times] of await confirm(app, later, windowsIn, now, fits, most)) confirmed.set(id, times);
  return confirmed;
}

async function confirm(
  app: App,
  candidates: readonly Candidate[],
  windowsIn: WindowsIn,
  now: EpochMs,
  fits: (service: OfferedService) => boolean,
  most: number,
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
    const all = offered.get(id) ?? [];
    const services = all.filter(fits);
    const begin = quarter * quarterMs;
    const { timeZone } = known.rules;
    const near = windowsIn(timeZone)
      .map(({ from, to }) => ({ from: Math.max(from, begin), to: Math.min(to, begin + reach) }))
      .filter(({ from, to }) => from < to);
    const found = firstStarts(known, services, near, now, most);
    if (!found) continue;
    const service = all.length > 1 ? all.find((one) => one.id === found.serviceId)?.name : undefined;
    confirmed.set(id, { ...found, timeZone, service });
  }
  return confirmed;
}
