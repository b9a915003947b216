import { customers, invoices, missing, prices, secondsOf, tell, type Act } from './act.ts';
import type { Outcome } from './cards.ts';
import { newId } from './objects.store.ts';
import type { Invoice, Subscription } from './shapes.ts';

/** Writes the bill of a period and charges it; what came of it. Credit of the customer is used first. */
export async function billPeriod(
  act: Act,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
): Promise<{ invoice: Invoice; outcome: Outcome }> {
  const { transaction, url } = act;
  const [item] = subscription.items.data;
  const customer = await customers.find(transaction, subscription.customer);
  if (!customer) throw missing('customer', subscription.customer);
  const total = item.price.unit_amount ?? 0;
  const credit = Math.min(total, Math.max(0, -customer.data.balance));
  const id = newId('in');
  const open: Invoice = {
    id,
    object: 'invoice',
    amount_due: total - credit,
    amount_paid: 0,
    amount_remaining: total - credit,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    created: secondsOf(act),
    currency: item.price.currency,
    customer: subscription.customer,
    hosted_invoice_url: `${url}/sandbox/invoice/${id}`,
    lines: {
      object: 'list',
      data: [{ description: (await prices.find(transaction, item.price.id))!.inner.name, amount: total }],
    },
    livemode: false,
    next_payment_attempt: null,
    number: `SANDBOX-${id.slice(-8).toUpperCase()}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_end: item.current_period_end,
    period_start: item.current_period_start,
    status: 'open',
    total,
  };
  if (credit > 0) {
    const data = { ...customer.data, balance: customer.data.balance + credit };
    await customers.save(transaction, { ...customer, data });
  }
  await invoices.add(transaction, { data: open, inner: {}, dueAt: null }, subscription.customer);
  return chargeInvoice(act, open);
}

/** Charges an open bill to the card that the customer has now. */
export async function chargeInvoice(act: Act, open: Invoice): Promise<{ invoice: Invoice; outcome: Outcome }> {
  const { transaction } = act;
  const customer = await customers.find(transaction, open.customer);
  const first = open.billing_reason === 'subscription_create';
  const card = customer?.inner.card;
  // A first payment was let through by the pay page, which asked the bank.
  const outcome = open.amount_due === 0 || first ? 'paid' : (card?.later ?? 'declined');
  const paid = outcome === 'paid';
  const invoice: Invoice = {
    ...open,
    attempted: true,
    attempt_count: open.attempt_count + 1,
    ...(paid && { status: 'paid' as const, amount_paid: open.amount_due, amount_remaining: 0 }),
  };
  await invoices.save(transaction, { data: invoice, inner: {}, dueAt: null });
  await tell(act, paid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return { invoice, outcome };
}
