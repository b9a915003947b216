import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { openManageLink, readBookingForMessage, readVisitsForMessage, type BookingForMessage } from '#modules/bookings';
import { holdsTime } from '#modules/bookings/rules';
import type { App } from '#platform/app';
import type { Reader } from '../rules/index.ts';
import { writeCalendar } from './write-calendar.ts';

export interface Asked {
  /** With the visits of its series that are still to take place. */
  readonly series: boolean;
}

/** A booking as a calendar file for one of its two people; `not_found` for everybody else. */
export async function readBookingCalendar(app: App, person: Person, id: number, asked: Asked): Promise<string> {
  const booking = await readBookingForMessage(app.database, id);
  if (booking?.client.id === person.id) return calendarOf(app, booking, 'client', asked);
  if (booking?.artist.id === person.id) return calendarOf(app, booking, 'artist', asked);
  throw refuse('not_found');
}

/** A booking as a calendar file for the holder of its manage link. */
export async function readManagedCalendar(app: App, token: string, asked: Asked): Promise<string> {
  const { id } = await openManageLink(app, token);
  const booking = await readBookingForMessage(app.database, id);
  if (!booking) throw refuse('not_found');
  return calendarOf(app, booking, 'client', asked);
}

async function calendarOf(app: App, booking: BookingForMessage, reader: Reader, { series }: Asked): Promise<string> {
  const open = booking.series.filter(({ id, status }) => id !== booking.id && holdsTime(status)).map(({ id }) => id);
  const visits = series ? await readVisitsForMessage(app.database, [booking.id, ...open]) : [booking];
  return writeCalendar(app, visits, { reader, now: app.clock.now() });
}
