import type pg from 'pg';
import type { Config } from '#platform/config';
import {
  admitRole,
  checkDatabase,
  databaseErrorCode,
  DatabaseUnusable,
  migrateDatabase,
  openDatabase,
  type Database,
} from '#platform/database';
import type { Connections } from '#platform/embedded-postgres';
import { prepareQueue } from '#platform/jobs';

/** PostgreSQL's insufficient_privilege. */
const mayNot = '42501';

/** One database as two roles reach it; both are the same where whoever runs the program named one. */
export interface DatabaseRoles {
  /** Owns everything: makes the schema. */
  readonly owner: pg.PoolConfig;
  /** Runs the program. */
  readonly program: pg.PoolConfig;
}

/** The roles of `DATABASE_URL` and `DATABASE_OWNER_URL`, or of the program's own PostgreSQL. */
export function databaseRoles(
  { databaseUrl, databaseOwnerUrl, databasePool: max }: Config,
  embedded: Connections | undefined,
): DatabaseRoles {
  if (embedded) return { owner: embedded.connection, program: { ...embedded.programConnection, max } };
  const program = { connectionString: databaseUrl, max };
  return { owner: databaseOwnerUrl ? { connectionString: databaseOwnerUrl } : program, program };
}

/** Verifies that the databases named by the settings are usable; throws `DatabaseUnusable`. */
export async function checkDatabases({ databaseUrl, databaseOwnerUrl }: Config): Promise<void> {
  const named = { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl };
  for (const [setting, connectionString] of Object.entries(named))
    if (connectionString) await checkDatabase({ connectionString }, setting);
}

/** Brings the schema up to date as its owner, and opens the database as the role that runs the program. */
export async function openProgramDatabase(
  { owner, program }: DatabaseRoles,
  onIdleFailure: (error: Error) => void,
): Promise<Database> {
  const database = openDatabase(program, onIdleFailure);
  try {
    if (owner === program) await migrateDatabase(database.pool);
    else await prepareAsOwner(owner, await roleOf(database));
    return database;
  } catch (error) {
    await database.close();
    if (databaseErrorCode(error) !== mayNot) throw error;
    throw new DatabaseUnusable(
      'The role in DATABASE_URL may not make the schema or change it: set DATABASE_OWNER_URL to the same database as the role that owns it.',
      { cause: error },
    );
  }
}

async function prepareAsOwner(connection: pg.PoolConfig, role: string): Promise<void> {
  const owner = openDatabase({ ...connection, max: 2 }, () => {});
  try {
    await migrateDatabase(owner.pool);
    await prepareQueue(owner.pool);
    await admitRole(owner.pool, role);
  } finally {
    await owner.close();
  }
}

async function roleOf(database: Database): Promise<string> {
  const [role] = await database.run<{ name: string }>('SELECT current_user AS name');
  return role!.name;
}
