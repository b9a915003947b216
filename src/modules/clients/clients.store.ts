import type { bookings } from '#modules/bookings/tables';
import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import { guestKeySql } from './clients.tables.ts';
import { searchedDigits } from './rules/index.ts';

/** Somebody who booked with a professional: an account, or a guest as the latest visit names them. */
export interface ClientRow {
  /** The booking of the latest start: what the client is asked for by. */
  readonly id: number;
  /** When that one begins. */
  readonly at: number;
  readonly clientId: number | null;
  readonly clientName: string | null;
  readonly clientUsername: string | null;
  readonly clientImage: string | null;
  readonly guestName: string | null;
  readonly guestEmail: string | null;
  readonly guestPhone: string | null;
  /** Visits that took place. */
  readonly visits: number;
  readonly noShows: number;
  readonly firstVisit: number | null;
  readonly lastVisit: number | null;
  readonly nextVisit: number | null;
}

const latest = (column: string) =>
  `(array_agg(${column} ORDER BY starts_at DESC, id DESC) FILTER (WHERE ${column} IS NOT NULL))[1]`;
// Nobody has to mark a visit before it counts.
const came = `(status = 'completed' OR (status = 'confirmed' AND ends_at <= $2))`;
const comes = `(ends_at > $2 AND status IN ('confirmed', 'pending', 'awaiting_payment') AND (expires_at IS NULL OR expires_at > $2))`;
const guestKey = `CASE WHEN client_id IS NULL THEN ${guestKeySql('bookings')} END`;

/** SQL: everybody who booked with $1, as things stand at $2. */
function clientsSql(which = ''): string {
  return `SELECT known.*, client.full_name AS "clientName", client.username AS "clientUsername",
      client.profile_image AS "clientImage"
  FROM (SELECT client_id AS "clientId", ${guestKey} AS "guestKey", ${latest('id')} AS id, max(starts_at) AS at,
      ${latest('guest_name')} AS "guestName", ${latest('guest_email')} AS "guestEmail", ${latest('guest_phone')} AS "guestPhone",
      count(*) FILTER (WHERE ${came})::int AS visits, count(*) FILTER (WHERE status = 'no_show')::int AS "noShows",
      min(starts_at) FILTER (WHERE ${came}) AS "firstVisit", max(starts_at) FILTER (WHERE ${came}) AS "lastVisit",
      min(starts_at) FILTER (WHERE ${comes}) AS "nextVisit"
    FROM bookings WHERE artist_id = $1 ${which} GROUP BY 1, 2) known
  LEFT JOIN users client ON client.id = known."clientId" AND client.leaves_at IS NULL
 WHERE (known."clientId" IS NULL OR client.id IS NOT NULL)`;
}

const holds = (text: string) => `strpos(lower(unaccent(${text})), lower(unaccent($3))) > 0`;
const list = statement(
  'clients.list',
  `${clientsSql()}
   AND (${holds(`coalesce(client.full_name, '') || ' ' || coalesce("guestName", '') || ' ' || coalesce("guestEmail", '')`)}
     OR ($4 <> '' AND strpos(regexp_replace("guestPhone", '\\D', '', 'g'), $4) > 0))
   AND ($5::timestamptz IS NULL OR (at, known.id) < ($5, $6::int))
 ORDER BY at DESC, known.id DESC LIMIT $7`,
);

export interface Search {
  readonly artistId: number;
  /** Of a name or an address, or digits of a telephone number; empty for everybody. */
  readonly text: string;
  readonly now: number;
}

/** A professional's clients, those of the latest visits first; one row more than the page holds. */
export function listClients(executor: Executor, { artistId, text, now }: Search, { after, limit }: Page) {
  const from = [after ? new Date(after.at) : null, after?.id ?? null];
  return executor.query<ClientRow>(list, [artistId, new Date(now), text, searchedDigits(text), ...from, limit + 1]);
}

/** By what a client is known: `clientId`, or `guestKey` of a guest. */
export interface ClientKey {
  readonly clientId: number | null;
  readonly guestKey: string | null;
}

const keyOf = statement(
  'clients.key_of_booking',
  `SELECT client_id AS "clientId", ${guestKey} AS "guestKey" FROM bookings WHERE artist_id = $1 AND id = $2`,
);

/** Whose booking it is, with this professional; undefined where it is not theirs. */
export async function findClientKey(
  executor: Executor,
  artistId: number,
  bookingId: number,
): Promise<ClientKey | undefined> {
  return (await executor.query<ClientKey>(keyOf, [artistId, bookingId]))[0];
}

const ofClient = (client: string, guest: string) =>
  `AND (client_id = ${client} OR (client_id IS NULL AND ${guestKey} = ${guest}))`;
const one = statement('clients.one', clientsSql(ofClient('$3', '$4')));

/** One client; undefined of an account that is gone. */
export async function findClient(
  executor: Executor,
  artistId: number,
  { clientId, guestKey: guest }: ClientKey,
  now: number,
): Promise<ClientRow | undefined> {
  return (await executor.query<ClientRow>(one, [artistId, new Date(now), clientId, guest]))[0];
}

export interface ClientVisit {
  readonly id: number;
  readonly serviceName: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly timeZone: string;
  readonly status: (typeof bookings.$inferSelect)['status'];
  readonly expiresAt: number | null;
  /** In the minor unit. */
  readonly total: number;
  /** Of it, what had to be paid before it counted. */
  readonly dueNow: number;
  readonly currency: string;
  readonly notes: string | null;
}

/** Everything that is known of a client. */
export interface KnownClient {
  readonly row: ClientRow;
  readonly note: string | null;
  readonly spent: { currency: string; amount: number }[];
  readonly visits: readonly ClientVisit[];
}

const visits = statement(
  'clients.visits',
  `SELECT id, service_name AS "serviceName", starts_at AS "startsAt", ends_at AS "endsAt", time_zone AS "timeZone", status,
          expires_at AS "expiresAt", total, due_now AS "dueNow", currency, notes
     FROM bookings WHERE artist_id = $1 ${ofClient('$2', '$3')} ORDER BY starts_at DESC, id DESC LIMIT 200`,
);

/** A client's last 200 bookings with a professional, the latest first. */
export function listVisits(
  executor: Executor,
  artistId: number,
  { clientId, guestKey: guest }: ClientKey,
): Promise<ClientVisit[]> {
  return executor.query<ClientVisit>(visits, [artistId, clientId, guest]);
}

const bookingIds = statement(
  'clients.booking_ids',
  `SELECT id FROM bookings WHERE artist_id = $1 ${ofClient('$2', '$3')} FOR NO KEY UPDATE`,
);

/** Every booking of a client with a professional, kept as it is until the transaction ends. */
export async function lockBookingIds(
  transaction: Executor,
  artistId: number,
  { clientId, guestKey: guest }: ClientKey,
): Promise<number[]> {
  const rows = await transaction.query<{ id: number }>(bookingIds, [artistId, clientId, guest]);
  return rows.map(({ id }) => id);
}

const spent = statement(
  'clients.spent',
  `SELECT currency, sum(total)::bigint::float8 AS amount FROM bookings
    WHERE artist_id = $1 AND ${came} ${ofClient('$3', '$4')} GROUP BY currency ORDER BY 2 DESC`,
);

/** The prices of the visits that took place, together, by currency in minor units. */
export function readSpent(
  executor: Executor,
  artistId: number,
  { clientId, guestKey: guest }: ClientKey,
  now: number,
): Promise<{ currency: string; amount: number }[]> {
  return executor.query(spent, [artistId, new Date(now), clientId, guest]);
}
