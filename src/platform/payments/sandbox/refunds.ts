import { charges, intents, missing, refunds, SandboxRefusal, secondsOf, tell, type Act } from './act.ts';
import { checkUnits } from './check-units.ts';
import { numberIn, textIn, textsIn, type Form } from './form.ts';
import { newId, type Kept } from './objects.store.ts';
import type { Charge, Refund, RefundInner } from './shapes.ts';

/** Gives back a payment, or a part of it. */
export async function createRefund(act: Act, form: Form): Promise<Refund> {
  const intentId = textIn(form, 'payment_intent') ?? '';
  const intent = await intents.find(act.transaction, intentId);
  if (!intent) throw missing('payment_intent', intentId);
  const charge = await charges.find(act.transaction, intent.data.latest_charge ?? '');
  if (!charge) throw new SandboxRefusal(400, 'charge_not_refundable', 'Nothing was paid.');
  if (charge.inner.takenBack) throw new SandboxRefusal(400, 'charge_disputed', 'The charge has been charged back.');
  const left = charge.data.amount - charge.data.amount_refunded;
  const amount = numberIn(form, 'amount') ?? left;
  if (left === 0) throw new SandboxRefusal(400, 'charge_already_refunded', 'The charge has been refunded already.');
  if (amount < 1 || amount > left)
    throw new SandboxRefusal(400, 'amount_too_large', 'More than is left of the charge.');
  checkUnits(amount, charge.data.currency);
  const data: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.data.id,
    created: secondsOf(act),
    currency: charge.data.currency,
    metadata: textsIn(form, 'metadata'),
    payment_intent: intentId,
    status: 'succeeded',
  };
  const refunded: Charge = {
    ...charge.data,
    amount_refunded: charge.data.amount_refunded + amount,
    refunded: amount === left,
  };
  const { refundFails = false, ...kept } = charge.inner;
  const reversed = textIn(form, 'reverse_transfer') === 'true';
  await refunds.add(act.transaction, { data, inner: { reversed }, dueAt: refundFails ? act.now : null }, intentId);
  await charges.save(act.transaction, { ...charge, data: refunded, inner: kept });
  await tell(act, 'refund.created', data);
  await tell(act, 'charge.refunded', refunded);
  return data;
}

/** The bank did not take it: the money is here again. */
export async function failRefund(act: Act, row: Kept<Refund, RefundInner>): Promise<void> {
  const data: Refund = { ...row.data, failure_reason: 'expired_or_canceled_card', status: 'failed' };
  await refunds.save(act.transaction, { ...row, data, dueAt: null });
  const charge = (await charges.find(act.transaction, data.charge))!;
  const back = { amount_refunded: charge.data.amount_refunded - data.amount, refunded: false };
  await charges.save(act.transaction, { ...charge, data: { ...charge.data, ...back } });
  await tell(act, 'refund.failed', data);
}

/** The refunds of a payment, the latest first. */
export async function listRefunds({ transaction }: Act, form: Form): Promise<Refund[]> {
  const rows = await refunds.list(transaction, textIn(form, 'payment_intent') ?? '');
  return rows.map(({ data }) => data);
}
