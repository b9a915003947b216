import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { findByIntent, findPayment, type PaymentRow } from '../payments.store.ts';
import { ownId } from '../rules/index.ts';
import { applyPayment } from './apply-payment.ts';
import { readSession } from './read-session.ts';

/** A payment, and how to make sure that it counts before anything else is said of it. */
export interface FoundPayment {
  readonly payment: PaymentRow;
  enterFirst(transaction: Executor): Promise<void>;
}

/**
 * The payment of ours behind one of the provider's, also where nobody told yet that it was made; undefined for what another
 * program, or a plan, was paid with.
 */
export async function findPaymentOf(app: App, intentId: string): Promise<FoundPayment | undefined> {
  const known = await findByIntent(app.database, intentId);
  if (known) return { payment: known, enterFirst: async () => {} };
  const { metadata } = await app.payments.ask((stripe) => stripe.paymentIntents.retrieve(intentId));
  const paymentId = ownId(metadata, 'paymentId');
  const payment = paymentId === undefined ? undefined : await findPayment(app.database, paymentId);
  if (!payment || payment.sessionId === null) return undefined;
  const heard = await readSession(app, payment.sessionId);
  if (heard.intentId !== intentId) return undefined;
  return { payment, enterFirst: (transaction) => applyPayment(app, transaction, payment.id, heard) };
}
