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
> & {
  /** Whoever pays once is no customer. */
  readonly customer: string | null;
  readonly subscription: string | null;
  readonly payment_intent: string | null;
};
export interface SessionInner {
  /** What is subscribed to. */
  readonly price?: string;
  /** What is paid once instead, and to whose account it goes on. */
  readonly once?: { readonly name: string; readonly amount: number; readonly destination: string | null };
  /** When the first charge is due, in epoch seconds; at once without it. */
  readonly anchor?: number;
  /** The same, so many days after it was paid. */
  readonly trialDays?: number;
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
  /** What the running period costs; the item says what follows. Where it is not kept, that is the same. */
  readonly present?: Price;
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

export type Account = Pick<
  Stripe.Account,
  | 'id'
  | 'object'
  | 'charges_enabled'
  | 'country'
  | 'created'
  | 'default_currency'
  | 'details_submitted'
  | 'email'
  | 'metadata'
  | 'payouts_enabled'
  | 'type'
>;

/** An onboarding page, or one where an account's owner looks after it; it works until somebody used it. */
export interface AccountDoor {
  readonly id: string;
  readonly object: 'account_link' | 'login_link';
  readonly account: string;
  readonly created: number;
  readonly expires_at: number;
  readonly url: string;
  readonly refresh_url: string | null;
  readonly return_url: string | null;
}

export type PortalSession = Pick<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'created' | 'livemode' | 'return_url' | 'url'
> & { readonly customer: string };

export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'amount_received' | 'created' | 'currency' | 'livemode' | 'metadata' | 'status'
> & {
  readonly latest_charge: string | null;
  readonly transfer_data: { readonly destination: string } | null;
  /** Of the last card that was declined. */
  readonly last_payment_error: { readonly code: string; readonly decline_code: string } | null;
};

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'refunded'
  | 'status'
> & { readonly payment_intent: string };
export interface ChargeInner {
  /** Whoever owns the card will say that they did not pay this. */
  readonly disputes?: boolean;
  /** The bank has what was paid: nothing goes back to the card as well. */
  readonly takenBack?: boolean;
  /** The bank will not take the next refund. */
  readonly refundFails?: boolean;
}

export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'is_charge_refundable' | 'livemode' | 'metadata' | 'reason'
> & {
  readonly status: 'needs_response' | 'won' | 'lost';
  readonly charge: string;
  readonly payment_intent: string;
  readonly balance_transactions: readonly Pick<
    Stripe.BalanceTransaction,
    'id' | 'object' | 'amount' | 'created' | 'currency' | 'fee' | 'net' | 'reporting_category' | 'type'
  >[];
  readonly evidence_details: Pick<Stripe.Dispute.EvidenceDetails, 'has_evidence' | 'past_due' | 'submission_count'> & {
    readonly due_by: number;
  };
};

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'failure_reason' | 'status'
> & {
  readonly charge: string;
  readonly payment_intent: string;
  readonly metadata: Record<string, string>;
};
export interface RefundInner {
  /** Taken from the account that the payment had gone on to. */
  readonly reversed?: boolean;
}
