import { findByCustomer } from '#modules/accounts';
import type { ListenToProvider } from '#modules/provider';
import type { App } from '#platform/app';
import type { ProviderEvent } from '#platform/payments';
import { applyReading } from './apply-reading.ts';
import { readProvider } from './read-provider.ts';
import { writeOnce } from './send-letters.ts';

/** What the provider tells of plans; whatever it says, it is asked how things are now. */
export function listenToProvider(app: App): ListenToProvider {
  return async (event) => {
    const customerId = customerOf(event);
    if (customerId === undefined) return undefined;
    const userId = await findByCustomer(app.database, customerId);
    // Somebody whose account is gone, or a customer of another program on the same account of the provider.
    if (userId === undefined) return undefined;
    const reading = await readProvider(app, customerId);
    return async (transaction) => {
      await applyReading(app, transaction, userId, reading);
      if (event.type === 'invoice.payment_failed')
        await writeOnce(app, transaction, { userId, kind: 'failed', about: event.data.object.id });
    };
  };
}

/** Whose plan an event is about; undefined when it is about none. */
function customerOf(event: ProviderEvent): string | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return event.data.object.mode === 'subscription' ? idOf(event.data.object.customer) : undefined;
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return idOf(event.data.object.customer);
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return event.data.object.parent?.subscription_details ? idOf(event.data.object.customer) : undefined;
    default:
      return undefined;
  }
}

/** The provider names things by id, or shows them whole. */
function idOf(named: string | { readonly id: string } | null): string | undefined {
  return typeof named === 'string' ? named : named?.id;
}
