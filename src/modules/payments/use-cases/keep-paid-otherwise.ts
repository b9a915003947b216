import { currencyDecimals } from '#kernel/currency';
import { keepFailure } from '#modules/provider';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { keepIntent, type PaymentRow } from '../payments.store.ts';
import type { HeardSession } from './read-session.ts';

/**
 * Something else was paid than was asked for, such as where the provider adds a tax: it counts nowhere by itself, and waits for an
 * admin with both amounts, once. The payment stays open under it, so that nobody is sent to pay a second time (decision 39).
 */
export async function keepPaidOtherwise(
  app: App,
  transaction: Executor,
  { id, bookingId, amount, currency }: PaymentRow,
  heard: HeardSession & { readonly intentId: string },
): Promise<void> {
  if (!(await keepIntent(transaction, id, heard.intentId))) return;
  app.log.error({ paymentId: id, bookingId, heard }, 'a payment is not what was asked for');
  const amounts = `${said(heard.amount, heard.currency)} instead of ${said(amount, currency)}`;
  const event = { id: `payment-${id}`, type: `booking ${bookingId}` };
  await keepFailure(transaction, event, `PaidOtherwise, ${amounts}`, app.clock.now());
}

/** `USD 21.60`: for admins, beside the names of errors, and the same in every language. */
function said(amount: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  return `${currency} ${(amount / 10 ** decimals).toFixed(decimals)}`;
}
