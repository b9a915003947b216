import pg from 'pg';
import { fillDatabase } from './fill.ts';
import { startProgram } from './program.ts';

export interface DatabaseAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** The program serving a database with so many people and bookings. */
export interface Installation {
  readonly bookings: number;
  readonly address: DatabaseAddress;
  readonly port: number;
  stop(): Promise<void>;
}

/** Makes a database with so many bookings on a running PostgreSQL and starts the program on it. */
export async function openInstallation(
  server: Omit<DatabaseAddress, 'database'>,
  bookings: number,
  dataFolder: string,
): Promise<Installation> {
  const { host, port, user } = server;
  const address = { host, port, user, database: `bench_${bookings}` };
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
  return { bookings, address, port: program.port, stop: program.stop };
}
