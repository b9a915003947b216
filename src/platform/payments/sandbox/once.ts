import { leastPayment } from '#kernel/currency';
import { toProvider } from '#kernel/provider-units';
import { charges, intents, SandboxRefusal, secondsOf, sessions, tell, type Act } from './act.ts';
import type { Card, Outcome } from './cards.ts';
import { checkUnits } from './check-units.ts';
import { numberIn, textIn, textsIn, type Form } from './form.ts';
import { newId, type Kept } from './objects.store.ts';
import type { Charge, Intent, Session, SessionInner } from './shapes.ts';

type Row = Kept<Session, SessionInner>;

const shortestSeconds = 1_800;
const longestSeconds = 86_400;

/** Opens a hosted pay page for one payment, which goes on to the account of whoever is paid. */
export async function createOnce(act: Act, form: Form): Promise<Session> {
  const created = secondsOf(act);
  const amount = numberIn(form, 'line_items', '0', 'price_data', 'unit_amount') ?? 0;
  const currency = textIn(form, 'line_items', '0', 'price_data', 'currency') ?? '';
  const closes = numberIn(form, 'expires_at') ?? created + longestSeconds;
  if (!/^[a-z]{3}$/.test(currency)) throw new SandboxRefusal(400, 'parameter_invalid', `Invalid currency: ${currency}`);
  if (amount < toProvider(leastPayment(currency.toUpperCase()), currency.toUpperCase()))
    throw new SandboxRefusal(400, 'amount_too_small', 'The amount is too small.');
  checkUnits(amount, currency);
  if (closes < created + shortestSeconds || closes > created + longestSeconds)
    throw new SandboxRefusal(400, 'parameter_invalid', 'A page stays open for half an hour to a day.');
  const id = newId('cs_test');
  const data: Session = {
    id,
    object: 'checkout.session',
    amount_total: amount,
    cancel_url: textIn(form, 'cancel_url') ?? null,
    client_reference_id: textIn(form, 'client_reference_id') ?? null,
    created,
    currency,
    customer: null,
    expires_at: closes,
    livemode: false,
    metadata: textsIn(form, 'metadata'),
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: textIn(form, 'success_url') ?? null,
    url: `${act.url}/sandbox/pay/${id}`,
  };
  const paying: Form = typeof form['payment_intent_data'] === 'object' ? form['payment_intent_data'] : {};
  const inner: SessionInner = {
    once: {
      name: textIn(form, 'line_items', '0', 'price_data', 'product_data', 'name') ?? '',
      amount,
      destination: textIn(paying, 'transfer_data', 'destination') ?? null,
    },
    metadata: textsIn(paying, 'metadata'),
  };
  await sessions.add(act.transaction, { data, inner, dueAt: closes * 1000 }, null);
  return data;
}

/** The payment of a page; made with the first card that is tried. */
async function findIntent(act: Act, row: Row): Promise<Intent> {
  const { amount, destination } = row.inner.once!;
  const known =
    row.data.payment_intent === null ? undefined : await intents.find(act.transaction, row.data.payment_intent);
  if (known) return known.data;
  const data: Intent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount,
    amount_received: 0,
    created: secondsOf(act),
    currency: row.data.currency!,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: row.inner.metadata,
    status: 'requires_payment_method',
    transfer_data: destination === null ? null : { destination },
  };
  await intents.add(act.transaction, { data, inner: {}, dueAt: null }, null);
  await sessions.save(act.transaction, { ...row, data: { ...row.data, payment_intent: data.id } });
  return data;
}

/** A card was declined: the page stays open for another one. */
export async function decline(act: Act, row: Row, outcome: Exclude<Outcome, 'paid'>): Promise<void> {
  const intent = await findIntent(act, row);
  const code = outcome === 'declined' ? 'generic_decline' : outcome;
  const data: Intent = { ...intent, last_payment_error: { code: 'card_declined', decline_code: code } };
  await intents.save(act.transaction, { data, inner: {}, dueAt: null });
  await tell(act, 'payment_intent.payment_failed', data);
}

/** A card was taken. */
export async function payOnce(act: Act, row: Row, { after }: Card): Promise<'done'> {
  const intent = await findIntent(act, row);
  const { amount, currency, metadata } = intent;
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    created: secondsOf(act),
    currency,
    disputed: false,
    livemode: false,
    metadata,
    paid: true,
    payment_intent: intent.id,
    refunded: false,
    status: 'succeeded',
  };
  const paid: Intent = {
    ...intent,
    amount_received: amount,
    last_payment_error: null,
    latest_charge: charge.id,
    status: 'succeeded',
  };
  const { waiting: _waiting, ...inner } = row.inner;
  const data: Session = {
    ...row.data,
    payment_intent: intent.id,
    payment_status: 'paid',
    status: 'complete',
    url: null,
  };
  const what = { disputes: after === 'dispute', refundFails: after === 'refund_fails' };
  const dueAt = what.disputes ? act.now : null;
  await charges.add(act.transaction, { data: charge, inner: what, dueAt }, null);
  await intents.save(act.transaction, { data: paid, inner: {}, dueAt: null });
  await sessions.save(act.transaction, { data, inner, dueAt: null });
  await tell(act, 'payment_intent.succeeded', paid);
  await tell(act, 'checkout.session.completed', data);
  return 'done';
}
