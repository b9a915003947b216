import {
  customers,
  daySeconds,
  invoices,
  missing,
  prices,
  SandboxRefusal,
  secondsOf,
  subscriptions,
  tell,
  type Act,
} from './act.ts';
import { textIn, type Form } from './form.ts';
import { billPeriod, chargeInvoice } from './invoices.ts';
import { monthsAfter, nextMonth } from './months.ts';
import { newId, type Kept } from './objects.store.ts';
import type { Item, SessionInner, Subscription, SubscriptionInner } from './shapes.ts';

type Row = Kept<Subscription, SubscriptionInner>;

/** Days after the first failure at which a charge is tried again; after the last one the subscription ends. */
const retryDays = [1, 3, 5, 7] as const;

/** Begins a subscription; before its anchor nothing is charged. */
export async function beginSubscription(
  act: Act,
  customer: string,
  {
    price: priceId,
    anchor,
    onTrial,
    metadata,
  }: Pick<SessionInner, 'anchor' | 'metadata'> & { readonly price: string; readonly onTrial: boolean },
): Promise<Subscription> {
  const { transaction } = act;
  const price = await prices.find(transaction, priceId);
  if (!price) throw missing('price', priceId);
  const created = secondsOf(act);
  const free = anchor !== undefined && anchor > created;
  const until = free ? anchor : monthsAfter(created, 1);
  const item: Item = {
    id: newId('si'),
    object: 'subscription_item',
    created,
    current_period_end: until,
    current_period_start: created,
    metadata: {},
    price: price.data,
    quantity: 1,
  };
  const begun: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    billing_cycle_anchor: free ? anchor : created,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created,
    currency: price.data.currency,
    customer,
    ended_at: null,
    items: { object: 'list', data: [item] },
    latest_invoice: null,
    livemode: false,
    metadata,
    status: onTrial ? 'trialing' : 'active',
  };
  const invoice = free ? undefined : (await billPeriod(act, begun, 'subscription_create')).invoice;
  const data = { ...begun, latest_invoice: invoice?.id ?? null };
  await subscriptions.add(
    transaction,
    { data, inner: { tries: 0, present: price.data }, dueAt: until * 1000 },
    customer,
  );
  await tell(act, 'customer.subscription.created', data);
  return data;
}

/** Changes what a subscription costs from its next period on, or whether it goes on after this one. */
export async function updateSubscription(act: Act, id: string, form: Form): Promise<Subscription> {
  const row = await live(act, id);
  const [item] = row.data.items.data;
  const priceId = textIn(form, 'items', '0', 'price');
  const price = priceId === undefined ? undefined : await prices.find(act.transaction, priceId);
  if (priceId !== undefined && !price) throw missing('price', priceId);
  const ends = textIn(form, 'cancel_at_period_end');
  const cancels = ends === undefined ? row.data.cancel_at_period_end : ends === 'true';
  const data: Subscription = {
    ...row.data,
    cancel_at_period_end: cancels,
    cancel_at: cancels ? item.current_period_end : null,
    canceled_at: cancels ? (row.data.canceled_at ?? secondsOf(act)) : null,
    items: { object: 'list', data: [price ? { ...item, price: price.data } : item] },
  };
  const inner = { ...row.inner, present: row.inner.present ?? item.price };
  await subscriptions.save(act.transaction, { ...row, data, inner });
  await tell(act, 'customer.subscription.updated', data);
  return data;
}

/** Ends a subscription at once; with `prorate` what is left of its period becomes credit. */
export async function cancelSubscription(act: Act, id: string, form: Form): Promise<Subscription> {
  const row = await live(act, id);
  if (textIn(form, 'prorate') === 'true') await giveCredit(act, row.data);
  return end(act, row, secondsOf(act));
}

async function live(act: Act, id: string): Promise<Row> {
  const row = await subscriptions.find(act.transaction, id);
  if (!row) throw missing('subscription', id);
  if (row.data.ended_at !== null)
    throw new SandboxRefusal(400, 'resource_missing', 'A canceled subscription stays so.');
  return row;
}

async function giveCredit(act: Act, { customer: id, latest_invoice, items }: Subscription): Promise<void> {
  const invoice = latest_invoice === null ? undefined : await invoices.find(act.transaction, latest_invoice);
  const customer = await customers.find(act.transaction, id);
  if (invoice?.data.status !== 'paid' || !customer) return;
  const [{ current_period_start: start, current_period_end: until }] = items.data;
  const left = Math.max(0, (until - secondsOf(act)) / (until - start));
  const credit = Math.round(invoice.data.total * left);
  const data = { ...customer.data, balance: customer.data.balance - credit };
  await customers.save(act.transaction, { ...customer, data });
}

async function end(act: Act, row: Row, at: number): Promise<Subscription> {
  const data: Subscription = { ...row.data, status: 'canceled', ended_at: at, canceled_at: row.data.canceled_at ?? at };
  await subscriptions.save(act.transaction, { ...row, data, dueAt: null });
  await tell(act, 'customer.subscription.deleted', data);
  return data;
}

/** Does what time has brought: the next period, another try, the end. */
export async function passPeriod(act: Act, row: Row): Promise<void> {
  const { data } = row;
  const [item] = data.items.data;
  if (data.status === 'past_due') return void (await tryAgain(act, row));
  if (data.cancel_at_period_end) return void (await end(act, row, item.current_period_end));
  const start = item.current_period_end;
  const period = {
    ...item,
    current_period_start: start,
    current_period_end: nextMonth(data.billing_cycle_anchor, start),
  };
  const next: Subscription = { ...data, items: { object: 'list', data: [period] } };
  // The bill is of the moment at which it was due, however late the sandbox looks.
  const then = { ...act, now: start * 1000 };
  const { invoice, outcome } = await billPeriod(then, next, 'subscription_cycle');
  const paid = outcome === 'paid';
  const changed: Subscription = { ...next, latest_invoice: invoice.id, status: paid ? 'active' : 'past_due' };
  const dueAt = (paid ? period.current_period_end : start + retryDays[0] * daySeconds) * 1000;
  await subscriptions.save(act.transaction, { data: changed, inner: { tries: 0, present: item.price }, dueAt });
  await tell(then, 'customer.subscription.updated', changed);
}

/** Charges the open bill once more: when its time has come, or because there is another card. */
export async function tryAgain(act: Act, row: Row): Promise<void> {
  const { data, inner } = row;
  if (data.status !== 'past_due') return;
  const invoice = await invoices.find(act.transaction, data.latest_invoice ?? '');
  // Nothing to charge: time alone does nothing more about it.
  if (invoice?.data.status !== 'open') return subscriptions.save(act.transaction, { ...row, dueAt: null });
  const [{ current_period_start: start, current_period_end: until }] = data.items.data;
  const { outcome } = await chargeInvoice(act, invoice.data);
  if (outcome === 'paid') {
    const changed: Subscription = { ...data, status: 'active' };
    await subscriptions.save(act.transaction, { data: changed, inner: { ...inner, tries: 0 }, dueAt: until * 1000 });
    return tell(act, 'customer.subscription.updated', changed);
  }
  const tries = inner.tries + 1;
  const days = retryDays[tries];
  if (days === undefined) {
    await invoices.save(act.transaction, { ...invoice, data: { ...invoice.data, status: 'uncollectible' } });
    await end(act, row, secondsOf(act));
    return;
  }
  const dueAt = (start + days * daySeconds) * 1000;
  await subscriptions.save(act.transaction, { ...row, inner: { ...inner, tries }, dueAt });
}
