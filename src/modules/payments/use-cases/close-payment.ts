import type { App } from '#platform/app';
import { closeUnmade, findPayment, type PaymentRow } from '../payments.store.ts';
import { applyPayment } from './apply-payment.ts';
import { closeSession } from './read-session.ts';

/** Closes a payment that is not wished for any more; should it have been paid meanwhile, it counts. */
export async function closePayment(app: App, { id }: Pick<PaymentRow, 'id'>): Promise<void> {
  await closeUnmade(app.database, id, app.clock.now());
  // Its page may have come since it was read.
  const payment = await findPayment(app.database, id);
  if (payment?.status !== 'open' || payment.sessionId === null) return;
  const heard = await closeSession(app, payment.sessionId);
  await app.database.transaction((transaction) => applyPayment(app, transaction, id, heard));
}
