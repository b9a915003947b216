import type { BookingRow } from '#modules/bookings';
import { lateFee, statusAt } from '#modules/bookings/rules';
import { findPayee } from '#modules/payouts';
import type { App } from '#platform/app';
import { listDisputes } from '../disputes.store.ts';
import { listEntries, versionOf } from '../ledger.store.ts';
import { cameWith, listPaid, listUnapplied } from '../payments.store.ts';
import { listRefunds } from '../refunds.store.ts';
import { isHeld } from './is-held.ts';
import {
  balanceOf,
  isDisputed,
  isMarkable,
  ledgerOf,
  payableNow,
  standingOf,
  tipLimits,
  tipsOffered,
  type Money,
} from '../rules/index.ts';

/** How the money of a booking stands; `payable` and `tip` only where its professional can be paid here, and nothing has to be looked at first. */
export async function readMoney(app: App, booking: BookingRow): Promise<Money> {
  const { database, clock, payments: provider } = app;
  const [entered, payments, unapplied, refunds, disputes, account] = await Promise.all([
    listEntries(database, [booking.id]),
    listPaid(database, [booking.id]),
    listUnapplied(database, [booking.id]),
    listRefunds(database, [booking.id]),
    listDisputes(database, [booking.id]),
    findPayee(database, booking.artistId, { begun: booking.status === 'awaiting_payment' }),
  ]);
  const now = clock.now();
  const status = statusAt(booking, now);
  const entries: Money['entries'] = ledgerOf(entered, { ...booking, status });
  const held = await isHeld(database, unapplied);
  const online = account !== undefined && !held;
  return {
    ...balanceOf(entries),
    booking,
    standing: standingOf({ ...booking, status }, entries, { disputes, refunds }),
    version: versionOf(entered),
    markable: isMarkable(status),
    entries,
    payments,
    unapplied: unapplied.map((payment) => ({ ...payment, ...cameWith(payment) })),
    held,
    refunds,
    disputes,
    payable: online ? payableNow({ ...booking, status, disputed: isDisputed(disputes) }, entries) : undefined,
    tip: online && status === 'completed' ? { ...tipLimits(booking), offered: tipsOffered(booking) } : undefined,
    cancelFee: lateFee({ ...booking, status }, now),
    sandbox: provider.sandbox !== undefined,
  };
}
