import pg from 'pg';
import { serveParent } from '../child.ts';

/** A loop over some connections that takes times: `attempts` of them, beginning with the one numbered `first`. */
export interface BareBooking {
  readonly connection: pg.ClientConfig;
  readonly connections: number;
  readonly first: number;
  readonly attempts: number;
  readonly firstArtist: number;
  /** How many artists the attempts go to in turn. */
  readonly artists: number;
  /** How many attempts in a row want the same time. */
  readonly rivals: number;
}

/** Tables of the same columns, indexes and constraints as the product's, without its foreign keys and trigger. */
const tables = `
  CREATE TABLE IF NOT EXISTS bare_bookings (LIKE bookings INCLUDING ALL);
  CREATE TABLE IF NOT EXISTS bare_times (LIKE busy_times INCLUDING ALL)`;
// Whoever comes second is told so at once; two plain inserts that meet would wait for each other.
const take = {
  name: 'take',
  text: `
    WITH taken AS (
      INSERT INTO bare_times (artist_id, during, appointment_end, booking_id, expires_at)
      VALUES ($1, tstzrange(to_timestamp($2::float8), to_timestamp($2::float8 + 900)), to_timestamp($2::float8 + 900), $3,
              to_timestamp($2::float8))
      ON CONFLICT DO NOTHING RETURNING artist_id, during, booking_id, expires_at)
    INSERT INTO bare_bookings (id, artist_id, client_id, service_id, service_name, duration, gap_minutes, starts_at, ends_at,
                               time_zone, status, total, currency, policy, reminder_time, expires_at, created_at, updated_at)
    SELECT booking_id, artist_id, 1000000, 1, 'Cut and finish 1', 15, 0, lower(during), upper(during), 'Europe/Lisbon', 'pending',
           4000, 'EUR', '{"version": 1, "freeCancellationMinutes": 1440}', 1440, expires_at, now(), now()
      FROM taken`,
};
let clients: pg.Client[] = [];

/** Bare inserts of a booking and its time, against the product's exclusion constraint; attempts a second. */
serveParent(async (task: BareBooking): Promise<number> => {
  const { connection, connections, first, attempts, firstArtist, artists, rivals } = task;
  if (clients.length === 0) clients = await openClients(connection, connections);
  let next = 0;
  const lane = async (client: pg.Client) => {
    while (next < attempts) {
      const attempt = first + next++;
      const time = Math.floor(attempt / rivals);
      await client.query({
        ...take,
        values: [firstArtist + (time % artists), Math.floor(time / artists) * 900, attempt],
      });
    }
  };
  const began = performance.now();
  await Promise.all(clients.map(lane));
  return (attempts * 1000) / (performance.now() - began);
});

async function openClients(connection: pg.ClientConfig, count: number): Promise<pg.Client[]> {
  const opened = Array.from({ length: count }, () => new pg.Client(connection));
  for (const client of opened) await client.connect();
  await opened[0]!.query(tables);
  return opened;
}
