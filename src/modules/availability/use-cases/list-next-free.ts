import { dateOfDay, dayMs, type EpochMs } from '#kernel/time';
import type { App } from '#platform/app';
import { listSlots } from './list-slots.ts';

/** Days from today on in which a free time is looked for. */
const reach = 31;

/** The next starts of a published service, the earliest first, at most so many, within 31 days. */
export async function listNextFree(
  app: App,
  { userId, serviceId, most }: { userId: number; serviceId: number; most: number },
): Promise<{ timeZone: string; times: EpochMs[] }> {
  // In the artist's zone it may still be yesterday.
  const yesterday = Math.floor(app.clock.now() / dayMs) - 1;
  const dates = { from: dateOfDay(yesterday), to: dateOfDay(yesterday + reach + 1) };
  const { timeZone, days } = await listSlots(app, { userId, serviceId, ...dates });
  return { timeZone, times: days.flatMap(({ slots }) => slots).slice(0, most) };
}
