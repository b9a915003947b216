import { statement, type Executor } from '#platform/database';
import type { ledgerEntries } from './payments.tables.ts';
import type { Entry } from './rules/index.ts';

export type LedgerRow = typeof ledgerEntries.$inferSelect;
/** Whose doing an entry is. */
export type EnteredBy = LedgerRow['by'];

const ofBookings = statement(
  'payments.entries',
  `SELECT id, booking_id AS "bookingId", kind, amount, way, currency, object_id AS "objectId", unapplied_id AS "unappliedId", by, at
     FROM ledger_entries WHERE booking_id = ANY($1::int[]) AND unapplied_id IS NULL ORDER BY id`,
);

/** What was entered for bookings and counts for them, in its order. */
export function listEntries(executor: Executor, bookingIds: readonly number[]): Promise<LedgerRow[]> {
  return executor.query<LedgerRow>(ofBookings, [bookingIds]);
}

/** Up to which entry a booking's ledger goes: 0 while nothing is entered. A mark names the one that was seen. */
export function versionOf(entries: readonly LedgerRow[]): number {
  return entries.at(-1)?.id ?? 0;
}

const entered = statement(
  'payments.entered',
  'SELECT object_id AS "objectId" FROM ledger_entries WHERE booking_id = $1 AND object_id IS NOT NULL',
);

/** The provider's movements that were entered for a booking, whether they count or not. */
export async function listEntered(executor: Executor, bookingId: number): Promise<ReadonlySet<string>> {
  const rows = await executor.query<{ objectId: string }>(entered, [bookingId]);
  return new Set(rows.map(({ objectId }) => objectId));
}

const add = statement(
  'payments.enter',
  `INSERT INTO ledger_entries (booking_id, kind, amount, way, currency, object_id, unapplied_id, by, at)
   SELECT $1, kind, amount, way, $5, $6, $7, $8, $9 FROM unnest($2::text[], $3::int[], $4::text[]) AS entry (kind, amount, way)`,
);

export interface Entering {
  readonly bookingId: number;
  readonly currency: string;
  readonly by: EnteredBy;
  readonly at: number;
  /** The provider's payment or refund behind the entries. */
  readonly objectId?: string | undefined;
  /** The payment that they move, where something else came than was asked for. */
  readonly unappliedId?: number | null;
}

/** Adds entries to the ledger of a booking. */
export async function enter(transaction: Executor, entries: readonly Entry[], about: Entering): Promise<void> {
  if (entries.length === 0) return;
  const { bookingId, currency, by, at, objectId = null, unappliedId = null } = about;
  const [kinds, amounts] = [entries.map(({ kind }) => kind), entries.map(({ amount }) => amount)];
  const ways = entries.map(({ way = null }) => way);
  await transaction.query(add, [bookingId, kinds, amounts, ways, currency, objectId, unappliedId, by, new Date(at)]);
}
