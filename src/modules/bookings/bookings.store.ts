import { statement, type Executor } from '#platform/database';
import type { bookings } from './bookings.tables.ts';

type Columns = typeof bookings.$inferSelect;

/** A booking with its two people; without a client it is a guest's. */
export interface BookingRow extends Omit<Columns, 'earlierServices'> {
  readonly artistName: string;
  readonly artistUsername: string;
  readonly artistImage: string | null;
  readonly artistCity: string | null;
  readonly artistAddress: string | null;
  readonly artistPhone: string | null;
  readonly artistEmail: string;
  readonly clientName: string | null;
  readonly clientUsername: string | null;
  readonly clientImage: string | null;
  readonly clientEmail: string | null;
  readonly artistLanguage: string;
  readonly clientLanguage: string | null;
  readonly clientTimeZone: string | null;
  /** Whether the account is deleted or about to be: nobody else is to see whose it was. */
  readonly artistGone: boolean;
  readonly clientGone: boolean;
  /** How many visits its series has; only lists count them, and only for visits of a series. */
  readonly seriesLength?: number | null;
}

/** SQL: the policy of a booking; those that are older than fees ask none. */
const policyOf = (table: string) => `'{"lateCancelPercent": 0, "noShowPercent": 0}'::jsonb || ${table}.policy`;

const ownColumns = `bookings.id, bookings.artist_id AS "artistId", bookings.client_id AS "clientId",
  bookings.guest_name AS "guestName", bookings.guest_email AS "guestEmail", bookings.guest_phone AS "guestPhone",
  bookings.guest_language AS "guestLanguage",
  bookings.service_id AS "serviceId", bookings.service_name AS "serviceName", bookings.duration, bookings.additions,
  bookings.gap_minutes AS "gapMinutes", bookings.starts_at AS "startsAt", bookings.ends_at AS "endsAt",
  bookings.time_zone AS "timeZone", to_char(bookings.local_start, 'YYYY-MM-DD"T"HH24:MI') AS "localStart", bookings.place,
  bookings.status, bookings.total, bookings.currency, bookings.notes,
  ${policyOf('bookings')} AS policy, bookings.due_now AS "dueNow", bookings.once_paid AS "oncePaid", bookings.written_in AS "writtenIn",
  bookings.discount, bookings.offer_id AS "offerId", bookings.offer_title AS "offerTitle",
  bookings.offer_weekdays AS "offerWeekdays", bookings.post_id AS "postId", bookings.opening_id AS "openingId",
  bookings.is_recurring AS "isRecurring", bookings.recurring_pattern AS "recurringPattern",
  bookings.recurring_interval AS "recurringInterval", bookings.recurring_count AS "recurringCount",
  bookings.recurring_end_date::text AS "recurringEndDate", bookings.parent_booking_id AS "parentBookingId",
  bookings.occurrence, bookings.reminder_time AS "reminderTime", bookings.reminder_sent AS "reminderSent",
  bookings.version, bookings.sequence, bookings.uid, bookings.artist_has_entry AS "artistHasEntry",
  bookings.updated_at AS "updatedAt", bookings.manage_version AS "manageVersion",
  bookings.expires_at AS "expiresAt", bookings.move_starts_at AS "moveStartsAt",
  bookings.move_expires_at AS "moveExpiresAt", bookings.marked_at AS "markedAt", bookings.cancelled_by AS "cancelledBy",
  bookings.closing_reason AS "closingReason",
  bookings.created_at AS "createdAt"`;

/** What every statement that answers whole bookings selects; `bookings` may also be a CTE of rows just written. */
export const bookingColumns = `${ownColumns},
  artist.full_name AS "artistName", artist.username AS "artistUsername", artist.profile_image AS "artistImage",
  artist.city AS "artistCity", artist.business_address AS "artistAddress", artist.business_phone AS "artistPhone",
  artist.email AS "artistEmail", artist.language AS "artistLanguage",
  client.full_name AS "clientName", client.username AS "clientUsername", client.profile_image AS "clientImage",
  client.email AS "clientEmail", client.time_zone AS "clientTimeZone", client.language AS "clientLanguage",
  artist.leaves_at IS NOT NULL AS "artistGone", client.leaves_at IS NOT NULL AS "clientGone"`;

/** The joins that `bookingColumns` needs. */
export const bookingPeople = `JOIN users artist ON artist.id = bookings.artist_id
  LEFT JOIN users client ON client.id = bookings.client_id`;

const byId = statement(
  'bookings.by_id',
  `SELECT ${bookingColumns} FROM bookings ${bookingPeople} WHERE bookings.id = $1`,
);
const byIdLocked = statement(
  'bookings.by_id_locked',
  `SELECT ${bookingColumns} FROM bookings ${bookingPeople} WHERE bookings.id = $1 FOR NO KEY UPDATE OF bookings`,
);

export async function findBooking(executor: Executor, id: number): Promise<BookingRow | undefined> {
  return (await executor.query<BookingRow>(byId, [id]))[0];
}

/** The booking as it is now, kept so until the transaction ends. */
export async function lockBooking(transaction: Executor, id: number): Promise<BookingRow | undefined> {
  return (await transaction.query<BookingRow>(byIdLocked, [id]))[0];
}

/** A visit of a series, as its siblings list it. */
export type SiblingVisit = Pick<
  BookingRow,
  | 'id'
  | 'startsAt'
  | 'endsAt'
  | 'status'
  | 'total'
  | 'version'
  | 'expiresAt'
  | 'clientId'
  | 'manageVersion'
  | 'occurrence'
>;

const seriesVisits = statement(
  'bookings.series_visits',
  `SELECT id, starts_at AS "startsAt", ends_at AS "endsAt", status, total, version, expires_at AS "expiresAt",
          client_id AS "clientId", manage_version AS "manageVersion", occurrence
     FROM bookings WHERE id = $1 OR parent_booking_id = $1 ORDER BY starts_at, id`,
);

/** Every visit of a series, by time. `firstId` is the id of its first one. */
export function listSeriesVisits(executor: Executor, firstId: number): Promise<SiblingVisit[]> {
  return executor.query<SiblingVisit>(seriesVisits, [firstId]);
}

/** The id that the visits of a booking's series share. */
export function seriesIdOf(booking: Pick<BookingRow, 'id' | 'parentBookingId'>): number {
  return booking.parentBookingId ?? booking.id;
}

const attach = statement(
  'bookings.attach',
  `UPDATE bookings SET client_id = $2, manage_version = manage_version + 1, updated_at = $3
    WHERE (id = $1 OR parent_booking_id = $1) AND client_id IS NULL RETURNING id`,
);

/** Gives the visits of a guest's series to an account, and takes the guest's links back; answers which. */
export async function attachVisits(
  executor: Executor,
  firstId: number,
  clientId: number,
  now: number,
): Promise<number[]> {
  const rows = await executor.query<{ id: number }>(attach, [firstId, clientId, new Date(now)]);
  return rows.map(({ id }) => id);
}
