import { statement, type Executor } from '#platform/database';

// A link that lies in somebody else's letter box opens nothing any more.
const readdress = statement(
  'bookings.readdress',
  `UPDATE bookings SET guest_email = $2, manage_version = manage_version + 1, sequence = sequence + 1, updated_at = $3
    WHERE (id = $1 OR parent_booking_id = $1) AND client_id IS NULL AND guest_email IS NOT NULL`,
);

const rename = statement(
  'bookings.rename_guest',
  `UPDATE bookings SET guest_name = $2, guest_phone = $3, updated_at = $4
    WHERE id = ANY($1::int[]) AND client_id IS NULL AND (guest_name, guest_phone) IS DISTINCT FROM ($2, $3)`,
);

/** Writes down what the guest of these visits is called, and how they are rung. */
export async function renameGuest(
  executor: Executor,
  bookingIds: readonly number[],
  { fullName, phone, now }: { readonly fullName: string; readonly phone: string | null; readonly now: number },
): Promise<void> {
  await executor.query(rename, [bookingIds, fullName, phone, new Date(now)]);
}

const justReaddressed = statement(
  'bookings.just_readdressed',
  'SELECT EXISTS (SELECT FROM bookings WHERE id = $1 AND guest_email = $2 AND updated_at > $3) AS just',
);

/** Whether a booking was given this address after a moment. */
export async function wasReaddressedSince(
  executor: Executor,
  { id, email, since }: { readonly id: number; readonly email: string; readonly since: number },
): Promise<boolean> {
  const [row] = await executor.query<{ just: boolean }>(justReaddressed, [id, email, new Date(since)]);
  return row!.just;
}

/** Writes down a guest's other address for the visits of a series, and takes back the links to them. */
export async function readdressVisits(
  executor: Executor,
  { firstId, email, now }: { readonly firstId: number; readonly email: string; readonly now: number },
): Promise<void> {
  await executor.query(readdress, [firstId, email, new Date(now)]);
}
