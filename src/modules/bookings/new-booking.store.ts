import { refuse } from '#kernel/refusal';
import { dayMs, wallTimeAt } from '#kernel/time';
import { statement, violatedConstraint, type Executor } from '#platform/database';
import { askedByOf, type AskedBy } from './asked-by.store.ts';
import { bookingColumns, bookingPeople, type BookingRow } from './bookings.store.ts';
import type { bookings } from './bookings.tables.ts';

export type NewBooking = Omit<
  typeof bookings.$inferInsert & Pick<BookingRow, 'dueNow' | 'oncePaid' | 'writtenIn' | 'artistHasEntry'>,
  | 'id'
  | 'uid'
  | 'version'
  | 'sequence'
  | 'manageVersion'
  | 'occurrence'
  | 'parentBookingId'
  | 'updatedAt'
  | 'markedAt'
  | 'moveStartsAt'
  | 'moveExpiresAt'
  | 'askedBy'
  | 'localStart'
  | 'place'
> & {
  /** Null if bookings are not counted. */
  readonly askedBy: AskedBy | null;
};

const written = [
  ['artist_id', 'artistId'],
  ['client_id', 'clientId'],
  ['guest_name', 'guestName'],
  ['guest_email', 'guestEmail'],
  ['guest_phone', 'guestPhone'],
  ['guest_language', 'guestLanguage'],
  ['service_id', 'serviceId'],
  ['service_name', 'serviceName'],
  ['additions', 'additions'],
  ['duration', 'duration'],
  ['gap_minutes', 'gapMinutes'],
  ['starts_at', 'startsAt'],
  ['ends_at', 'endsAt'],
  ['time_zone', 'timeZone'],
  ['status', 'status'],
  ['total', 'total'],
  ['discount', 'discount'],
  ['offer_id', 'offerId'],
  ['offer_title', 'offerTitle'],
  ['offer_weekdays', 'offerWeekdays'],
  ['opening_id', 'openingId'],
  ['currency', 'currency'],
  ['policy', 'policy'],
  ['due_now', 'dueNow'],
  ['once_paid', 'oncePaid'],
  ['artist_has_entry', 'artistHasEntry'],
  ['notes', 'notes'],
  ['post_id', 'postId'],
  ['is_recurring', 'isRecurring'],
  ['recurring_pattern', 'recurringPattern'],
  ['recurring_interval', 'recurringInterval'],
  ['recurring_count', 'recurringCount'],
  ['recurring_end_date', 'recurringEndDate'],
  ['reminder_time', 'reminderTime'],
  ['written_in', 'writtenIn'],
  ['expires_at', 'expiresAt'],
  ['created_at', 'createdAt'],
] as const satisfies readonly (readonly [string, Exclude<keyof NewBooking, 'askedBy'>])[];
const instants = new Set<string>(['startsAt', 'endsAt', 'expiresAt', 'createdAt']);
/** What pg would take for an array of PostgreSQL's. */
const lists = new Set<string>(['additions']);
const names = written.map(([column]) => column).join(', ');
const places = written.map((_, index) => `$${index + 1}`).join(', ');

const insertOne = statement(
  'bookings.insert',
  `WITH bookings AS (
     INSERT INTO bookings (${names}, updated_at, asked_by, local_start, place)
     VALUES (${places}, $${written.length}, ${askedByOf('$2', `$${written.length + 1}`)}, $${written.length + 2},
             (SELECT city FROM users WHERE id = $1)) RETURNING *)
   SELECT ${bookingColumns} FROM bookings ${bookingPeople}`,
);

/** Adds a booking; undefined when somebody else has the time. */
export async function insertBooking(transaction: Executor, booking: NewBooking): Promise<BookingRow | undefined> {
  const values = written.map(([, field]) => {
    const value = booking[field] ?? null;
    if (lists.has(field)) return JSON.stringify(value ?? []);
    return instants.has(field) && value !== null ? new Date(value as number) : value;
  });
  const address = booking.askedBy?.address ?? null;
  const rows = await unlessTaken(
    transaction.query<BookingRow>(insertOne, [...values, address, wallTimeAt(booking.timeZone, booking.startsAt)]),
  );
  return rows?.[0];
}

const copied = written
  .map(([column]) => column)
  .filter((column) => !/^(starts_at|ends_at|expires_at|due_now)$/.test(column));
const insertFurther = statement(
  'bookings.insert_further',
  `INSERT INTO bookings (${copied.join(', ')}, asked_by, updated_at, place, starts_at, ends_at, expires_at, occurrence, local_start,
          parent_booking_id)
   SELECT ${copied.map((column) => `first.${column}`).join(', ')}, first.asked_by, first.updated_at, first.place,
          visit.starts_at, visit.ends_at, visit.expires_at, visit.occurrence, visit.local_start, first.id
     FROM bookings first,
          unnest($2::timestamptz[], $3::timestamptz[], $4::timestamptz[], $5::smallint[], $6::timestamp[])
            AS visit (starts_at, ends_at, expires_at, occurrence, local_start)
    WHERE first.id = $1
   RETURNING id`,
);

export interface FurtherVisit {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly expiresAt: number | null;
  /** Place in the series; the first visit has 0. */
  readonly occurrence: number;
}

/** Adds the other visits of a series, like its first in all but time and what is due before; undefined when somebody else has one of the times. */
export async function insertFurtherVisits(
  transaction: Executor,
  { id, timeZone }: Pick<BookingRow, 'id' | 'timeZone'>,
  visits: readonly FurtherVisit[],
): Promise<number[] | undefined> {
  const rows = await unlessTaken(
    transaction.query<{ id: number }>(insertFurther, [
      id,
      visits.map(({ startsAt }) => new Date(startsAt)),
      visits.map(({ endsAt }) => new Date(endsAt)),
      visits.map(({ expiresAt }) => (expiresAt === null ? null : new Date(expiresAt))),
      visits.map(({ occurrence }) => occurrence),
      visits.map(({ startsAt }) => wallTimeAt(timeZone, startsAt)),
    ]),
  );
  return rows?.map((row) => row.id);
}

/** The exclusion constraint speaks last: its refusal is no failure but an answer. */
export async function unlessTaken<Row>(writing: Promise<Row[]>): Promise<Row[] | undefined> {
  try {
    return await writing;
  } catch (error) {
    const violated = violatedConstraint(error);
    if (violated === 'busy_times_no_overlap') return undefined;
    if (violated === 'bookings_people_here') throw refuse('not_found');
    if (violated === 'bookings_open_bound') throw refuse('open_bookings_full', { retryAfterSeconds: dayMs / 1000 });
    throw error;
  }
}
