import pg from 'pg';
import type { Program } from './program.ts';

/** Sets a booking back in time, as if its visit had begun so many minutes ago: the API takes no booking in the past. */
export async function beganMinutesAgo(program: Program, bookingId: number, minutes: number): Promise<void> {
  const client = new pg.Client({ connectionString: program.settings['DATABASE_URL']! });
  await client.connect();
  try {
    await client.query(
      `UPDATE bookings SET starts_at = now() - make_interval(mins => $2),
              ends_at = now() + make_interval(mins => duration - $2)
        WHERE id = $1`,
      [bookingId, minutes],
    );
  } finally {
    await client.end();
  }
}
