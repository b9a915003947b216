import { toProvider } from '#kernel/provider-units';
import { Refusal } from '#kernel/refusal';
import type { App } from '#platform/app';
import { claimRefund, findRefund, type RefundOfPayment } from '../refunds.store.ts';
import { applyRefund, heardOf, readRefund, refuseRefund, type HeardRefund } from './apply-refund.ts';

/** Sends what is to go back, each refund once whatever happens in between, and asks about those that are under way. */
export async function sendRefunds(app: App, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    // One after the other, so that two processes take turns.
    const id = await claimRefund(app.database, app.clock.now());
    if (id === undefined) return;
    try {
      await sendOne(app, id);
    } catch (error) {
      app.log.warn({ refund: id, error: (error as Error).message }, 'a refund could not be sent yet');
    }
  }
}

async function sendOne(app: App, id: number): Promise<void> {
  const refund = await findRefund(app.database, id);
  if (!refund || (refund.status !== 'wanted' && refund.status !== 'sent')) return;
  const heard = refund.refundId === null ? await tryToMake(app, refund) : await readRefund(app, refund.refundId);
  await app.database.transaction((transaction) =>
    heard ? applyRefund(app, transaction, refund, heard) : refuseRefund(app, transaction, refund),
  );
}

/** The refund as the provider made it; undefined where it will never do so. */
async function tryToMake(app: App, refund: RefundOfPayment): Promise<HeardRefund | undefined> {
  try {
    return await makeRefund(app, refund);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'provider_refuses') return undefined;
    throw error;
  }
}

async function makeRefund(app: App, refund: RefundOfPayment): Promise<HeardRefund> {
  const { id, intentId, currency, attempts, retryOf, wantedAt } = refund;
  const amount = toProvider(refund.amount, currency);
  // What failed came back to whoever runs this place, not to the professional: it is not taken from them again.
  const reverse = retryOf === null;
  // The provider forgets keys after a day or so: whoever tries again looks first.
  const known = attempts > 1 ? await findSent(app, refund) : undefined;
  if (known) return known;
  const made = await app.payments.ask((stripe) =>
    stripe.refunds.create(
      { payment_intent: intentId, amount, reverse_transfer: reverse, metadata: { refundId: String(id) } },
      // Wanted once more after it was refused, it is another question: the provider remembers what it answered.
      { idempotencyKey: `refund:${id}:${wantedAt}` },
    ),
  );
  return heardOf(made, id);
}

async function findSent(app: App, { id, intentId }: RefundOfPayment): Promise<HeardRefund | undefined> {
  const { data } = await app.payments.ask((stripe) => stripe.refunds.list({ payment_intent: intentId, limit: 100 }));
  const sent = data.find(({ metadata }) => metadata?.['refundId'] === String(id));
  return sent && heardOf(sent, id);
}
