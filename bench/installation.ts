import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { fillDatabase } from './fill.ts';
import { fillSocial } from './fill-social.ts';
import { startProgram } from './program.ts';

export interface DatabaseAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** How much is in a database; there are as many people as bookings. */
export interface Size {
  readonly bookings: number;
  readonly posts: number;
}

/** The program serving a database of a size. */
export interface Installation extends Size {
  readonly address: DatabaseAddress;
  readonly port: number;
  /** Of the program's process. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Makes a database of a size on a running PostgreSQL and starts the program on it. */
export async function openInstallation(
  server: Omit<DatabaseAddress, 'database'>,
  { bookings, posts }: Size,
  dataFolder: string,
): Promise<Installation> {
  const { host, port, user } = server;
  const address = { host, port, user, database: `bench_${bookings}_${posts}` };
  const admin = new pg.Client({ ...address, database: 'postgres' });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${address.database}`);
  await admin.end();
  const program = await startProgram({
    ULI_DATA: dataFolder,
    ULI_SECRET: 'a secret of the bench, long enough',
    // The host is the folder of a socket, which an address cannot hold before its path.
    DATABASE_URL: `postgresql://${user}@localhost:${port}/${address.database}?host=${encodeURIComponent(host)}`,
  });
  await fillDatabase(address, bookings);
  if (posts > 0) await fillSocial(address, bookings, posts);
  await waitForSearchRows(address);
  return { bookings, posts, address, port: program.port, pid: program.pid, stop: program.stop };
}

/** Waits until the program has written the search rows of all who were filled in, so that it rests before it is measured. */
async function waitForSearchRows(address: DatabaseAddress): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  for (let left = 1; left > 0; await pause(250)) {
    const { rowCount } = await client.query('SELECT FROM explore_changes LIMIT 1');
    left = rowCount ?? 0;
  }
  await client.end();
}
