import pg from 'pg';
import type { DatabaseAddress } from './installation.ts';

/** Above every id of the other rows' people. */
const firstArtist = 20_000_001;
const atOnce = 2_000;

/** Adds artists with hours, three services and five bookings in the next days. */
export async function fillArtists(address: DatabaseAddress, artists: number): Promise<void> {
  await fill(address, artists, [insertArtists, insertHours, insertServices, visitsOf('number + 1', 5)]);
}

/** Adds so many bookings to each of these artists, all of them from the fifth week on. */
export async function fillLater(address: DatabaseAddress, artists: number, each: number): Promise<void> {
  await fill(address, artists, [visitsOf('30 + number', each)]);
}

async function fill(address: DatabaseAddress, artists: number, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ ...address, options: '-c synchronous_commit=off -c timezone=UTC' });
  await client.connect();
  try {
    // A booking locks its artist until its transaction ends, and only so many locks fit in memory.
    for (let first = firstArtist; first < firstArtist + artists; first += atOnce) {
      const last = Math.min(first + atOnce, firstArtist + artists) - 1;
      for (const statement of statements) await client.query(statement, [first, last]);
      if (first === firstArtist) await client.query('ANALYZE');
    }
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

const insertArtists = `
  INSERT INTO users (id, username, password_hash, full_name, email, bio, profession, city, latitude, longitude, time_zone,
                     account_type, created_at)
  SELECT id, 'artist' || id, 'none', (ARRAY['Ana', 'Rui', 'Inês', 'Tomás', 'Zoé', 'Adaeze', 'Jun'])[1 + id % 7] || ' ' ||
           (ARRAY['Duarte', 'Sousa', 'Obi', 'Mori', 'Rivera', 'Kahale'])[1 + id / 7 % 6] || ' ' || id,
         'artist' || id || '@example.com', 'Twenty years of practice.',
         (ARRAY['Barber', 'Braider', 'Tattoo artist', 'Nail tech', 'Hair stylist', 'Photographer'])[1 + id % 6],
         'Lisbon', 38.7 + (id % 1000 - 500) * 0.002, -9.1 + (id / 1000 % 1000 - 500) * 0.002, 'Europe/Lisbon', 'business',
         now()
    FROM generate_series($1::int, $2::int) AS id`;

const insertHours = `
  WITH owners AS (
    INSERT INTO availabilities (user_id, time_zone, slot_step, buffer_before, buffer_after, min_notice, max_advance)
    SELECT id, 'Europe/Lisbon', 15, 0, 10, 120, 60 FROM generate_series($1::int, $2::int) AS id RETURNING user_id)
  INSERT INTO weekly_hours (user_id, weekday, start_minute, end_minute)
  SELECT user_id, weekday, 540 + user_id % 3 * 60, 780 + user_id % 3 * 60 FROM owners, generate_series(1, 6) AS weekday
  UNION ALL
  SELECT user_id, weekday, 840 + user_id % 3 * 60, 1080 + user_id % 3 * 60 FROM owners, generate_series(1, 6) AS weekday`;

const insertServices = `
  INSERT INTO services (user_id, name, duration, price, currency, published, position, created_at)
  SELECT id, 'Cut and finish ' || number, 30 + 15 * number, 3000 + 500 * number, 'EUR', true, number, now()
    FROM generate_series($1::int, $2::int) AS id, generate_series(1, 3) AS number`;

/** Bookings of every artist, one on each of these days from today on. */
const visitsOf = (day: string, count: number) => `
  INSERT INTO bookings (artist_id, client_id, service_id, service_name, duration, gap_minutes, starts_at, ends_at, time_zone, local_start,
                        status, total, currency, policy, reminder_time, created_at, updated_at)
  SELECT artist, CASE WHEN artist = $2::int THEN $1::int ELSE artist + 1 END,
         (SELECT min(id) FROM services WHERE user_id = artist AND removed_at IS NULL), 'Cut and finish 1', 45, 10, starts_at,
         starts_at + interval '45 minutes', 'Europe/Lisbon', starts_at AT TIME ZONE 'Europe/Lisbon', 'confirmed', 3500, 'EUR',
         '{"version": 1, "freeCancellationMinutes": 1440}', 1440, now(), now()
    FROM generate_series($1::int, $2::int) AS artist, generate_series(0, ${count} - 1) AS number,
         LATERAL (SELECT date_trunc('day', now()) + (${day}) * interval '1 day'
                      + (10 + (artist + number) % 6) * interval '1 hour' AS starts_at) AS start`;
