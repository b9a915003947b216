import { readBusyTimes, readSchedule } from '#modules/availability';
import type { Executor } from '#platform/database';
import type { BookingRow } from '../bookings.store.ts';
import { visitTime, whyNotOffered } from '../rules/index.ts';
import { datesAround } from './read-bookable.ts';
import { stepRefused } from './refuse-step.ts';

/** Refuses to let a visit count again whose time is not free any more. */
export async function checkStillFree(transaction: Executor, booking: BookingRow, now: number): Promise<void> {
  const { id, artistId, startsAt, duration, gapMinutes: gap } = booking;
  const { rules } = await readSchedule(transaction, artistId, datesAround(startsAt, startsAt));
  const { blockedUntil } = visitTime(startsAt, duration, gap);
  const window = { artistId, from: startsAt, to: blockedUntil, now, exceptBookingId: id, exceptOwnVisits: true };
  const busy = await readBusyTimes(transaction, window);
  if (whyNotOffered({ rules, duration, gap, busy, now }, startsAt)) throw stepRefused('time_gone', booking, now);
}
