import type { App } from '#platform/app';
import type { Subscribed } from '#platform/payments';
import { chooseLive, type Heard } from '../rules/index.ts';
import { nextReading } from '../subscriptions.store.ts';

/** What the provider says of somebody, and which reading said so. */
export interface Reading {
  readonly number: number;
  readonly heard: Heard | undefined;
}

/**
 * Asks the provider what somebody has. The number is taken before: whoever began to read later knows at least as much, so the
 * order in which readings are written down does not matter. Should two subscriptions have come to be, the later one ends
 * here, and what was paid for it becomes credit.
 */
export async function readProvider(app: App, customerId: string): Promise<Reading> {
  const number = await nextReading(app.database);
  const listed = await app.payments.ask((stripe) =>
    stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100, expand: ['data.latest_invoice'] }),
  );
  const { kept, extra } = chooseLive(listed.data.map(heardOf));
  await Promise.all(
    extra.map(({ subscriptionId }) =>
      app.payments.ask((stripe) => stripe.subscriptions.cancel(subscriptionId, { prorate: true })),
    ),
  );
  return { number, heard: kept };
}

/** The provider counts seconds, and keeps periods with the one thing that is subscribed to. */
function heardOf(subscribed: Subscribed): Heard {
  const item = subscribed.items.data[0]!;
  const bill = subscribed.latest_invoice;
  const { tier, lookup } = { tier: item.price.metadata['tier'], lookup: item.price.lookup_key ?? '' };
  return {
    subscriptionId: subscribed.id,
    itemId: item.id,
    status: subscribed.status,
    tier: tier === 'premium' || lookup.includes('premium') ? 'premium' : 'basic',
    periodStart: item.current_period_start * 1000,
    periodEnd: item.current_period_end * 1000,
    cancels: subscribed.cancel_at_period_end,
    billed: bill !== null && typeof bill === 'object' ? bill.total : null,
    startedAt: subscribed.created * 1000,
    endedAt: subscribed.ended_at === null ? null : subscribed.ended_at * 1000,
  };
}
