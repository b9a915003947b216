import Stripe from 'stripe';
import { created, event, type Shown } from './stripe-shapes.ts';
import type { World } from './world.ts';

// Messages of the provider about plans and payments, as it really sends them: see `stripe-shapes.ts`.

/** Signs a message as the provider would, at a moment. */
export function sign(world: World, payload: string, at = world.clock.at): string {
  const secret = world.app.config.stripe?.webhookSecrets.at(-1) ?? world.app.payments.sandbox!.webhookSecret;
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) });
}

/** Whose and what they are about. */
interface About {
  readonly customer: string;
  readonly subscription: string;
}

const subscriptionOf = ({ customer, subscription }: About, more: Shown<Stripe.Subscription>) =>
  ({
    id: subscription,
    object: 'subscription',
    billing_cycle_anchor: created,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    customer,
    default_payment_method: 'pm_1SYrecorded',
    ended_at: null,
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${subscription}`,
      data: [
        {
          id: 'si_recorded',
          object: 'subscription_item',
          created,
          current_period_end: created + 2_678_400,
          current_period_start: created,
          metadata: {},
          price: { id: 'price_recorded', object: 'price', lookup_key: 'uli_basic_monthly', unit_amount: 1499 },
          quantity: 1,
          subscription,
        },
      ],
    },
    latest_invoice: 'in_1SYrecorded',
    livemode: false,
    metadata: {},
    start_date: created,
    status: 'active',
    ...more,
  }) satisfies Shown<Stripe.Subscription>;

const invoiceOf = ({ customer, subscription }: About, more: Shown<Stripe.Invoice>) =>
  ({
    id: 'in_1SYrecorded',
    object: 'invoice',
    amount_due: 1499,
    amount_paid: 0,
    amount_remaining: 1499,
    attempt_count: 1,
    attempted: true,
    auto_advance: true,
    billing_reason: 'subscription_cycle',
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    customer,
    hosted_invoice_url: 'https://invoice.stripe.com/i/acct_recorded/test_recorded',
    livemode: false,
    number: 'UVWXYZ12-0002',
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription },
    },
    period_end: created,
    period_start: created - 2_678_400,
    status: 'open',
    total: 1499,
    ...more,
  }) satisfies Shown<Stripe.Invoice>;

/** A payment and the booking it is for. */
interface AboutPayment {
  readonly session: string;
  readonly paymentId: number;
  readonly bookingId: number;
  /** Which installation asked for it, where it said so. */
  readonly program?: string;
}

const paymentSession = (
  { session, paymentId, bookingId, program }: AboutPayment,
  more: Shown<Stripe.Checkout.Session>,
) =>
  ({
    id: session,
    object: 'checkout.session',
    amount_subtotal: 2000,
    amount_total: 2000,
    cancel_url: `http://uli.test/checkout/${bookingId}?closed`,
    client_reference_id: String(bookingId),
    created,
    currency: 'usd',
    customer: null,
    customer_email: 'cleo@example.com',
    expires_at: created + 1_860,
    livemode: false,
    metadata: {
      bookingId: String(bookingId),
      paymentId: String(paymentId),
      purpose: 'deposit',
      ...(program && { program }),
    },
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: `http://uli.test/checkout/${bookingId}?paid`,
    ui_mode: 'hosted_page',
    url: null,
    ...more,
  }) satisfies Shown<Stripe.Checkout.Session>;

export const recorded = {
  paymentCompleted: (about: AboutPayment) =>
    event(
      'checkout.session.completed',
      paymentSession(about, { status: 'complete', payment_status: 'paid', payment_intent: 'pi_3SYrecorded' }),
    ),
  paymentExpired: (about: AboutPayment) =>
    event('checkout.session.expired', paymentSession(about, { status: 'expired' })),
  checkoutCompleted: ({ customer, subscription }: About) =>
    event('checkout.session.completed', {
      id: 'cs_test_a1recorded',
      object: 'checkout.session',
      amount_subtotal: 1499,
      amount_total: 1499,
      cancel_url: 'http://uli.test/subscribe?tier=basic&closed',
      client_reference_id: '1001',
      created,
      currency: 'usd',
      customer,
      expires_at: created + 86_400,
      invoice: 'in_1SYrecorded',
      livemode: false,
      metadata: { userId: '1001' },
      mode: 'subscription',
      payment_status: 'paid',
      status: 'complete',
      subscription,
      success_url: 'http://uli.test/subscription-success?session={CHECKOUT_SESSION_ID}',
      ui_mode: 'hosted_page',
      url: null,
    } satisfies Shown<Stripe.Checkout.Session>),
  subscriptionUpdated: (about: About) =>
    event('customer.subscription.updated', subscriptionOf(about, { cancel_at_period_end: true })),
  subscriptionDeleted: (about: About) =>
    event('customer.subscription.deleted', subscriptionOf(about, { status: 'canceled', ended_at: created })),
  invoicePaid: (about: About) =>
    event('invoice.paid', invoiceOf(about, { status: 'paid', amount_paid: 1499, amount_remaining: 0 })),
  invoicePaymentFailed: (about: About) => event('invoice.payment_failed', invoiceOf(about, { attempt_count: 1 })),
};
