import { customers, daySeconds, missing, prices, SandboxRefusal, secondsOf, sessions, tell, type Act } from './act.ts';
import { cardOf, type Card } from './cards.ts';
import { numberIn, textIn, textsIn, type Form } from './form.ts';
import { newId, type Kept } from './objects.store.ts';
import { createOnce, decline, payOnce } from './once.ts';
import type { Session, SessionInner } from './shapes.ts';
import { beginSubscription } from './subscriptions.ts';

const openSeconds = 86_400;

/** Opens a hosted pay page: for a subscription, or for one payment. */
export async function createSession(act: Act, form: Form): Promise<Session> {
  if (textIn(form, 'mode') === 'payment') return createOnce(act, form);
  const customerId = textIn(form, 'customer') ?? '';
  const priceId = textIn(form, 'line_items', '0', 'price') ?? '';
  const customer = await customers.find(act.transaction, customerId);
  if (!customer) throw missing('customer', customerId);
  const price = await prices.find(act.transaction, priceId);
  if (!price) throw missing('price', priceId);
  const created = secondsOf(act);
  const subscribing: Form = typeof form['subscription_data'] === 'object' ? form['subscription_data'] : {};
  const anchor = numberIn(subscribing, 'billing_cycle_anchor');
  if (anchor !== undefined && anchor <= created)
    throw new SandboxRefusal(400, 'parameter_invalid', 'The anchor lies in the past.');
  const trialDays = numberIn(subscribing, 'trial_period_days');
  const id = newId('cs_test');
  const session: Session = {
    id,
    object: 'checkout.session',
    amount_total: anchor === undefined && trialDays === undefined ? price.data.unit_amount : 0,
    cancel_url: textIn(form, 'cancel_url') ?? null,
    client_reference_id: textIn(form, 'client_reference_id') ?? null,
    created,
    currency: price.data.currency,
    customer: customerId,
    expires_at: created + openSeconds,
    livemode: false,
    metadata: textsIn(form, 'metadata'),
    mode: 'subscription',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: textIn(form, 'success_url') ?? null,
    url: `${act.url}/sandbox/pay/${id}`,
  };
  const inner: SessionInner = {
    price: priceId,
    metadata: textsIn(subscribing, 'metadata'),
    ...(anchor !== undefined && { anchor }),
    ...(trialDays !== undefined && { trialDays }),
  };
  await sessions.add(act.transaction, { data: session, inner, dueAt: session.expires_at * 1000 }, customerId);
  return session;
}

/** Closes a pay page on which nothing was paid. */
export async function expireSession(act: Act, id: string): Promise<Session> {
  const row = await sessions.find(act.transaction, id);
  if (!row) throw missing('checkout.session', id);
  if (row.data.status !== 'open') throw new SandboxRefusal(400, 'session_not_open', 'Only an open session expires.');
  return expire(act, row);
}

/** Closes an open page, and tells of it. */
export async function expire(act: Act, row: Kept<Session, SessionInner>): Promise<Session> {
  const data: Session = { ...row.data, status: 'expired', url: null };
  await sessions.save(act.transaction, { ...row, data, dueAt: null });
  await tell(act, 'checkout.session.expired', data);
  return data;
}

/** What the pay page says to a card. */
export type PayAnswer =
  | 'done'
  | 'authenticate'
  | 'declined'
  | 'insufficient_funds'
  | 'unknown_card'
  | 'not_authenticated'
  | 'over';

/** Pays with a card, as its holder would on the hosted page. */
export async function payWith(act: Act, id: string, number: string): Promise<PayAnswer> {
  const row = await sessions.find(act.transaction, id);
  if (!row) throw missing('checkout.session', id);
  if (row.data.status !== 'open') return row.data.status === 'complete' ? 'done' : 'over';
  const card = cardOf(number);
  if (!card) return 'unknown_card';
  if (card.atFirst === 'authenticate') {
    await sessions.save(act.transaction, { ...row, inner: { ...row.inner, waiting: card } });
    return 'authenticate';
  }
  if (card.atFirst !== 'paid') {
    if (row.inner.once) await decline(act, row, card.atFirst);
    return card.atFirst;
  }
  return complete(act, row, card);
}

/** The bank has asked the holder of the card; `agreed`: they said that it is them. */
export async function authenticate(act: Act, id: string, agreed: boolean): Promise<PayAnswer> {
  const row = await sessions.find(act.transaction, id);
  if (!row) throw missing('checkout.session', id);
  if (row.data.status !== 'open') return row.data.status === 'complete' ? 'done' : 'over';
  const { waiting, ...inner } = row.inner;
  if (!waiting) return 'not_authenticated';
  if (agreed) return complete(act, row, waiting);
  await sessions.save(act.transaction, { ...row, inner });
  return 'not_authenticated';
}

async function complete(act: Act, row: Kept<Session, SessionInner>, card: Card): Promise<'done'> {
  if (row.inner.once) return payOnce(act, row, card);
  const { price, trialDays, metadata } = row.inner;
  const anchor = firstChargeOf(act, row.inner);
  const customerId = row.data.customer!;
  const customer = await customers.find(act.transaction, customerId);
  await customers.save(act.transaction, { ...customer!, inner: { card } });
  const subscription = await beginSubscription(act, customerId, {
    price: price!,
    metadata,
    ...(anchor !== undefined && { anchor }),
    onTrial: trialDays !== undefined,
  });
  const data: Session = {
    ...row.data,
    status: 'complete',
    payment_status: anchor === undefined ? 'paid' : 'no_payment_required',
    subscription: subscription.id,
    url: null,
  };
  await sessions.save(act.transaction, { ...row, data, dueAt: null });
  await tell(act, 'checkout.session.completed', data);
  return 'done';
}

/** When the first charge is due of what is paid for now, in epoch seconds; undefined if it is due now. */
export function firstChargeOf(act: Act, { anchor, trialDays }: SessionInner): number | undefined {
  return trialDays === undefined ? anchor : secondsOf(act) + trialDays * daySeconds;
}
