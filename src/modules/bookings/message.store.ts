import { statement, type Executor } from '#platform/database';
import { translator } from '#platform/messages';
import {
  bookingColumns,
  bookingPeople,
  findBooking,
  listSeriesVisits,
  seriesIdOf,
  type BookingRow,
} from './bookings.store.ts';
import { moveRequestOf, whereToCome, type BookingForMessage, type VisitForMessage } from './rules/index.ts';

/** Reads what a mail about a booking needs; undefined when there is no such booking. */
export async function readBookingForMessage(executor: Executor, id: number): Promise<BookingForMessage | undefined> {
  const row = await findBooking(executor, id);
  if (!row) return undefined;
  const visits = row.isRecurring ? await listSeriesVisits(executor, seriesIdOf(row)) : [];
  const series = visits.map(({ id: visitId, startsAt, endsAt, status }) => ({ id: visitId, startsAt, endsAt, status }));
  return { ...visitOf(row), series };
}

const byIds = statement(
  'bookings.by_ids',
  `SELECT ${bookingColumns} FROM bookings ${bookingPeople}
    WHERE bookings.id = ANY($1::int[]) ORDER BY bookings.starts_at, bookings.id`,
);

/** Reads several bookings for a mail, by time. */
export async function readVisitsForMessage(executor: Executor, ids: readonly number[]): Promise<VisitForMessage[]> {
  // A single one, the usual case, has a statement whose plan PostgreSQL keeps; one over a list is planned anew each time.
  const rows =
    ids.length === 1 ? [await findBooking(executor, ids[0]!)] : await executor.query<BookingRow>(byIds, [ids]);
  return rows.filter((row) => row !== undefined).map(visitOf);
}

const remind = statement(
  'bookings.mark_reminder_sent',
  `UPDATE bookings SET reminder_sent = true WHERE id = ANY($1::int[]) AND status = 'confirmed' RETURNING id`,
);

/**
 * Writes down that the reminders of these bookings have gone out, and keeps the bookings as they are until the transaction
 * ends; answers which of them are still confirmed.
 */
export async function markReminderSent(transaction: Executor, ids: readonly number[]): Promise<Set<number>> {
  const rows = await transaction.query<{ id: number }>(remind, [ids]);
  return new Set(rows.map(({ id }) => id));
}

/** A booking just read or written as its mail tells it; whose account is gone by then has no name in it. */
export function visitOf(row: BookingRow): VisitForMessage {
  const nobody = row.artistGone || row.clientGone ? translator()('ownData.gone') : '';
  return {
    id: row.id,
    artist: {
      id: row.artistId,
      fullName: row.artistGone ? nobody : row.artistName,
      username: row.artistGone ? '' : row.artistUsername,
      email: row.artistEmail,
      language: row.artistLanguage,
      city: row.artistGone ? null : row.place,
      ...(!row.artistGone && whereToCome(row)),
    },
    client: {
      id: row.clientId,
      fullName: row.clientGone ? nobody : (row.clientName ?? row.guestName!),
      email: row.clientGone ? null : (row.clientEmail ?? row.guestEmail),
      phone: row.guestPhone,
      language: row.clientLanguage ?? row.guestLanguage ?? undefined,
      timeZone: row.clientTimeZone,
    },
    service: { id: row.serviceId, name: row.serviceName, duration: row.duration },
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    timeZone: row.timeZone,
    status: row.status,
    total: row.total,
    discount: row.discount,
    dueNow: row.dueNow,
    writtenIn: row.writtenIn,
    offerTitle: row.offerTitle,
    currency: row.currency,
    notes: row.notes,
    policy: row.policy,
    cancelledBy: row.cancelledBy,
    expiresAt: row.expiresAt,
    // Whether it has lapsed is for its reader to say.
    moveRequest: moveRequestOf(row, -Infinity),
    reminderTime: row.reminderTime,
    reminderSent: row.reminderSent,
    version: row.version,
    uid: row.uid,
    sequence: row.sequence,
    artistHasEntry: row.artistHasEntry,
    updatedAt: row.updatedAt,
    manageVersion: row.manageVersion,
    parentBookingId: row.parentBookingId,
  };
}
