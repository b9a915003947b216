import type { Executor } from '#platform/database';
import { listDisputes } from '../disputes.store.ts';
import { listEntries } from '../ledger.store.ts';
import { standingOf, type Standing } from '../rules/index.ts';

/** How the money of bookings stands, by booking; those for which nobody paid or owes a fee are left out. */
export async function readStandings(
  executor: Executor,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, Standing>> {
  const [entered, disputed] = await Promise.all([
    listEntries(executor, bookingIds),
    listDisputes(executor, bookingIds),
  ]);
  const disputes = Map.groupBy(disputed, ({ bookingId }) => bookingId);
  const standings = new Map<number, Standing>();
  for (const [bookingId, entries] of Map.groupBy(entered, (entry) => entry.bookingId)) {
    const standing = standingOf(entries, disputes.get(bookingId) ?? []);
    if (standing) standings.set(bookingId, standing);
  }
  return standings;
}
