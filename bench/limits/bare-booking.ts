import pg from 'pg';
import { serveParent } from '../child.ts';

/** A loop over some connections that takes times: `attempts` of them, beginning with the one numbered `first`. */
export interface BareBooking {
  readonly connection: pg.ClientConfig;
  readonly connections: number;
  readonly first: number;
  readonly attempts: number;
  /** How many artists the attempts go to in turn. */
  readonly artists: number;
  /** How many attempts in a row want the same time. */
  readonly rivals: number;
}

const table = `
  CREATE EXTENSION IF NOT EXISTS btree_gist;
  CREATE TABLE IF NOT EXISTS bare_times (
    artist_id integer NOT NULL,
    during tstzrange NOT NULL,
    EXCLUDE USING gist (artist_id WITH =, during WITH &&))`;
// Whoever comes second is told so at once; two plain inserts that meet would wait for each other.
const take = {
  name: 'take',
  text: `INSERT INTO bare_times (artist_id, during)
         VALUES ($1, tstzrange(to_timestamp($2::float8), to_timestamp($2::float8 + 900))) ON CONFLICT DO NOTHING`,
};
let clients: pg.Client[] = [];

/** Bare inserts against the exclusion constraint of the product, each a transaction of its own; attempts a second. */
serveParent(async ({ connection, connections, first, attempts, artists, rivals }: BareBooking): Promise<number> => {
  if (clients.length === 0) clients = await openClients(connection, connections);
  let next = 0;
  const lane = async (client: pg.Client) => {
    while (next < attempts) {
      const time = Math.floor((first + next++) / rivals);
      await client.query({ ...take, values: [time % artists, Math.floor(time / artists) * 900] });
    }
  };
  const began = performance.now();
  await Promise.all(clients.map(lane));
  return (attempts * 1000) / (performance.now() - began);
});

async function openClients(connection: pg.ClientConfig, count: number): Promise<pg.Client[]> {
  const opened = Array.from({ length: count }, () => new pg.Client(connection));
  for (const client of opened) await client.connect();
  await opened[0]!.query(table);
  return opened;
}
