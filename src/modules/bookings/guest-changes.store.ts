import { statement, type Executor } from '#platform/database';

/** A change that a holder of a guest's link made to the visits. */
export interface GuestChangeRow {
  readonly id: number;
  readonly seriesId: number;
  readonly kind: 'address' | 'claim';
  /** The guest's previous address. */
  readonly email: string;
  readonly changedAt: number;
  readonly undoneAt: number | null;
  /** The version of the links created by undoing this particular change. */
  readonly undoneVersion: number | null;
}

const insert = statement(
  'bookings.insert_guest_change',
  'INSERT INTO guest_changes (series_id, kind, email, changed_at) VALUES ($1, $2, $3, $4) RETURNING id',
);

/** Stores a change, and returns its id. */
export async function insertGuestChange(
  transaction: Executor,
  { seriesId, kind, email, now }: Pick<GuestChangeRow, 'seriesId' | 'kind' | 'email'> & { readonly now: number },
): Promise<number> {
  return (await transaction.query<{ id: number }>(insert, [seriesId, kind, email, new Date(now)]))[0]!.id;
}

const byId = statement(
  'bookings.guest_change',
  `SELECT id, series_id AS "seriesId", kind, email, changed_at AS "changedAt", undone_at AS "undoneAt",
          undone_version AS "undoneVersion"
     FROM guest_changes WHERE id = $1`,
);

export async function findGuestChange(executor: Executor, id: number): Promise<GuestChangeRow | undefined> {
  return (await executor.query<GuestChangeRow>(byId, [id]))[0];
}

// Later changes are undone as well: the earliest owner gets the visits back.
const undo = statement(
  'bookings.undo_guest_changes',
  `UPDATE guest_changes SET undone_at = $3, undone_version = CASE WHEN id = $2 THEN $4::int END
    WHERE series_id = $1 AND id >= $2 AND undone_at IS NULL`,
);
const giveBack = statement(
  'bookings.give_back_to_guest',
  `UPDATE bookings SET client_id = NULL, guest_email = $2, sequence = sequence + 1, updated_at = $3,
          manage_version = 1 + (SELECT max(manage_version) FROM bookings WHERE id = $1 OR parent_booking_id = $1)
    WHERE (id = $1 OR parent_booking_id = $1) AND guest_name IS NOT NULL
   RETURNING manage_version AS "manageVersion"`,
);

/**
 * Restores the guest's previous address on the visits, and invalidates every link to them; returns the version of their new
 * links, undefined if the guest's name has been deleted. The caller has locked their first visit.
 */
export async function undoChange(
  transaction: Executor,
  { id, seriesId, email }: Pick<GuestChangeRow, 'id' | 'seriesId' | 'email'>,
  now: number,
): Promise<number | undefined> {
  const rows = await transaction.query<{ manageVersion: number }>(giveBack, [seriesId, email, new Date(now)]);
  const version = rows[0]?.manageVersion;
  if (version !== undefined) await transaction.query(undo, [seriesId, id, new Date(now), version]);
  return version;
}

const forget = statement('bookings.forget_guest_changes', 'DELETE FROM guest_changes WHERE changed_at < $1');

/** Deletes changes, and the addresses in them, that can no longer be undone. */
export async function deleteGuestChangesBefore(executor: Executor, before: number): Promise<void> {
  await executor.query(forget, [new Date(before)]);
}
