import { fromProvider } from '#kernel/provider-units';
import { lockBooking } from '#modules/bookings';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { enter } from '../ledger.store.ts';
import { changeRefund, lockRefund, type RefundOfPayment } from '../refunds.store.ts';
import { ownId } from '../rules/index.ts';
import { tellOfRefund } from './tell-of-payment.ts';

/** A refund as the provider says it is. */
export interface HeardRefund {
  readonly id: string;
  readonly status: string | null;
  readonly amount: number;
  /** Which of ours it is; undefined for one that was made elsewhere. */
  readonly ours: number | undefined;
}

/** Asks the provider how a refund is now. */
export async function readRefund(app: App, refundId: string): Promise<HeardRefund> {
  const said = await app.payments.ask((stripe) => stripe.refunds.retrieve(refundId));
  return heardOf(said, ownId(said.metadata, 'refundId'));
}

interface SaidRefund extends Omit<HeardRefund, 'ours'> {
  readonly currency: string;
}

/** What the provider says of a refund, with its amount in our minor unit. */
export function heardOf({ id, status, amount, currency }: SaidRefund, ours: number | undefined): HeardRefund {
  return { id, status, amount: fromProvider(amount, currency.toUpperCase()), ours };
}

/** Writes down that the provider will never make a refund: it failed before anything moved, until somebody tries again. */
export async function refuseRefund(
  app: App,
  transaction: Executor,
  { id, bookingId }: Pick<RefundOfPayment, 'id' | 'bookingId'>,
): Promise<void> {
  const booking = (await lockBooking(transaction, bookingId))!;
  const refund = await lockRefund(transaction, id);
  if (refund?.status !== 'wanted') return;
  await changeRefund(transaction, id, { status: 'failed', refundId: null, settledAt: app.clock.now() });
  await tellOfRefund(app, transaction, { booking, refund, failed: true });
}

/**
 * Writes down what the provider says of a refund: once it has taken it the money counts as gone back, and as here again
 * should it fail. What failed stays so: who tries again makes another one.
 */
export async function applyRefund(
  app: App,
  transaction: Executor,
  { id, bookingId }: Pick<RefundOfPayment, 'id' | 'bookingId'>,
  heard: HeardRefund,
): Promise<void> {
  const now = app.clock.now();
  const booking = (await lockBooking(transaction, bookingId))!;
  const refund = await lockRefund(transaction, id);
  if (!refund || refund.status === 'failed' || refund.status === 'retried') return;
  const { currency, unappliedId } = refund;
  const about = { bookingId, currency, by: 'system', at: now, objectId: heard.id, unappliedId } as const;
  if (refund.status === 'wanted') await enter(transaction, [{ kind: 'refund', amount: -refund.amount }], about);
  const failed = heard.status === 'failed' || heard.status === 'canceled';
  const status = failed ? 'failed' : heard.status === 'succeeded' ? 'done' : 'sent';
  if (status === refund.status) return;
  if (failed) await enter(transaction, [{ kind: 'refund_failed', amount: refund.amount }], about);
  const settledAt = status === 'sent' ? null : now;
  await changeRefund(transaction, id, { status, refundId: heard.id, settledAt });
  if (refund.status === 'wanted' || failed) await tellOfRefund(app, transaction, { booking, refund, failed });
}
