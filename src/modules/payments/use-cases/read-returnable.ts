import type { Executor } from '#platform/database';
import { listReturnable } from '../payments.store.ts';
import { returnableIn } from '../rules/index.ts';

/** How much of the payments of bookings may still be given back, by booking; nothing for those that nobody paid for here. */
export async function readReturnable(
  executor: Executor,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const payments = Map.groupBy(await listReturnable(executor, bookingIds), ({ bookingId }) => bookingId);
  return new Map([...payments].map(([bookingId, ofBooking]) => [bookingId, returnableIn(ofBooking)]));
}
