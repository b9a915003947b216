import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { DatabaseUnusable } from './check-database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));
/** Any number that no other advisory lock of the program uses. */
const migrationLock = 7_305_001;

/** The hashes of all migrations, in their order. */
export function knownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

/** Brings the schema up to date; other processes that start at the same moment wait for this one. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  await migrateWith(pool, migrationsFolder);
}

/** Brings an empty database as far as it was after so many migrations. */
export async function migrateInPart(pool: pg.Pool, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'uli-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
    journal.entries = journal.entries.slice(0, count);
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
    await migrateWith(pool, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function migrateWith(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await checkIsKnown(client);
    // To begin with, a migration makes a schema: a role that may not change the schema needs none where nothing is missing.
    if (!(await isMigrated(client, folder))) await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    client.release();
  }
}

/** Refuses a schema with migrations that this Uli does not know, because it would read and write it incorrectly. */
export async function checkIsKnown(client: pg.ClientBase): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if ((await newestMigration(client)) > known)
    throw new DatabaseUnusable(
      'This database was brought up to date by a newer Uli than this one: start that one, or restore a backup from before.',
    );
}

/** Whether the newest migration of a folder has been applied. */
async function isMigrated(client: pg.ClientBase, folder: string): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder: folder }).at(-1);
  return newest !== undefined && (await newestMigration(client)) >= newest.folderMillis;
}

/** When the newest applied migration was created; 0 if there is none. */
async function newestMigration(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  );
  if (!rows[0]?.there) return 0;
  const done = await client.query<{ newest: string | null }>(
    'SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations',
  );
  return Number(done.rows[0]?.newest ?? 0);
}
