import { statement, type Executor } from '#platform/database';

/** No mail lists more of them. */
const mostListed = 10;

// One of each series: its link gives the whole series to an account.
const ofAddress = statement(
  'bookings.guest_visits_of_address',
  `SELECT id FROM (
     SELECT DISTINCT ON (coalesce(parent_booking_id, id)) id, starts_at
       FROM bookings
      WHERE client_id IS NULL AND lower(guest_email) = lower($1) AND artist_id <> $2
        AND starts_at > $3::timestamptz - interval '31 days' AND ends_at > $3::timestamptz - interval '30 days'
        AND (status = 'completed' OR (status IN ('pending', 'confirmed', 'awaiting_payment')
          AND (expires_at IS NULL OR expires_at > $3)))
      ORDER BY coalesce(parent_booking_id, id), ends_at < $3, starts_at) AS visit
    ORDER BY starts_at, id LIMIT ${mostListed}`,
);

/**
 * The ids of the visits that were booked as a guest with an address, still to come or so recent that their links open, by
 * time: one of each series, the next to come where there is one. None of them is with `userId` as the artist.
 */
export async function listGuestVisits(
  executor: Executor,
  { email, userId, now }: { readonly email: string; readonly userId: number; readonly now: number },
): Promise<number[]> {
  const rows = await executor.query<{ id: number }>(ofAddress, [email, userId, new Date(now)]);
  return rows.map(({ id }) => id);
}
