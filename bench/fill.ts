import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import type { DatabaseAddress } from './installation.ts';

/** Who lives in an installation. Ids are the same everywhere, so that requests differ only in whom they are sent to. */
export const firstShop = 10_001;
export const firstOpenArtist = 5_001;
export const openArtists = 200;
export const firstClient = 6_001;
export const clients = 100;
export const firstOther = 2_000_001;
/** Of each shop; two of five are still to come, spread over the next thirty days. */
const bookingsOfShop = 50;
const servicesOfShop = 6;
/** A booking locks its artist until its transaction ends, and only so many locks fit in memory. */
const shopsAtOnce = 2_000;

export const password = 'a password of the bench';
export const serviceOf = (artistId: number) => artistId * 10 + 1;
export const shopsAmong = (bookings: number) => bookings / bookingsOfShop;
export const othersAmong = (bookings: number) => Math.max(0, bookings - shopsAmong(bookings) - openArtists - clients);
export const usernameOf = (id: number) => `person${id}`;
export const sessionOf = (clientId: number) => `session-of-the-bench-${clientId}`;

/** Fills an empty database: shops with hours and bookings, artists open round the clock, clients signed in, others. */
export async function fillDatabase(address: DatabaseAddress, bookings: number): Promise<void> {
  const client = new pg.Client({ ...address, options: '-c synchronous_commit=off -c timezone=UTC' });
  await client.connect();
  const shops = shopsAmong(bookings);
  const lastShop = firstShop + shops - 1;
  try {
    await insertPeople(client, firstShop, shops);
    await insertPeople(client, firstOpenArtist, openArtists);
    await insertPeople(client, firstClient, clients);
    await insertPeople(client, firstOther, othersAmong(bookings));
    await client.query(weekOf('09:00', '18:00'), [firstShop, lastShop]);
    await client.query(weekOf('00:00', '24:00'), [firstOpenArtist, firstOpenArtist + openArtists - 1]);
    await client.query(insertServices, [firstShop, lastShop, servicesOfShop, 45]);
    await client.query(insertServices, [firstOpenArtist, firstOpenArtist + openArtists - 1, 1, 15]);
    await insertSessions(client);
    // Whoever is added later must not meet an id given here.
    await client.query(`SELECT setval(pg_get_serial_sequence('services', 'id'), max(id)) FROM services`);
    for (let first = firstShop; first <= lastShop; first += shopsAtOnce) {
      const last = Math.min(first + shopsAtOnce - 1, lastShop);
      await client.query(insertBookings, [first, last, bookingsOfShop, firstClient, clients]);
    }
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

async function insertPeople(client: pg.Client, first: number, count: number): Promise<void> {
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await client.query(
    `INSERT INTO users (id, username, password_hash, full_name, email, bio, profession, city, time_zone, account_type,
                        created_at)
     SELECT id, 'person' || id, $3, 'Person Number ' || id, 'person' || id || '@example.com',
            'Twenty years of practice, a quiet room and time for questions. Ring twice, the bell is old.', 'Barber',
            'Lisbon', 'Europe/Lisbon', 'business', now()
       FROM generate_series($1::int, $1::int + $2::int - 1) AS id`,
    [first, count, passwordHash],
  );
}

/** Hours with a break at noon, unless they go round the clock. */
function weekOf(start: string, end: string): string {
  const [from, to] = [start, end].map((clock) => Number(clock.slice(0, 2)) * 60);
  const stretches = from === 0 ? `(0, 1440)` : `(${from}, 13 * 60), (14 * 60, ${to})`;
  return `WITH owners AS (
    INSERT INTO availabilities (user_id, time_zone, slot_step, buffer_before, buffer_after, min_notice, max_advance,
                                auto_confirm)
    SELECT id, 'Europe/Lisbon', 15, 0, ${from === 0 ? 0 : 10}, 0, 730, false FROM generate_series($1::int, $2::int) AS id
    RETURNING user_id)
  INSERT INTO weekly_hours (user_id, weekday, start_minute, end_minute)
  SELECT user_id, weekday, begins, ends
    FROM owners, generate_series(1, 7) AS weekday, (VALUES ${stretches}) AS stretch (begins, ends)`;
}

const insertServices = `
  INSERT INTO services (id, user_id, name, description, duration, price, currency, published, position, created_at)
  SELECT id * 10 + number, id, 'Cut and finish ' || number, 'Wash, cut, and a hot towel at the end.', $4::int,
         3500 + 500 * number, 'EUR', true, number, now()
    FROM generate_series($1::int, $2::int) AS id, generate_series(1, $3::int) AS number`;

/** The trigger on bookings lays down the busy times, as for a booking that somebody makes. */
const insertBookings = `
  INSERT INTO bookings (artist_id, client_id, service_id, service_name, duration, gap_minutes, starts_at, ends_at, time_zone, local_start,
                        status, total, currency, policy, reminder_time, created_at, updated_at)
  SELECT artist, $4::int + (artist + number) % $5::int, artist * 10 + 1, 'Cut and finish 1', 45, 10, starts_at,
         starts_at + interval '45 minutes', 'Europe/Lisbon', starts_at AT TIME ZONE 'Europe/Lisbon',
         CASE WHEN day > 0 THEN 'confirmed' ELSE 'completed' END, 4000, 'EUR',
         '{"version": 1, "freeCancellationMinutes": 1440}', 1440, now(), now()
    FROM generate_series($1::int, $2::int) AS artist, generate_series(1, $3::int) AS number,
         LATERAL (SELECT CASE WHEN number % 5 < 2 THEN 1 + number * 3 / 5 ELSE -number END AS day) AS days,
         LATERAL (SELECT date_trunc('day', now()) + day * interval '1 day' + (10 + artist % 6) * interval '1 hour'
                      + number % 5 * interval '1 hour' AS starts_at) AS start`;

async function insertSessions(client: pg.Client): Promise<void> {
  const ids = Array.from({ length: clients }, (_, index) => firstClient + index);
  const hashes = ids.map((id) => createHash('sha256').update(sessionOf(id)).digest('base64url'));
  await client.query(
    `INSERT INTO sessions (token_hash, user_id, device, created_at, expires_at)
     SELECT token, id, 'bench', now(), now() + interval '60 days' FROM unnest($1::text[], $2::int[]) AS given (token, id)`,
    [hashes, ids],
  );
}
