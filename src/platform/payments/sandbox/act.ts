import type { Executor } from '#platform/database';
import { apiVersion } from '../version.ts';
import { insertEvent } from './events.store.ts';
import { newId, shelf } from './objects.store.ts';
import type {
  Account,
  AccountDoor,
  Charge,
  ChargeInner,
  Customer,
  CustomerInner,
  Dispute,
  Intent,
  Invoice,
  PortalSession,
  Price,
  PriceInner,
  Refund,
  RefundInner,
  Session,
  SessionInner,
  Subscription,
  SubscriptionInner,
} from './shapes.ts';

/** One act of the sandbox: its transaction, the time, and the address that its pages lie under. */
export interface Act {
  readonly transaction: Executor;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly url: string;
}

export const customers = shelf<Customer, CustomerInner>('customer');
export const prices = shelf<Price, PriceInner>('price');
export const sessions = shelf<Session, SessionInner>('checkout.session');
export const subscriptions = shelf<Subscription, SubscriptionInner>('subscription');
export const invoices = shelf<Invoice, Record<string, never>>('invoice');
export const intents = shelf<Intent, Record<string, never>>('payment_intent');
export const charges = shelf<Charge, ChargeInner>('charge');
export const refunds = shelf<Refund, RefundInner>('refund');
export const disputes = shelf<Dispute, Record<string, never>>('dispute');
export const portals = shelf<PortalSession, Record<string, never>>('billing_portal.session');

export const accounts = shelf<Account, Record<string, never>>('account');
export const accountDoors = shelf<AccountDoor, Record<string, never>>('account_door');

export const daySeconds = 86_400;

/** The provider counts seconds. */
export const secondsOf = ({ now }: Act) => Math.floor(now / 1000);

/** What the sandbox refuses, as the provider would say it. */
export class SandboxRefusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** What the provider says of an id that it does not know. */
export function missing(kind: string, id: string): SandboxRefusal {
  return new SandboxRefusal(404, 'resource_missing', `No such ${kind}: '${id}'`);
}

/** Tells of something, once the act is done and only then. */
export async function tell({ transaction, now }: Act, type: string, object: object): Promise<void> {
  const id = newId('evt');
  const told = { id, object: 'event', api_version: apiVersion, created: Math.floor(now / 1000), data: { object } };
  const payload = JSON.stringify({ ...told, livemode: false, pending_webhooks: 1, request: null, type });
  await insertEvent(transaction, { id, payload }, now);
}
