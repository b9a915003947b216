import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyWith, createFurnished, type Furnished } from '#tests/support/furnished.ts';
import { describedRoutes, isSecret } from '#tests/support/openapi.ts';
import { formOf, photo } from '#tests/support/pictures.ts';

let studio: Furnished;
beforeAll(async () => {
  studio = await createFurnished();
});
afterAll(() => studio.close());

/** A name in its stored form. */
async function named(fullName: string): Promise<string> {
  const { status, body } = await studio.cleo.patch('/api/user', { fullName });
  expect(status).toBe(200);
  return body.fullName;
}

test.each([
  ['an override', 'Ada\u202egnp.exe', 'Adagnp.exe'],
  ['embeddings and their end', '\u202aAda\u202b \u202dOkafor\u202c', 'Ada Okafor'],
  ['isolates', '\u2066Ada\u2067 \u2068Okafor\u2069', 'Ada Okafor'],
  ['a line separator', 'Ada\u2028Okafor', 'Ada Okafor'],
  ['a paragraph separator', 'Ada\u2029Okafor', 'Ada Okafor'],
  ['spaces without width', 'A\u200bd\u2060a\ufeff', 'Ada'],
  ['a soft hyphen', 'Oka\u00adfor', 'Okafor'],
  ['signs of mathematics and annotation', 'A\u2062d\ufff9a\ufffb', 'Ada'],
  ['a filler of Hangul', 'Ada\u3164', 'Ada'],
  ['Braille without dots', '\u2800Ada\u2800Okafor', 'Ada Okafor'],
  ['hidden tags', 'Ada\u{e0041}\u{e0064}\u{e007f}', 'Ada'],
])('%s in a name is left out', async (_what, sent, kept) => {
  expect(await named(sent)).toBe(kept);
});

test.each([
  ['a non-joiner, in Persian', 'می\u200cخواهم'],
  ['a joiner, in Sinhala', 'ශ්\u200dරී'],
  ['a family', '👨\u200d👩\u200d👧'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Isla'],
  ['a mark from left to right, in Hebrew', 'שלום C++\u200e נתן'],
  ['a mark from right to left', 'נתן (א)\u200f'],
  ['a mark of Arabic letters', 'علي\u061c 5'],
  ['the number sign of Arabic', '\u0600\u0661\u0662'],
  ['an accent of its own', 'Ọla\u0301'],
])('%s in a name stays', async (_what, sent) => {
  expect(await named(sent)).toBe(sent);
});

test('multi-line text keeps its line breaks, and loses what reverses text', async () => {
  const { body } = await studio.cleo.patch('/api/user', { bio: 'one\u2028two\u2029\u202ethree\nfo\u00adur' });
  expect(body.bio).toBe('one\ntwo\nthree\nfo\u00adur');
});

test.each(['\u202e\u2028\u200b\u{e0041}', '\u3164\u3164', '\u115f\u1160', '\u2800'])(
  'a name of nothing that is seen is none',
  async (fullName) => {
    const { status, body } = await studio.cleo.patch('/api/user', { fullName });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['fullName']]);
  },
);

test('no text that the API accepts is stored with characters that reverse text or break lines', async () => {
  const sent = 'a\u202eb\u2028c\u2066d';
  const routes = describedRoutes((await studio.nobody().get('/api/openapi.json')).body);
  let taken = 0;
  for (const { method, path, body, texts } of routes) {
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => String(studio.known[name]));
    const { get, post, patch, put, delete: remove } = studio.ada;
    const send = { GET: get, POST: post, PATCH: patch, PUT: put, DELETE: remove }[method]!;
    for (const at of texts) {
      if (isSecret(`${method} ${path} ${at}`) || path === '/api/user/deletion') continue;
      const answer = await send(address, bodyWith(body!, at, sent, studio.known) as never);
      if (answer.status < 300) taken++;
    }
  }
  const post = await studio.ada.post('/api/posts', formOf([await photo(40, 30)], { caption: sent, place: sent }));
  expect(post.status).toBe(201);
  expect(taken).toBeGreaterThan(15);
  expect(await columnsHolding('[\u202a-\u202e\u2028\u2029\u2066-\u2069]')).toEqual([]);
});

/** Every text column of the database in which some value has these characters. */
async function columnsHolding(pattern: string): Promise<string[]> {
  const columns = await studio.owner.run<{ table: string; column: string }>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`,
  );
  expect(columns.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await studio.owner.run(`SELECT 1 FROM "${table}" WHERE "${column}"::text ~ $1 LIMIT 1`, [pattern]);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
