import type { EpochMs } from '#kernel/time';
import { statusAt, type Standing, type StandingBooking } from '#modules/bookings/rules';
import type { Executor } from '#platform/database';
import { listDisputes } from '../disputes.store.ts';
import { listEntries } from '../ledger.store.ts';
import { listRefunds } from '../refunds.store.ts';
import { standingOf } from '../rules/index.ts';

/** The state of the money of bookings at a moment, by their ids. */
export async function readStandings(
  executor: Executor,
  bookings: readonly StandingBooking[],
  now: EpochMs,
): Promise<ReadonlyMap<number, Standing>> {
  const ids = bookings.map(({ id }) => id);
  const [entered, disputed, returned] = await Promise.all([
    listEntries(executor, ids),
    listDisputes(executor, ids),
    listRefunds(executor, ids),
  ]);
  const entries = Map.groupBy(entered, ({ bookingId }) => bookingId);
  const disputes = Map.groupBy(disputed, ({ bookingId }) => bookingId);
  const refunds = Map.groupBy(returned, ({ bookingId }) => bookingId);
  return new Map(
    bookings.map((booking) => {
      const moving = { disputes: disputes.get(booking.id) ?? [], refunds: refunds.get(booking.id) ?? [] };
      const current = { ...booking, status: statusAt(booking, now) };
      return [booking.id, standingOf(current, entries.get(booking.id) ?? [], moving)];
    }),
  );
}
