import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownMigrations, migrateDatabase, migrateInPart } from '#platform/database';
import { freshDatabase, type FreshDatabase } from '#tests/support/database.ts';
import { messageByMessage } from '#tests/support/message-by-message.ts';
import { BackupRefused, readBackup, writeBackup } from './index.ts';

let folder: string;
const opened: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uli-backup-'));
});
afterAll(async () => {
  for (const close of opened.toReversed()) await close();
  await rm(folder, { recursive: true, force: true });
});

/** A database with nothing in it, not even tables. */
async function emptyDatabase() {
  const database: FreshDatabase = await freshDatabase();
  opened.push(() => database.drop());
  const pool = new pg.Pool({ ...database.connection, max: 2 });
  const client = new pg.Client(database.connection);
  await client.connect();
  opened.push(() => Promise.all([pool.end(), client.end()]));
  await client.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public');
  return { pool, client, connection: database.connection };
}

async function* noFiles() {}

const insertUser =
  'INSERT INTO users (username, password_hash, full_name, email, bio, created_at) VALUES ($1, $2, $3, $4, $5, now())';
const bio = 'Back\\slash, tab\t, line\nbreak, \\N, שלום 💅';

test('a backup of an earlier Uli comes back as it was and is brought up to date', async () => {
  const [old, young] = [await emptyDatabase(), await emptyDatabase()];
  await migrateInPart(old.pool, 20);
  await old.client.query(insertUser, ['ada', 'none', 'Ada', 'ada@example.com', bio]);
  const file = join(folder, 'old.tar.gz');
  expect((await writeBackup(old.client, file, noFiles())).rows).toMatchObject({ users: 1 });

  let asked: readonly string[] = [];
  const migrate = (hashes: readonly string[]) => {
    asked = hashes;
    return migrateInPart(young.pool, hashes.length);
  };
  await readBackup(young.client, file, { migrate, keep: async () => {} });
  expect(asked).toEqual(knownMigrations().slice(0, 20));
  await migrateDatabase(young.pool);
  const people = 'SELECT id, username, bio FROM users';
  expect((await young.client.query(people)).rows).toEqual((await old.client.query(people)).rows);
  expect((await young.client.query(people)).rows).toMatchObject([{ username: 'ada', bio }]);
  // What guards rows answers as it did, at all times where it is to.
  const guards = `SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`;
  const whole = await emptyDatabase();
  await migrateDatabase(whole.pool);
  expect((await young.client.query(guards)).rows).toEqual((await whole.client.query(guards)).rows);
  await writeBackup(young.client, file, noFiles());
  const again = await emptyDatabase();
  await readBackup(again.client, file, { migrate: () => migrateDatabase(again.pool), keep: async () => {} });
  expect((await again.client.query(guards)).rows).toEqual((await whole.client.query(guards)).rows);
  // The next number is nobody’s yet, and a name is still given once.
  await young.client.query(insertUser, ['cleo', 'none', 'Cleo', 'cleo@example.com', null]);
  await expect(young.client.query(insertUser, ['ada', 'none', 'Ada', 'other@example.com', null])).rejects.toThrow(
    /unique/,
  );
});

test('a backup is whole where every word of the database comes late', async () => {
  const [old, young] = [await emptyDatabase(), await emptyDatabase()];
  await migrateDatabase(old.pool);
  await old.client.query(insertUser, ['ada', 'none', 'Ada', 'ada@example.com', bio]);
  const slow = await messageByMessage(old.connection);
  const client = new pg.Client({ ...old.connection, host: slow.host, port: slow.port });
  await client.connect();
  opened.push(() => client.end().finally(() => slow.close()));
  const file = join(folder, 'slow.tar.gz');
  expect((await writeBackup(client, file, noFiles())).rows).toMatchObject({ users: 1 });
  const back = await readBackup(young.client, file, {
    migrate: () => migrateDatabase(young.pool),
    keep: async () => {},
  });
  expect(back.rows).toMatchObject({ users: 1 });
});

test('a database without tables has nothing to keep', async () => {
  const { client } = await emptyDatabase();
  await expect(writeBackup(client, join(folder, 'none.tar.gz'), noFiles())).rejects.toThrow(BackupRefused);
});
