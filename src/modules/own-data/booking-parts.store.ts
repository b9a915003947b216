import type { bookings } from '#modules/bookings/tables';
import { guestKeySql } from '#modules/clients/tables';
import { statement, type Executor } from '#platform/database';
import { part, personSql, type Part } from './part.store.ts';

/** One’s visits, from both sides, what one wrote down about clients, and what one wrote with guests. */
export const bookingParts: readonly Part[] = [
  visits('as-client', 'client_id', ''),
  visits(
    'as-professional',
    'artist_id',
    `${typedSql('guest_name')} AS "guestName", ${typedSql('guest_email')} AS "guestEmail",
     ${typedSql('guest_phone')} AS "guestPhone", marked_at AS "markedAt",`,
  ),
  part(
    'bookings/client-notes.json',
    'id',
    `SELECT id, ${personSql('client_id')} AS client, guest_key AS guest, note, changed_at AS "changedAt"
       FROM client_notes WHERE artist_id = $1`,
  ),
  part(
    'bookings/guest-messages.json',
    'id',
    `SELECT guest_messages.id, guest_messages.booking_id AS "bookingId", from_guest AS "fromGuest", content,
       guest_messages.created_at AS "createdAt"
       FROM guest_messages JOIN guest_threads ON guest_threads.booking_id = guest_messages.booking_id
      WHERE guest_threads.artist_id = $1`,
  ),
];

/** SQL: what a guest typed, until the account that holds their visit is deleted, or about to be. */
function typedSql(column: string): string {
  return `CASE WHEN NOT EXISTS (SELECT FROM users WHERE users.id = client_id AND leaves_at IS NOT NULL) THEN ${column} END`;
}

function visits(file: string, own: string, more: string): Part {
  return part(
    `bookings/${file}.json`,
    'id',
    `SELECT id, ${personSql('artist_id')} AS professional, ${personSql('client_id')} AS client, ${more}
       service_id AS "serviceId", service_name AS "serviceName", additions, earlier_services AS "earlierServices", duration, gap_minutes AS "gapMinutes",
       starts_at AS "startsAt", ends_at AS "endsAt", time_zone AS "timeZone", local_start AS "localStart", place, status, total, discount, currency,
       offer_title AS "offerTitle", offer_weekdays AS "offerWeekdays", opening_id AS "openingId", post_id AS "postId", policy,
       due_now AS "dueNow", once_paid AS "oncePaid", notes, is_recurring AS "isRecurring",
       recurring_pattern AS "recurringPattern", recurring_interval AS "recurringInterval",
       recurring_count AS "recurringCount", recurring_end_date AS "recurringEndDate",
       parent_booking_id AS "parentBookingId", occurrence, reminder_time AS "reminderTime", uid,
       cancelled_by AS "cancelledBy", closing_reason AS "closingReason", created_at AS "createdAt", updated_at AS "updatedAt",
       (SELECT coalesce(json_agg(json_build_object('from', from_start, 'fromZone', from_zone, 'fromPlace', from_place, 'to', to_start, 'by', moved_by, 'at', moved_at)
           ORDER BY booking_moves.id), '[]')
          FROM booking_moves WHERE booking_moves.booking_id = bookings.id) AS moves,
       (SELECT json_build_object('statement', statement, 'at', contested_at, 'outcome', outcome, 'answeredAt', answered_at)
          FROM no_show_contests WHERE no_show_contests.booking_id = bookings.id) AS "noShowContest",
       (SELECT coalesce(json_agg(json_build_object('kind', kind, 'amount', amount, 'way', way, 'currency', currency, 'counts', unapplied_id IS NULL,
           'by', by, 'at', at)
           ORDER BY ledger_entries.id), '[]')
          FROM ledger_entries WHERE ledger_entries.booking_id = bookings.id) AS money,
       (SELECT coalesce(json_agg(json_build_object('amount', refunds.amount, 'currency', coalesce(came_currency, payments.currency),
           'status', refunds.status, 'reason', refunds.reason, 'wantedAt', wanted_at) ORDER BY refunds.id), '[]')
          FROM refunds JOIN payments ON payments.id = refunds.payment_id
         WHERE payments.booking_id = bookings.id) AS refunds,
       (SELECT coalesce(json_agg(json_build_object('amount', disputes.amount, 'currency', coalesce(came_currency, payments.currency),
           'status', disputes.status,
           'openedAt', disputes.opened_at) ORDER BY disputes.id), '[]')
          FROM disputes JOIN payments ON payments.id = disputes.payment_id
         WHERE payments.booking_id = bookings.id) AS disputes
     FROM bookings WHERE ${own} = $1`,
  );
}

