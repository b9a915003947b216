import { statement, type Executor } from '#platform/database';

const bookedBy = statement(
  'bookings.artists_booked_by',
  `SELECT DISTINCT artist_id AS id FROM (
     SELECT artist_id FROM bookings WHERE client_id = $1 AND status NOT IN ('declined', 'expired')
      ORDER BY starts_at DESC LIMIT 100) latest`,
);

/** Whom a person booked lately. */
export async function listArtistsBookedBy(executor: Executor, clientId: number): Promise<number[]> {
  const rows = await executor.query<{ id: number }>(bookedBy, [clientId]);
  return rows.map(({ id }) => id);
}
