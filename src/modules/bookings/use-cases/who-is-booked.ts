import { formatDate, formatTime } from '#kernel/visit-time';
import { readTimeZone } from '#modules/availability';
import type { App } from '#platform/app';
import { listTaking } from '../calendar.store.ts';
import type { BookingRow } from '../bookings.store.ts';
import { holdsTime } from '../rules/index.ts';

/** In words who is booked with an artist between two instants; the visit `exceptId` aside. Empty where nobody is. */
export async function whoIsBooked(
  app: App,
  artistId: number,
  { from, to, exceptId }: { readonly from: number; readonly to: number; readonly exceptId?: number },
): Promise<string> {
  const [rows, zone] = await Promise.all([
    listTaking(app.database, artistId, { from, to, now: app.clock.now() }),
    readTimeZone(app.database, artistId),
  ]);
  return rows
    .filter(({ id, status }) => holdsTime(status) && id !== exceptId)
    .map((row) => visitWords(row, zone))
    .join('; ');
}

function visitWords({ clientName, guestName, serviceName, startsAt, endsAt }: BookingRow, zone: string): string {
  const time = `${formatDate(startsAt, zone)}, ${formatTime(startsAt, zone)}–${formatTime(endsAt, zone)}`;
  return `${clientName ?? guestName ?? ''}, ${serviceName}, ${time}`;
}
