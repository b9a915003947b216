import { statement, type Executor } from '#platform/database';

const known = statement(
  'bookings.is_own_client',
  `SELECT 1 FROM bookings WHERE artist_id = $1 AND client_id = $2 LIMIT 1`,
);

/** Whether somebody was ever booked with an artist. */
export async function isOwnClient(executor: Executor, artistId: number, clientId: number): Promise<boolean> {
  return (await executor.query(known, [artistId, clientId])).length > 0;
}
