import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extract, pack } from 'tar-stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { freshDatabase } from '#tests/support/database.ts';
import { BackupRefused, readBackup, writeBackup } from './index.ts';

let folder: string;
/** Nobody is in it. */
let empty: pg.Client;
let whole: Buffer;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uli-damaged-'));
  const client = await connect();
  empty = await connect();
  await client.query(`
    INSERT INTO users (username, password_hash, full_name, email, created_at)
    VALUES ('ada', 'none', 'Ada', 'ada@example.com', now()), ('cleo', 'none', 'Cleo', 'cleo@example.com', now())`);
  await client.query(`INSERT INTO follows (follower_id, following_id, created_at)
    SELECT cleo.id, ada.id, now() FROM users ada, users cleo WHERE ada.username = 'ada' AND cleo.username = 'cleo'`);
  await writeBackup(client, join(folder, 'whole.tar.gz'), files());
  whole = await readFile(join(folder, 'whole.tar.gz'));
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  await rm(folder, { recursive: true, force: true });
});

async function connect(): Promise<pg.Client> {
  const database = await freshDatabase();
  closing.push(() => database.drop());
  const client = new pg.Client(database.connection);
  await client.connect();
  closing.push(() => client.end());
  return client;
}

async function* files() {
  yield { name: 'files/media/one.jpg', read: async () => Buffer.from('a picture') };
}

/** What became of bringing it back: the sentence it was refused with, and whether anything was begun or is there. */
async function bringBack(backup: Uint8Array, into = empty) {
  const file = join(folder, 'damaged.tar.gz');
  await writeFile(file, backup);
  let begun = false;
  const target = { migrate: async () => void (begun = true), keep: async () => {} };
  const error = await readBackup(into, file, target).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const { rows } = await into.query('SELECT count(*)::int AS people FROM users');
  return { error, said: (error as Error | undefined)?.message, begun, people: rows[0].people as number };
}

/** The backup with other entries, packed as if nothing had happened. */
async function changed(change: (name: string, content: Buffer) => Buffer | string | undefined): Promise<Buffer> {
  const unpacking = extract();
  unpacking.end(gunzipSync(whole));
  const packing = pack();
  for await (const entry of unpacking) {
    const { name } = entry.header;
    const content = change(name, await buffer(entry));
    if (content !== undefined) packing.entry({ name }, content);
  }
  packing.finalize();
  return gzipSync(await buffer(packing));
}

const instead = (wanted: string, content: (old: string) => string | undefined) =>
  changed((name, old) => (name.startsWith(wanted) ? content(old.toString()) : old));

test('a byte that is another, or an end that is missing, is told in a sentence before anything is begun', async () => {
  // The first ten bytes hold what nobody reads, such as the time.
  for (let place = 10; place < whole.length; place += Math.ceil(whole.length / 25)) {
    const flipped = Buffer.from(whole);
    flipped[place]! ^= 0x10;
    for (const damaged of [flipped, whole.subarray(0, place)]) {
      const { error, begun, people } = await bringBack(damaged);
      expect(error, `at ${place}`).toBeInstanceOf(BackupRefused);
      expect({ begun, people }).toEqual({ begun: false, people: 0 });
    }
  }
});

test.each([
  ['an empty list of contents', 'backup.json', () => '', 'This file is no backup of Uli.'],
  ['a list of contents cut short', 'backup.json', (old: string) => old.slice(0, 300), 'This file is no backup of Uli.'],
  ['contents of another kind', 'backup.json', () => '{"format":1}', 'This file is no backup of Uli.'],
  ['an end cut short', 'end.json', (old: string) => old.slice(0, 9), 'its end cannot be read'],
  ['no end', 'end.json', () => undefined, 'not whole'],
  ['a picture too few', 'files/', () => undefined, 'not whole'],
  ['a part too few', 'tables/follows/', () => undefined, 'not whole'],
  ['a row that is none', 'tables/users/', (old: string) => old.replace('\t', ''), 'A row of the table users is wrong'],
  ['a person twice', 'tables/users/', (old: string) => old + old, 'A row of the table users is wrong'],
  ['a zero byte', 'tables/users/', (old: string) => old.replace('Ada', 'A\\000'), 'A row of the table users is wrong'],
  ['nobody to follow', 'tables/follows/', (old: string) => old.replace(/^\d+/, '77'), 'refer to others'],
  [
    'a number that is none',
    'backup.json',
    (old: string) => old.replace(/"last": "\d+"/, '"last": "many"'),
    'The number that comes next in',
  ],
  [
    'a table that nobody knows',
    'backup.json',
    (old: string) => old.replace('"name": "users"', '"name": "people"'),
    'has another shape',
  ],
])('%s is told in a sentence, and nobody came back', async (_what, name, content, sentence) => {
  const { error, said, people } = await bringBack(await instead(name, content));
  expect(error).toBeInstanceOf(BackupRefused);
  expect(said).toContain(sentence);
  expect(people).toBe(0);
});

test('one whose end counts too few rows loses none of them', async () => {
  const miscounted = await instead('end.json', (old) => old.replaceAll(/"(users|follows)": \d+/g, '"$1": 0'));
  expect(miscounted.equals(whole)).toBe(false);
  const client = await connect();
  expect(await bringBack(miscounted, client)).toMatchObject({ error: undefined, people: 2 });
  expect((await client.query('SELECT FROM follows')).rowCount).toBe(1);
});

test('whole, it comes back where the damaged ones were refused', async () => {
  expect(await bringBack(await changed((_name, content) => content))).toMatchObject({ error: undefined, people: 2 });
});
