import { statement, type Executor } from '#platform/database';

/** Somebody who was booked with an artist before: an account, or a guest as the last visit names them. */
export interface OwnClient {
  readonly clientId: number | null;
  readonly clientName: string | null;
  readonly clientUsername: string | null;
  readonly clientImage: string | null;
  readonly guestName: string | null;
  readonly guestEmail: string | null;
  readonly guestPhone: string | null;
  /** Epoch milliseconds. */
  readonly lastVisit: number;
}

const most = 8;

// A guest is known by the address, without one by the name.
const byName = statement(
  'bookings.own_clients',
  `SELECT clients.* FROM (
     SELECT DISTINCT ON (coalesce(bookings.client_id::text, lower(bookings.guest_email), lower(bookings.guest_name)))
            bookings.client_id AS "clientId", client.full_name AS "clientName", client.username AS "clientUsername",
            client.profile_image AS "clientImage", bookings.guest_name AS "guestName",
            bookings.guest_email AS "guestEmail", bookings.guest_phone AS "guestPhone",
            bookings.starts_at AS "lastVisit"
       FROM bookings LEFT JOIN users client ON client.id = bookings.client_id AND client.leaves_at IS NULL
      WHERE bookings.artist_id = $1 AND (bookings.client_id IS NULL OR client.id IS NOT NULL)
        AND strpos(lower(unaccent(coalesce(client.full_name, bookings.guest_name))), lower(unaccent($2))) > 0
      ORDER BY coalesce(bookings.client_id::text, lower(bookings.guest_email), lower(bookings.guest_name)),
               bookings.starts_at DESC) clients
    ORDER BY "lastVisit" DESC, "clientId" LIMIT ${most}`,
);

/** An artist's own clients whose names hold a text, with or without its accents, those of the latest visits first. */
export function listOwnClients(executor: Executor, artistId: number, text: string): Promise<OwnClient[]> {
  return executor.query<OwnClient>(byName, [artistId, text]);
}

const known = statement(
  'bookings.is_own_client',
  `SELECT 1 FROM bookings WHERE artist_id = $1 AND client_id = $2 LIMIT 1`,
);

/** Whether somebody was ever booked with an artist. */
export async function isOwnClient(executor: Executor, artistId: number, clientId: number): Promise<boolean> {
  return (await executor.query(known, [artistId, clientId])).length > 0;
}
