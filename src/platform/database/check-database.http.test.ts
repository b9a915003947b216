import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { notRun } from '#tests/support/not-run.ts';
import { openForgetful, openPgBouncer, openRefusing } from '#tests/support/poolers.ts';
import { checkDatabase, DatabaseUnusable, migrateDatabase, openDatabase } from './index.ts';

const pooled =
  "DATABASE_URL leads through a connection pooler that does not keep sessions apart (PgBouncer in transaction mode, say), which Uli does not support yet: name PostgreSQL's own address.";

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

/** The message that the operator sees about a database; undefined if it is usable. */
function refusalOf(connection: object): Promise<string | undefined> {
  return checkDatabase({ ...fresh.connection, ...connection }, 'DATABASE_URL').then(
    () => undefined,
    (error: unknown) => (error instanceof DatabaseUnusable ? error.message : String(error)),
  );
}

test('a healthy database is accepted', async () => {
  expect(await refusalOf({})).toBeUndefined();
});

test('an unreachable database is reported in one sentence that names the setting', async () => {
  const port = await freePort();
  expect(await refusalOf({ host: '127.0.0.1', port })).toBe(
    'No database answers at the address in DATABASE_URL (ECONNREFUSED): start PostgreSQL, or correct the setting.',
  );
  expect(await refusalOf({ host: '/nowhere' })).toContain(
    'No database answers at the address in DATABASE_URL (ENOENT)',
  );
  expect(await refusalOf({ database: 'missing' })).toBe(
    'The database that DATABASE_URL names does not exist: create it, or correct the setting.',
  );
  expect(await refusalOf({ user: 'stranger' })).toBe(
    'PostgreSQL lets nobody in with the user and password of DATABASE_URL: correct them.',
  );
});

test('a pooler that drops or refuses session parameters is refused', async () => {
  for (const between of [await openForgetful(fresh.connection), await openRefusing()]) {
    expect(await refusalOf({ host: '127.0.0.1', port: between.port })).toBe(pooled);
    await between.close();
  }
});

test.each([
  ['as it comes', {}],
  ['with the options ignored', { ignore_startup_parameters: 'options' }],
  [
    'with the options ignored and set for the database, and many backends',
    { ignore_startup_parameters: 'options', server_round_robin: '1' },
  ],
])('PgBouncer in transaction mode is refused, %s', async (_how, settings) => {
  const bouncer = await openPgBouncer(fresh.connection, { pool_mode: 'transaction', ...settings });
  if (!bouncer) return notRun('PgBouncer in transaction mode', 'there is no pgbouncer on this machine');
  const owner = openDatabase({ ...fresh.connection, max: 1 }, () => {});
  const { database } = fresh.connection;
  if ('server_round_robin' in settings) {
    await owner.run(`ALTER DATABASE ${database} SET pg_trgm.word_similarity_threshold = 0.4`);
    await owner.run(`ALTER DATABASE ${database} SET timezone = 'UTC'`);
  }
  const refused = await refusalOf({ host: '127.0.0.1', port: bouncer.port });
  await owner.close();
  await bouncer.close();
  expect(refused).toBe(pooled);
});

test('an older Uli leaves the schema of a newer one alone', async () => {
  const owner = openDatabase({ ...fresh.connection, max: 2 }, () => {});
  await owner.run(`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', $1)`, [
    Date.now() + 10 * 365 * 86_400_000,
  ]);
  await expect(migrateDatabase(owner.pool)).rejects.toThrow(
    new DatabaseUnusable(
      'This database was brought up to date by a newer Uli than this one: start that one, or restore a backup from before.',
    ),
  );
  await owner.close();
});
