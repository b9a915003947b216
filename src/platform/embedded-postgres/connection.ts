import pg from 'pg';
import { databaseName, ownerName, programName, readPassword } from './cluster.ts';
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

/** The home's database as two roles see it. */
export interface Connections {
  /** Of the role that owns everything: for the schema, and for what an operator does. */
  readonly connection: Connection;
  /** Of the role that owns nothing: for the program. What it may do is for whoever makes the schema to say. */
  readonly programConnection: Connection;
}

/** The connections to the home's database. */
export async function connectionsTo(home: string, { host, port }: Listening): Promise<Connections> {
  const password = await readPassword(home);
  const connection = { host, port, user: ownerName, ...(password && { password }), database: databaseName } as const;
  return {
    connection: { ...connection, ssl: false },
    programConnection: { ...connection, user: programName, ssl: false },
  };
}

/** Makes the database and the program's role, whichever is missing; true if it made the database. */
export async function ensureDatabase({ connection }: Connections): Promise<boolean> {
  try {
    await withClient(connection, (client) => ensureProgramRole(client, connection.password));
    return false;
  } catch (error) {
    if ((error as { code?: string }).code !== noSuchDatabase) throw error;
  }
  await withClient({ ...connection, database: 'postgres' }, async (client) => {
    await ensureProgramRole(client, connection.password);
    await client.query(`CREATE DATABASE ${databaseName}`);
  });
  return true;
}

async function ensureProgramRole(client: pg.Client, password: string | undefined): Promise<void> {
  const { rows } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [programName]);
  if (rows.length > 0) return;
  await client.query(
    `CREATE ROLE ${programName} LOGIN ${password ? `PASSWORD ${client.escapeLiteral(password)}` : ''}`,
  );
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
