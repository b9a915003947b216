import { statement, type Executor } from '#platform/database';
import type { Acquaintance } from './rules/index.ts';

const known = statement(
  'bookings.acquaintance',
  `SELECT coalesce(bool_or(status = 'completed' OR (status = 'confirmed' AND ends_at <= $3)), false) AS came,
          coalesce(bool_or(status = 'no_show'), false) AS missed
     FROM bookings WHERE client_id = $2 AND artist_id = $1`,
);

/** What an artist knows of a client: whether they have had a visit there, and whether they once did not come. */
export async function readAcquaintance(
  executor: Executor,
  artistId: number,
  clientId: number,
  now: number,
): Promise<Acquaintance> {
  return (await executor.query<Acquaintance>(known, [artistId, clientId, new Date(now)]))[0]!;
}
