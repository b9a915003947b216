import pg from 'pg';
import { databaseName, readPassword, userName } from './cluster.ts';
import type { Listening } from './settings.ts';

/** How `pg` reaches the database. */
export interface Connection {
  /** The folder of the socket; on Windows an address of loopback. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string;
  readonly database: string;
  /** Off, whatever PGSSLMODE says: nothing leaves the machine. */
  readonly ssl: false;
}

const noSuchDatabase = '3D000';

/** The connection to the home's database. */
export async function connectionTo(home: string, { host, port }: Listening): Promise<Connection> {
  const password = await readPassword(home);
  return { host, port, user: userName, ...(password && { password }), database: databaseName, ssl: false };
}

/** Makes the database if it is missing; true if it did. */
export async function ensureDatabase(connection: Connection): Promise<boolean> {
  try {
    await withClient(connection, async () => {});
    return false;
  } catch (error) {
    if ((error as { code?: string }).code !== noSuchDatabase) throw error;
  }
  await withClient({ ...connection, database: 'postgres' }, (client) =>
    client.query(`CREATE DATABASE ${databaseName}`),
  );
  return true;
}

async function withClient(connection: Connection, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  // A connection that breaks also fails the work; without a listener it would end the program.
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}
