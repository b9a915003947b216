import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openArtist } from '#tests/support/artist.ts';
import { addressOf } from '#tests/support/database-address.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database.ts';
import { beginProgram, launchProgram } from '#tests/support/launch-program.ts';

/*
 * An upgrade over Manitoba's law: the program runs by the old rules, is stopped, and starts by those that ship, on the same
 * database. That start is killed as soon as some artists are done, again and again.
 */
const oldRules = { NODE_OPTIONS: `--import=${import.meta.resolve('#tests/support/rules-before-laws.ts')}` };
const artists = 60;
const visitsEach = 30;

let database: FreshDatabase;
let folder: string;
let client: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'uli-clock-law-'));
  client = new pg.Client(database.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const settings = () => ({ ULI_DATA: folder, DATABASE_URL: addressOf(database.connection) });

async function figure(sql: string): Promise<number> {
  return Number((await client.query<{ figure: string }>(`SELECT count(*) AS figure FROM ${sql}`)).rows[0]!.figure);
}

/** More artists like the first, each with visits at ten o'clock of winter days. */
async function fillCalendars(firstId: number, serviceId: number): Promise<void> {
  await client.query(
    `WITH people AS (
       INSERT INTO users (username, password_hash, full_name, email, time_zone, account_type, created_at)
       SELECT 'winnie' || number, 'none', 'Winnie', 'winnie' || number || '@example.com', 'America/Winnipeg', 'business', now()
         FROM generate_series(1, $3::int) AS number RETURNING id)
     INSERT INTO bookings (artist_id, guest_name, service_id, service_name, duration, gap_minutes, starts_at, ends_at, time_zone,
                           local_start, status, total, currency, policy, created_at, updated_at)
     SELECT artist.id, 'Grace', $2, 'Cut', 60, 0, day + interval '16 hours', day + interval '17 hours', 'America/Winnipeg',
            day AT TIME ZONE 'UTC' + interval '10 hours', 'confirmed', 0, 'CAD',
            '{"version": 1, "freeCancellationMinutes": 1440}', now(), now()
       FROM (SELECT id FROM people UNION ALL SELECT $1) AS artist, generate_series(1, $4::int) AS number,
            LATERAL (SELECT date_trunc('year', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
                         + make_interval(years => 1, days => number) AS day) AS days`,
    [firstId, serviceId, artists - 1, visitsEach],
  );
}

test('starts that are killed half-way are gone on with, and every visit moves once', async () => {
  const before = await launchProgram({ ...settings(), ...oldRules });
  const first = await openArtist(before.url, 'winnie', { timeZone: 'America/Winnipeg', city: 'Winnipeg' });
  await fillCalendars(first.id, first.serviceIds[0]!);
  await before.end('SIGTERM');
  const all = artists * visitsEach;
  expect(await figure(`bookings WHERE starts_at::time = '16:00'`)).toBe(all);

  const seen: number[] = [];
  for (let share = 1; share <= 3; share++) {
    const killed = beginProgram(settings());
    while ((await figure('clock_moves')) < (share * all) / 5) await new Promise((resolve) => setTimeout(resolve, 2));
    await killed.end('SIGKILL');
    seen.push(await figure('clock_moves'));
    // What is moved is written down, artist by artist.
    expect(await figure(`bookings WHERE starts_at::time = '15:00'`)).toBe(await figure('clock_moves'));
    expect((await figure('clock_moves')) % visitsEach).toBe(0);
  }
  expect(seen.every((moved) => moved < all)).toBe(true);

  const after = await launchProgram(settings());
  expect(await figure(`bookings WHERE starts_at::time = '15:00' AND sequence = 1 AND version = 2`)).toBe(all);
  expect(await figure(`clock_moves WHERE outcome = 'moved'`)).toBe(all);
  expect(after.output()).not.toMatch(/error/i);
  await after.end('SIGTERM');

  // Nothing is left for the next start, and the page shows what was agreed.
  const again = await launchProgram(settings());
  expect(await figure(`bookings WHERE sequence = 1`)).toBe(all);
  await again.end('SIGTERM');
});
