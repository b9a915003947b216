import type { PlainDate } from '#kernel/time';
import { listVisitSlots } from '#modules/availability';
import type { App } from '#platform/app';
import type { BookingRow } from '../bookings.store.ts';
import { moveRequestOf, priceDaysOf, type Part } from '../rules/index.ts';

/** When a visit may begin instead of when it does, day by day, whether or not its service can still be booked. */
export async function listMoveSlots(
  app: App,
  booking: BookingRow,
  by: Part,
  dates: { from: PlainDate; to: PlainDate },
) {
  const { id, artistId, duration, gapMinutes, startsAt, isRecurring } = booking;
  const weekdays = priceDaysOf(booking, by);
  const visit = { bookingId: id, artistId, duration, gap: gapMinutes, startsAt, isRecurring, weekdays };
  const { days, ...listed } = await listVisitSlots(app, visit, dates);
  // Its client has asked for that one already; its artist may well choose it.
  const asked = by === 'client' ? moveRequestOf(booking, app.clock.now())?.startsAt : undefined;
  const others = (slots: readonly number[]) => slots.filter((at) => at !== startsAt && at !== asked);
  return { ...listed, days: days.map(({ date, slots }) => ({ date, slots: others(slots) })) };
}
