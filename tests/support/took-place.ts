import type { World } from './world.ts';

const daysBack = 20;

/** Sets a booking back by twenty days, as if its visit had been then. */
export async function tookPlace({ app }: World, bookingId: number): Promise<void> {
  const back = `make_interval(days => ${daysBack})`;
  await app.database.run(
    `UPDATE bookings SET starts_at = starts_at - ${back}, local_start = local_start - ${back}, ends_at = ends_at - ${back} WHERE id = $1`,
    [bookingId],
  );
}
