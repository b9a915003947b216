import { fromProvider } from '#kernel/provider-units';
import type { Sandbox } from '#platform/payments';
import type {
  AccountPageOnWire,
  DisputePageOnWire,
  PayPageOnWire,
  PortalOnWire,
  SandboxInvoiceOnWire,
} from './provider.contract.ts';

type Found<Name extends 'readPay' | 'readPortal' | 'readInvoice' | 'readAccountPage' | 'readDispute'> = NonNullable<
  Awaited<ReturnType<Sandbox[Name]>>
>;

/** The provider counts seconds. */
const wire = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Amounts of the sandbox are the provider's; whoever looks at its pages reads ours. */
function ours(said: string | null) {
  const currency = (said ?? 'usd').toUpperCase();
  return { currency, of: (amount: number | null) => fromProvider(amount ?? 0, currency) };
}

/** A pay page of the sandbox. */
export function presentPay({ session, name, amount, once, firstAt, waiting }: Found<'readPay'>): PayPageOnWire {
  const { currency, of } = ours(session.currency);
  return {
    status: session.status as PayPageOnWire['status'],
    name,
    amount: of(amount),
    once,
    dueNow: of(session.amount_total),
    currency,
    firstAt: firstAt === undefined ? null : new Date(firstAt).toISOString(),
    waiting,
    successUrl: (session.success_url ?? '/').replace('{CHECKOUT_SESSION_ID}', session.id),
    cancelUrl: session.cancel_url ?? '/',
  };
}

/** A bill of the sandbox. */
export function presentInvoice(invoice: Found<'readInvoice'>): SandboxInvoiceOnWire {
  const { id, number, created, lines, period_start, period_end, total, amount_due, amount_paid, status } = invoice;
  const { currency, of } = ours(invoice.currency);
  return {
    id,
    url: invoice.hosted_invoice_url ?? '',
    number: number ?? id,
    date: wire(created),
    description: lines.data[0]?.description ?? '',
    from: wire(period_start),
    to: wire(period_end),
    total: of(total),
    credit: of(total - amount_due),
    paid: of(amount_paid),
    due: of(invoice.amount_remaining),
    currency,
    status: status ?? 'draft',
  };
}

/** A billing portal of the sandbox. */
export function presentPortal({
  session,
  subscription,
  present,
  card,
  invoices,
  prices,
}: Found<'readPortal'>): PortalOnWire {
  const item = subscription?.items.data[0];
  const nameOf = (id: string) => prices.find((price) => price.id === id)?.name ?? '';
  return {
    returnUrl: session.return_url ?? '/',
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    subscription:
      subscription && item && present
        ? {
            price: present.id,
            name: nameOf(present.id),
            ...priceOf(present),
            next:
              item.price.id === present.id
                ? null
                : { price: item.price.id, name: nameOf(item.price.id), amount: priceOf(item.price).amount },
            status: subscription.status,
            cancels: subscription.cancel_at_period_end,
            until: wire(item.current_period_end),
          }
        : null,
    prices: prices.map((price) => ({ id: price.id, name: price.name, ...priceOf(price) })),
    invoices: invoices.map(presentInvoice),
  };
}

function priceOf(price: { readonly unit_amount: number | null; readonly currency: string }) {
  const { currency, of } = ours(price.currency);
  return { amount: of(price.unit_amount), currency };
}

/** A page of the sandbox on which an account is set up or looked after. */
export function presentAccountPage({ kind, account, over, again }: Found<'readAccountPage'>): AccountPageOnWire {
  const { country = '', charges_enabled: charges, details_submitted: submitted } = account;
  return { kind, country, charges, submitted, over, again };
}

/** What a bank asks in the sandbox. */
export function presentDispute({
  amount,
  currency: said,
  status,
  evidence_details,
}: Found<'readDispute'>): DisputePageOnWire {
  const { currency, of } = ours(said);
  return {
    amount: of(amount),
    currency,
    status: status === 'needs_response' ? 'open' : status,
    answerBy: wire(evidence_details.due_by),
  };
}
