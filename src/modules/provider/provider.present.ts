import type { Sandbox } from '#platform/payments';
import type { PayPageOnWire, PortalOnWire, SandboxInvoiceOnWire } from './provider.contract.ts';

type Found<Name extends 'readPay' | 'readPortal' | 'readInvoice'> = NonNullable<Awaited<ReturnType<Sandbox[Name]>>>;

const wire = (seconds: number) => new Date(seconds * 1000).toISOString();

export function presentPay({ session, name, amount, firstAt, waiting }: Found<'readPay'>): PayPageOnWire {
  return {
    status: session.status as PayPageOnWire['status'],
    name,
    amount,
    dueNow: session.amount_total ?? 0,
    currency: (session.currency ?? 'usd').toUpperCase(),
    firstAt: firstAt === undefined ? null : new Date(firstAt).toISOString(),
    waiting,
    successUrl: (session.success_url ?? '/').replace('{CHECKOUT_SESSION_ID}', session.id),
    cancelUrl: session.cancel_url ?? '/',
  };
}

export function presentInvoice(invoice: Found<'readInvoice'>): SandboxInvoiceOnWire {
  const { id, number, created, lines, period_start, period_end, total, amount_due, amount_paid, status } = invoice;
  return {
    id,
    url: invoice.hosted_invoice_url ?? '',
    number: number ?? id,
    date: wire(created),
    description: lines.data[0]?.description ?? '',
    from: wire(period_start),
    to: wire(period_end),
    total,
    credit: total - amount_due,
    paid: amount_paid,
    due: invoice.amount_remaining,
    currency: invoice.currency.toUpperCase(),
    status: status ?? 'draft',
  };
}

export function presentPortal({ session, subscription, card, invoices, prices }: Found<'readPortal'>): PortalOnWire {
  const item = subscription?.items.data[0];
  const nameOf = (id: string) => prices.find((price) => price.id === id)?.name ?? '';
  return {
    returnUrl: session.return_url ?? '/',
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    subscription:
      subscription && item
        ? {
            price: item.price.id,
            name: nameOf(item.price.id),
            amount: item.price.unit_amount ?? 0,
            currency: item.price.currency.toUpperCase(),
            status: subscription.status,
            cancels: subscription.cancel_at_period_end,
            until: wire(item.current_period_end),
          }
        : null,
    prices: prices.map(({ id, name, unit_amount, currency }) => {
      return { id, name, amount: unit_amount ?? 0, currency: currency.toUpperCase() };
    }),
    invoices: invoices.map(presentInvoice),
  };
}
