import type Stripe from 'stripe';
import { created, event, type Shown } from './stripe-shapes.ts';

// Messages of the provider about what goes wrong with money, and about accounts, as it really sends them: see
// `stripe-shapes.ts`.

/** A refund, of what and by whom. */
interface AboutRefund {
  readonly refund: string;
  readonly charge: string;
  readonly intent: string;
  /** Ours, where it is one of ours. */
  readonly refundId?: number;
}

const refundOf = ({ refund, charge, intent, refundId }: AboutRefund, more: Shown<Stripe.Refund>) =>
  ({
    id: refund,
    object: 'refund',
    amount: 2000,
    balance_transaction: 'txn_3SYrecorded',
    charge,
    created,
    currency: 'usd',
    destination_details: {
      card: { reference: '7291848374', reference_status: 'pending', type: 'refund' },
      type: 'card',
    },
    metadata: refundId === undefined ? {} : { refundId: String(refundId) },
    payment_intent: intent,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: 'trr_1SYrecorded',
    ...more,
  }) satisfies Shown<Stripe.Refund>;

const chargeOf = ({ charge, intent }: Pick<AboutRefund, 'charge' | 'intent'>, more: Shown<Stripe.Charge>) =>
  ({
    id: charge,
    object: 'charge',
    amount: 2000,
    amount_captured: 2000,
    amount_refunded: 0,
    balance_transaction: 'txn_3SYrecorded',
    captured: true,
    created,
    currency: 'usd',
    customer: null,
    disputed: false,
    livemode: false,
    metadata: { bookingId: '1', paymentId: '1', purpose: 'deposit' },
    paid: true,
    payment_intent: intent,
    payment_method: 'pm_1SYrecorded',
    refunded: false,
    status: 'succeeded',
    transfer: 'tr_3SYrecorded',
    transfer_data: { amount: null, destination: 'acct_recorded' },
    ...more,
  }) satisfies Shown<Stripe.Charge>;

/** A dispute, and of what. */
interface AboutDispute {
  readonly dispute: string;
  readonly charge: string;
  readonly intent: string;
}

export const movementOf = (dispute: string, more: Shown<Stripe.BalanceTransaction>) =>
  ({
    id: 'txn_1SYrecorded',
    object: 'balance_transaction',
    amount: -2000,
    available_on: created + 172_800,
    balance_type: 'payments',
    created,
    currency: 'usd',
    description: 'Chargeback withdrawal for ch_3SYrecorded',
    exchange_rate: null,
    fee: 1500,
    fee_details: [{ amount: 1500, application: null, currency: 'usd', description: 'Dispute fee', type: 'stripe_fee' }],
    net: -3500,
    reporting_category: 'dispute',
    source: dispute,
    status: 'available',
    type: 'adjustment',
    ...more,
  }) satisfies Shown<Stripe.BalanceTransaction>;

const disputeOf = ({ dispute, charge, intent }: AboutDispute, more: Shown<Stripe.Dispute>) =>
  ({
    id: dispute,
    object: 'dispute',
    amount: 2000,
    balance_transactions: [movementOf(dispute, {})],
    charge,
    created,
    currency: 'usd',
    enhanced_eligibility_types: [],
    evidence: { customer_email_address: 'cleo@example.com', customer_purchase_ip: null, uncategorized_text: null },
    evidence_details: {
      due_by: created + 777_600,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
    ...more,
  }) satisfies Shown<Stripe.Dispute>;

const given = { id: 'txn_2SYrecorded', amount: 2000, fee: 0, fee_details: [], net: 2000 };

const nothingRequired = {
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
};

const accountOf = (account: string, more: Shown<Stripe.Account>) =>
  ({
    id: account,
    object: 'account',
    business_type: 'individual',
    capabilities: { card_payments: 'active', transfers: 'active' },
    charges_enabled: true,
    country: 'GB',
    created,
    default_currency: 'gbp',
    details_submitted: true,
    email: 'ada@example.com',
    external_accounts: { object: 'list', data: [], has_more: false, url: `/v1/accounts/${account}/external_accounts` },
    future_requirements: nothingRequired,
    metadata: {},
    payouts_enabled: true,
    requirements: nothingRequired,
    tos_acceptance: { date: created },
    type: 'express',
    ...more,
  }) satisfies Shown<Stripe.Account>;

export const recordedMoney = {
  refundCreated: (about: AboutRefund) => event('refund.created', refundOf(about, { status: 'pending' })),
  refundUpdated: (about: AboutRefund) => event('refund.updated', refundOf(about, {})),
  refundFailed: (about: AboutRefund) =>
    event('refund.failed', refundOf(about, { status: 'failed', failure_reason: 'expired_or_canceled_card' })),
  chargeRefunded: (about: Pick<AboutRefund, 'charge' | 'intent'>) =>
    event('charge.refunded', chargeOf(about, { amount_refunded: 2000, refunded: true })),
  disputeCreated: (about: AboutDispute) => event('charge.dispute.created', disputeOf(about, {})),
  disputeFundsWithdrawn: (about: AboutDispute) => event('charge.dispute.funds_withdrawn', disputeOf(about, {})),
  disputeUpdated: (about: AboutDispute) =>
    event('charge.dispute.updated', disputeOf(about, { status: 'under_review' })),
  disputeFundsReinstated: (about: AboutDispute) =>
    event(
      'charge.dispute.funds_reinstated',
      disputeOf(about, {
        balance_transactions: [movementOf(about.dispute, {}), movementOf(about.dispute, given)],
        status: 'won',
      }),
    ),
  disputeWon: (about: AboutDispute) => event('charge.dispute.closed', disputeOf(about, { status: 'won' })),
  disputeLost: (about: AboutDispute) => event('charge.dispute.closed', disputeOf(about, { status: 'lost' })),
  accountUpdated: (account: string, more: Shown<Stripe.Account> = {}) => ({
    ...event('account.updated', accountOf(account, more)),
    account,
  }),
};
