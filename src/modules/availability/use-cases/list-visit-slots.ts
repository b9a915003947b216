import type { EpochMs } from '#kernel/time';
import type { App } from '#platform/app';
import { readSchedule, type Dates } from '../availability.store.ts';
import { readBusyTimes } from '../busy-times.store.ts';
import { findSlots, lastDateOf, rulesOnWeekdays, rulesToMove } from '../rules/index.ts';
import { bookableDates, instantsAround, overridesAround } from './bookable-dates.ts';
import { checkDates, type ListedSlots } from './list-slots.ts';

/** A booked visit that is to begin at another time. */
export interface VisitToMove {
  readonly bookingId: number;
  readonly artistId: number;
  /** Minutes, both as they were settled when it was booked. */
  readonly duration: number;
  readonly gap: number;
  readonly startsAt: EpochMs;
  /** It is one of a series. */
  readonly isRecurring: boolean;
  /** The only days of the week that it may be on; all where there are none. */
  readonly weekdays: readonly number[];
}

/** When a booked visit may begin instead, day by day: as long as it is, and with its own time out of its way. */
export async function listVisitSlots(app: App, visit: VisitToMove, dates: Dates): Promise<ListedSlots> {
  checkDates(dates);
  const now = app.clock.now();
  const { artistId, bookingId, duration, gap, weekdays } = visit;
  const bookable = bookableDates(dates, now);
  const [schedule, busy] = await Promise.all([
    readSchedule(app.database, artistId, overridesAround(bookable)),
    readBusyTimes(app.database, { artistId, ...instantsAround(bookable), now, exceptBookingId: bookingId }),
  ]);
  // The gap is settled; buffers that changed since must not lengthen it.
  const moving = rulesOnWeekdays(rulesToMove(schedule.rules, visit, now), weekdays);
  const rules = { ...moving, bufferBefore: 0, bufferAfter: 0 };
  const asked = { rules, durationMinutes: duration, serviceGap: gap, busy, now };
  const days = findSlots({ ...asked, ...dates });
  return { timeZone: rules.timeZone, days, lastDate: lastDateOf(asked), duration };
}
