import type Stripe from 'stripe';
import type { Card } from './cards.ts';

// The provider's own types, as far as anybody here reads them.

export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'balance' | 'created' | 'email' | 'livemode' | 'metadata' | 'name'
>;
export interface CustomerInner {
  readonly card?: Card;
}

export type Price = Pick<
  Stripe.Price,
  | 'id'
  | 'object'
  | 'active'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'lookup_key'
  | 'metadata'
  | 'product'
  | 'type'
  | 'unit_amount'
> & { readonly recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'> };
export interface PriceInner {
  readonly name: string;
}

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & { readonly customer: string; readonly subscription: string | null };
export interface SessionInner {
  readonly price: string;
  /** When the first charge is due, in epoch seconds; at once without it. */
  readonly anchor?: number;
  readonly metadata: Record<string, string>;
  /** A card that its bank wants to be asked about. */
  readonly waiting?: Card;
}

export type Item = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_end' | 'current_period_start' | 'metadata' | 'quantity'
> & { readonly price: Price };
export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'status'
> & {
  readonly customer: string;
  readonly latest_invoice: string | null;
  readonly items: { readonly object: 'list'; readonly data: readonly [Item] };
};
export interface SubscriptionInner {
  /** How often the open invoice was tried in vain. */
  readonly tries: number;
}

export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'attempted'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'hosted_invoice_url'
  | 'livemode'
  | 'next_payment_attempt'
  | 'number'
  | 'period_end'
  | 'period_start'
  | 'status'
  | 'total'
> & {
  readonly customer: string;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly quote_details: null;
    readonly subscription_details: { readonly subscription: string; readonly metadata: Record<string, string> };
  };
  readonly lines: {
    readonly object: 'list';
    readonly data: readonly { readonly description: string; readonly amount: number }[];
  };
};

export type PortalSession = Pick<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'created' | 'livemode' | 'return_url' | 'url'
> & { readonly customer: string };