const visitIds = {
  client: idsStatement('client_id'),
  artist: idsStatement('artist_id'),
};

function idsStatement(own: string) {
  return statement(
    `own_data.visit_ids_${own}`,
    `SELECT id FROM bookings WHERE ${own} = $1 AND id > $2 AND status IN ('pending', 'confirmed', 'completed')
      ORDER BY id LIMIT $3`,
  );
}

/** The visits that belong into a person's calendar, so many after an id. */
export async function listVisitIds(
  executor: Executor,
  { userId, as, after, limit }: { userId: number; as: 'client' | 'artist'; after: number; limit: number },
): Promise<number[]> {
  const rows = await executor.query<{ id: number }>(visitIds[as], [userId, after, limit]);
  return rows.map(({ id }) => id);
}

/** SQL: what whoever comes is called; null of an account that is deleted, or about to be. */
const nameSql = 'CASE WHEN client.id IS NULL THEN guest_name WHEN client.leaves_at IS NULL THEN client.full_name END';

/** A client of a professional, as the professional knows them. */
export interface ClientRow {
  /** Null for an account that is gone. */
  readonly name: string | null;
  readonly username: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** Visits that stand or took place. */
  readonly visits: number;
  readonly firstVisit: number | null;
  readonly lastVisit: number | null;
}

const clients = statement(
  'own_data.clients',
  `SELECT max(${nameSql}) AS name, max(client.username) FILTER (WHERE NOT client.absent) AS username,
     CASE WHEN bookings.client_id IS NULL THEN max(bookings.guest_email) END AS email,
     max(bookings.guest_phone) FILTER (WHERE client.leaves_at IS NULL) AS phone,
     count(*) FILTER (WHERE bookings.status IN ('confirmed', 'completed'))::int AS visits,
     min(bookings.starts_at) FILTER (WHERE bookings.status IN ('confirmed', 'completed')) AS "firstVisit",
     max(bookings.starts_at) FILTER (WHERE bookings.status IN ('confirmed', 'completed')) AS "lastVisit"
   FROM bookings LEFT JOIN users AS client ON client.id = bookings.client_id
   WHERE bookings.artist_id = $1
   GROUP BY bookings.client_id, CASE WHEN bookings.client_id IS NULL THEN ${guestKeySql('bookings')} END
   ORDER BY 1, 2`,
);

/** Everybody who booked with a person, one row each; guests are one as the client book knows them. */
export function listClients(executor: Executor, userId: number): Promise<ClientRow[]> {
  return executor.query<ClientRow>(clients, [userId]);
}

/** A visit that somebody gives, as a line of their table. */
export interface GivenVisit {
  readonly id: number;
  readonly startsAt: number;
  readonly timeZone: string;
  /** Null for an account that is gone. */
  readonly clientName: string | null;
  readonly serviceName: string;
  readonly status: (typeof bookings.$inferSelect)['status'];
  readonly expiresAt: number | null;
  /** In the minor unit. */
  readonly total: number;
  readonly dueNow: number;
  readonly currency: string;
}

const given = statement(
  'own_data.given_visits',
  `SELECT bookings.id, starts_at AS "startsAt", bookings.time_zone AS "timeZone",
          ${nameSql} AS "clientName",
          service_name AS "serviceName", status, expires_at AS "expiresAt", total, due_now AS "dueNow", currency
     FROM bookings LEFT JOIN users AS client ON client.id = bookings.client_id
    WHERE artist_id = $1 AND (starts_at, bookings.id) > ($2::timestamptz, $3::int)
    ORDER BY starts_at, bookings.id LIMIT $4`,
);

/** The visits that a person gives by their time, so many after one of them. */
export function listGivenVisits(
  executor: Executor,
  userId: number,
  { after, limit }: { after: Pick<GivenVisit, 'startsAt' | 'id'> | undefined; limit: number },
): Promise<GivenVisit[]> {
  const begin = after ? new Date(after.startsAt) : '-infinity';
  return executor.query<GivenVisit>(given, [userId, begin, after?.id ?? 0, limit]);
}
