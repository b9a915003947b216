import { statement, type Executor } from '#platform/database';
import type { Page, Position } from '#platform/http';
import { bookingColumns, bookingPeople, type BookingRow } from './bookings.store.ts';
import type { Part } from './rules/index.ts';

const beginning: Position = { at: 0, id: 0 };
const end: Position = { at: Date.UTC(9999, 11, 31), id: 2_147_483_647 };

// A request that nobody answered in time counts as expired from that moment, written down or not.
const open = `bookings.status IN ('pending', 'confirmed', 'awaiting_payment')
  AND (bookings.expires_at IS NULL OR bookings.expires_at > $2)`;
// No visit lasts longer than a day, so the index may begin a little before now.
const openForClient = `${open} AND bookings.ends_at > $2`;
const recentForClient = `${openForClient} AND bookings.starts_at > $2::timestamptz - interval '48 hours'`;

const ascending = `AND (bookings.starts_at, bookings.id) > ($3, $4) ORDER BY bookings.starts_at, bookings.id LIMIT $5`;
const descending = `AND (bookings.starts_at, bookings.id) < ($3, $4)
  ORDER BY bookings.starts_at DESC, bookings.id DESC LIMIT $5`;

const seriesLength = `CASE WHEN bookings.is_recurring THEN (
    SELECT count(*)::int FROM bookings visit
     WHERE visit.id = coalesce(bookings.parent_booking_id, bookings.id)
        OR visit.parent_booking_id = coalesce(bookings.parent_booking_id, bookings.id)) END AS "seriesLength"`;
const list = (name: string, where: string) =>
  statement(
    `bookings.${name}`,
    `SELECT ${bookingColumns}, ${seriesLength} FROM bookings ${bookingPeople} WHERE ${where}`,
  );

const upcoming = {
  client: list('upcoming_of_client', `bookings.client_id = $1 AND ${recentForClient} ${ascending}`),
  artist: list('upcoming_of_artist', `bookings.artist_id = $1 AND ${open} ${ascending}`),
};
const history = {
  client: list('history_of_client', `bookings.client_id = $1 AND NOT (${openForClient}) ${descending}`),
  artist: list('history_of_artist', `bookings.artist_id = $1 AND NOT (${open}) ${descending}`),
};

/** A client's open visits that have not ended, an artist's open visits also when they have: by start. */
export function listUpcoming(executor: Executor, role: Part, userId: number, now: number, page: Page) {
  return readPage(executor, upcoming[role], userId, now, page.after ?? beginning, page.limit);
}

/** Everything that `listUpcoming` leaves out, the latest start first. */
export function listHistory(executor: Executor, role: Part, userId: number, now: number, page: Page) {
  return readPage(executor, history[role], userId, now, page.after ?? end, page.limit);
}

function readPage(
  executor: Executor,
  text: ReturnType<typeof statement>,
  userId: number,
  now: number,
  after: Position,
  limit: number,
): Promise<BookingRow[]> {
  return executor.query<BookingRow>(text, [userId, new Date(now), new Date(after.at), after.id, limit + 1]);
}

const newest = list(
  'newest_of_client',
  `bookings.client_id = $1 AND bookings.id < $2 ORDER BY bookings.id DESC LIMIT $3`,
);

/** All of a client's bookings, the newest first. */
export function listNewest(executor: Executor, clientId: number, page: Page): Promise<BookingRow[]> {
  return executor.query<BookingRow>(newest, [clientId, page.after?.id ?? end.id, page.limit + 1]);
}

const dueAt = `bookings.starts_at - make_interval(mins => bookings.reminder_time)`;
const reminders = statement(
  'bookings.reminders_of_client',
  `SELECT ${bookingColumns}, ${dueAt} AS "dueAt" FROM bookings ${bookingPeople}
    WHERE bookings.client_id = $1 AND ${open} AND bookings.starts_at > $2
      AND bookings.reminder_time > 0 AND NOT bookings.reminder_sent AND ${dueAt} > $2
      AND (${dueAt}, bookings.id) > ($3, $4)
    ORDER BY ${dueAt}, bookings.id LIMIT $5`,
);

/** A client's open visits with a reminder still to come, by the moment it is due. */
export function listReminders(executor: Executor, clientId: number, now: number, page: Page) {
  const after = page.after ?? beginning;
  const values = [clientId, new Date(now), new Date(after.at), after.id, page.limit + 1];
  return executor.query<BookingRow & { readonly dueAt: number }>(reminders, values);
}

const months = statement(
  'bookings.months_of_artist',
  `SELECT to_char(local_start, 'YYYY-MM') AS month, currency, count(*)::int AS visits,
          sum(total)::float8 AS worth
     FROM bookings
    WHERE artist_id = $1 AND status = 'completed' AND starts_at > $2::timestamptz - interval '1 year 1 day'
      AND local_start >= date_trunc('month', ($2::timestamptz AT TIME ZONE 'UTC') + (local_start - (starts_at AT TIME ZONE 'UTC')))
            - interval '11 months'
    GROUP BY 1, 2 ORDER BY 1 DESC, visits DESC, currency`,
);

export interface MonthOfWork {
  /** 'YYYY-MM', by the clocks of the visits. */
  readonly month: string;
  readonly currency: string;
  readonly visits: number;
  /** In the minor unit. */
  readonly worth: number;
}

/** An artist's completed visits of the last twelve months by month and currency, the latest first. */
export function listMonths(executor: Executor, artistId: number, now: number): Promise<MonthOfWork[]> {
  return executor.query<MonthOfWork>(months, [artistId, new Date(now)]);
}
