import { currencyDecimals } from '#kernel/currency';
import { lockBooking } from '#modules/bookings';
import { keepFailure } from '#modules/provider';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { enter } from '../ledger.store.ts';
import { keepCame, lockPayment, type PaymentRow } from '../payments.store.ts';
import { holdOf, isSettled } from '../rules/index.ts';
import type { HeardSession } from './read-session.ts';
import { settleUnapplied } from './settle-unapplied.ts';
import { tellOfPayment } from './tell-of-payment.ts';

/**
 * Something else was paid than was asked for, such as where the provider adds a tax: it is entered in its own currency, counts for
 * nothing, and goes back whole. An admin reads both amounts, and nobody is sent to pay here again until they did (decision 39).
 */
export async function takeUnapplied(
  app: App,
  transaction: Executor,
  { id, bookingId }: PaymentRow,
  { intentId, amount, currency }: HeardSession & { readonly intentId: string },
): Promise<void> {
  const now = app.clock.now();
  const booking = (await lockBooking(transaction, bookingId))!;
  const asked = (await lockPayment(transaction, id))!;
  if (isSettled(asked)) return;
  await keepCame(transaction, id, { intentId, amount, currency, now });
  const about = { bookingId, currency, by: 'client', at: now, objectId: intentId, unappliedId: id } as const;
  await enter(transaction, [{ kind: 'payment', amount }], about);
  await settleUnapplied(transaction, id, now);
  const event = { id: holdOf(asked), type: `booking ${bookingId}` };
  const amounts = `${said(amount, currency)} instead of ${said(asked.amount, asked.currency)}`;
  await keepFailure(transaction, event, `PaidOtherwise, ${amounts}`, now);
  const payment = (await lockPayment(transaction, id))!;
  await tellOfPayment(app, transaction, { booking, payment, kind: 'unapplied' });
}

/** `USD 21.60`: for admins, beside the names of errors, and the same in every language. */
function said(amount: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  return `${currency} ${(amount / 10 ** decimals).toFixed(decimals)}`;
}
