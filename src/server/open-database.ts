import type pg from 'pg';
import type { Config } from '#platform/config';
import { admitRole, migrateDatabase, openDatabase, type Database } from '#platform/database';
import type { Connections } from '#platform/embedded-postgres';
import { prepareQueue } from '#platform/jobs';

/** One database as two roles reach it; both are the same where whoever runs the program named one. */
export interface DatabaseRoles {
  /** Owns everything: makes the schema. */
  readonly owner: pg.PoolConfig;
  /** Runs the program. */
  readonly program: pg.PoolConfig;
}

/** The roles of `DATABASE_URL` and `DATABASE_OWNER_URL`, or of the program's own PostgreSQL. */
export function databaseRoles(
  { databaseUrl, databaseOwnerUrl }: Config,
  embedded: Connections | undefined,
): DatabaseRoles {
  if (embedded) return { owner: embedded.connection, program: embedded.programConnection };
  const program = { connectionString: databaseUrl };
  return { owner: databaseOwnerUrl ? { connectionString: databaseOwnerUrl } : program, program };
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
    throw error;
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
