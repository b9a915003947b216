import { customers, invoices, missing, portals, prices, subscriptions, type Act } from './act.ts';
import { cardOf } from './cards.ts';
import type { Invoice, PortalSession, Price, Subscription } from './shapes.ts';
import { tryAgain, updateSubscription } from './subscriptions.ts';

/** What the hosted billing portal shows. */
export interface Portal {
  readonly session: PortalSession;
  readonly subscription: Subscription | undefined;
  /** What its running period costs; its item says what follows. */
  readonly present: Price | undefined;
  readonly card: { readonly brand: string; readonly last4: string } | undefined;
  readonly invoices: readonly Invoice[];
  /** What there is to change to. */
  readonly prices: readonly (Price & { readonly name: string })[];
}

export async function readPortal({ transaction }: Act, id: string): Promise<Portal> {
  const portal = await portals.find(transaction, id);
  if (!portal) throw missing('billing_portal.session', id);
  const { customer: customerId } = portal.data;
  const customer = await customers.find(transaction, customerId);
  const [latest] = await subscriptions.list(transaction, customerId);
  const bills = await invoices.list(transaction, customerId);
  const offered = (await prices.list(transaction, null)).filter(({ data }) => data.lookup_key !== null);
  return {
    session: portal.data,
    subscription: latest?.data,
    present: latest?.inner.present ?? latest?.data.items.data[0].price,
    card: customer?.inner.card,
    invoices: bills.map(({ data }) => data),
    prices: offered.map(({ data, inner }) => ({ ...data, name: inner.name })).toReversed(),
  };
}

/** What its holder may do there. */
export type PortalAct =
  | { readonly act: 'cancel' | 'resume' }
  | { readonly act: 'change'; readonly price: string }
  | { readonly act: 'card'; readonly number: string };

/** Does it; false for a card that the sandbox does not take. */
export async function actInPortal(act: Act, id: string, wished: PortalAct): Promise<boolean> {
  const { session, subscription, prices: offered } = await readPortal(act, id);
  if (wished.act === 'card') return setCard(act, session.customer, wished.number);
  if (!subscription || subscription.ended_at !== null) return true;
  if (wished.act === 'change') {
    const known = offered.some((price) => price.id === wished.price);
    if (known) await updateSubscription(act, subscription.id, { items: { '0': { price: wished.price } } });
    return true;
  }
  await updateSubscription(act, subscription.id, { cancel_at_period_end: String(wished.act === 'cancel') });
  return true;
}

/** Another card; whatever is unpaid is charged to it at once. */
async function setCard(act: Act, customerId: string, number: string): Promise<boolean> {
  const card = cardOf(number);
  if (!card || card.atFirst === 'declined' || card.atFirst === 'insufficient_funds') return false;
  const customer = await customers.find(act.transaction, customerId);
  await customers.save(act.transaction, { ...customer!, inner: { card } });
  const [latest] = await subscriptions.list(act.transaction, customerId);
  const row = latest && (await subscriptions.find(act.transaction, latest.data.id));
  if (row) await tryAgain(act, row);
  return true;
}
