import pg from 'pg';
import type { Program } from './program.ts';

/** Writes into the database of a running program what its API takes from nobody. */
async function write(program: Program, text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: program.settings['DATABASE_URL']! });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}

/** Sets a booking back in time, as if its visit had begun so many minutes ago. */
export function beganMinutesAgo(program: Program, bookingId: number, minutes: number): Promise<void> {
  return write(
    program,
    `UPDATE bookings SET starts_at = now() - make_interval(mins => $2),
            ends_at = now() + make_interval(mins => duration - $2)
      WHERE id = $1`,
    [bookingId, minutes],
  );
}

/** Lets somebody's free week end in so many hours; fewer than none are ago. */
export function endTrialIn(program: Program, userId: number, hours: number): Promise<void> {
  return write(
    program,
    `UPDATE users SET trial_started_at = now() + make_interval(hours => $2) - interval '7 days',
            trial_ends_at = now() + make_interval(hours => $2)
      WHERE id = $1`,
    [userId, hours],
  );
}

export function makeAdmin(program: Program, userId: number): Promise<void> {
  return write(program, 'UPDATE users SET is_admin = true WHERE id = $1', [userId]);
}

/** Lets somebody have a plan, as if they had paid for it. */
export function givePlan(program: Program, userId: number, tier: 'basic' | 'premium'): Promise<void> {
  return write(program, `UPDATE users SET subscription_status = 'active', subscription_tier = $2 WHERE id = $1`, [
    userId,
    tier,
  ]);
}
