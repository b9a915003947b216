import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import type { Clock } from '#kernel/clock';
import type { Database } from '#platform/database';
import {
  charges,
  disputes,
  invoices,
  prices,
  refunds,
  SandboxRefusal,
  sessions,
  subscriptions,
  type Act,
} from './act.ts';
import { actOnAccount, readAccountPage, type AccountAct, type AccountPage } from './account-pages.ts';
import { answerRequest } from './api.ts';
import { authenticate, expire, firstChargeOf, payWith, type PayAnswer } from './checkout.ts';
import { decideDispute, openDispute } from './disputes.ts';
import { claimEvent, forgetEvents, markTaken } from './events.store.ts';
import { sandboxTransport, type HttpClient } from './http-client.ts';
import { actInPortal, readPortal, type Portal, type PortalAct } from './portal.ts';
import { failRefund } from './refunds.ts';
import type { Dispute, Invoice, Session } from './shapes.ts';
import { passPeriod } from './subscriptions.ts';

export interface SandboxOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Where its hosted pages lie. */
  readonly url: string;
  readonly secret: string;
}

/** A pay page as its visitor sees it. */
export interface PayPage {
  readonly session: Session;
  readonly name: string;
  /** What is charged, once or in each period. */
  readonly amount: number;
  readonly once: boolean;
  /** When the first charge is due, in epoch milliseconds; at once without it. */
  readonly firstAt: number | undefined;
  /** Whether the bank of a card wants to be asked. */
  readonly waiting: boolean;
}

/** Stands in for the provider: same API, hosted pages, signed webhooks; no money moves. It lives in the database alone. */
export interface Sandbox {
  readonly transport: HttpClient;
  readonly webhookSecret: string;
  readPay(id: string): Promise<PayPage | undefined>;
  pay(id: string, number: string): Promise<PayAnswer | undefined>;
  authenticate(id: string, agreed: boolean): Promise<PayAnswer | undefined>;
  readPortal(id: string): Promise<Portal | undefined>;
  actInPortal(id: string, wished: PortalAct): Promise<boolean | undefined>;
  readInvoice(id: string): Promise<Invoice | undefined>;
  /** A page on which an account is set up or looked after, by the id in its address. */
  readAccountPage(id: string): Promise<AccountPage | undefined>;
  /** Does it; answers where its owner goes next. */
  actOnAccount(id: string, wished: AccountAct): Promise<string | undefined>;
  /** What a bank asks about a payment, by its id. */
  readDispute(id: string): Promise<Dispute | undefined>;
  /** Lets the bank decide. */
  decideDispute(id: string, won: boolean): Promise<Dispute | undefined>;
  /** Does what time has brought, each object in a transaction of its own. */
  passTime(stopping?: AbortSignal): Promise<void>;
  /** Tells what happened to whoever takes it; what is not taken is told again. */
  tellAll(take: (body: string, signature: string) => Promise<boolean>, stopping?: AbortSignal): Promise<void>;
}

/** Opens the sandbox; nothing is asked of the database before somebody uses it. */
export function openSandbox({ database, clock, url, secret }: SandboxOptions): Sandbox {
  const webhookSecret = `whsec_${createHmac('sha256', secret).update('sandbox webhooks').digest('hex')}`;
  const within = <Result>(work: (act: Act) => Promise<Result>) =>
    database.transaction((transaction) => work({ transaction, now: clock.now(), url }));
  const ifThere = async <Result>(work: (act: Act) => Promise<Result>) => {
    try {
      return await within(work);
    } catch (error) {
      if (error instanceof SandboxRefusal) return undefined;
      throw error;
    }
  };
  return {
    webhookSecret,
    transport: sandboxTransport((request) => within((act) => answerRequest(act, request))),
    readPay: (id) => within((act) => readPay(act, id)),
    pay: (id, number) => ifThere((act) => payWith(act, id, number)),
    authenticate: (id, agreed) => ifThere((act) => authenticate(act, id, agreed)),
    readPortal: (id) => ifThere((act) => readPortal(act, id)),
    actInPortal: (id, wished) => ifThere((act) => actInPortal(act, id, wished)),
    readAccountPage: (id) => ifThere((act) => readAccountPage(act, id)),
    actOnAccount: (id, wished) => ifThere((act) => actOnAccount(act, id, wished)),
    readInvoice: (id) => within(async ({ transaction }) => (await invoices.find(transaction, id))?.data),
    readDispute: (id) => within(async ({ transaction }) => (await disputes.find(transaction, id))?.data),
    decideDispute: (id, won) => ifThere((act) => decideDispute(act, id, won)),
    async passTime(stopping) {
      for (let more = true; more && !stopping?.aborted;) more = await within(passOne);
    },
    async tellAll(take, stopping) {
      for (let first = true; !stopping?.aborted; first = false) {
        const event = await claimEvent(database, clock.now());
        if (!event) return;
        if (first) await forgetEvents(database, clock.now());
        const { id, payload } = event;
        const timestamp = Math.floor(clock.now() / 1000);
        const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
        if (await take(payload, signature)) await markTaken(database, id, clock.now());
      }
    },
  };
}

async function readPay(act: Act, id: string): Promise<PayPage | undefined> {
  const row = await sessions.find(act.transaction, id);
  if (!row) return undefined;
  const { waiting, once } = row.inner;
  const page = { session: row.data, firstAt: undefined, waiting: waiting !== undefined, once: once !== undefined };
  if (once) return { ...page, name: once.name, amount: once.amount };
  const price = await prices.find(act.transaction, row.inner.price ?? '');
  if (!price) return undefined;
  const first = firstChargeOf(act, row.inner);
  return {
    ...page,
    name: price.inner.name,
    amount: price.data.unit_amount ?? 0,
    firstAt: first === undefined ? undefined : first * 1000,
  };
}

/** Does the next thing that is due; false when there is none. */
async function passOne(act: Act): Promise<boolean> {
  const subscription = await subscriptions.takeDue(act.transaction, act.now);
  if (subscription) {
    await passPeriod(act, subscription);
    return true;
  }
  const session = await sessions.takeDue(act.transaction, act.now);
  if (session) {
    await expire(act, session);
    return true;
  }
  const charge = await charges.takeDue(act.transaction, act.now);
  if (charge) {
    await openDispute(act, charge);
    return true;
  }
  const refund = await refunds.takeDue(act.transaction, act.now);
  if (refund) {
    await failRefund(act, refund);
    return true;
  }
  const dispute = await disputes.takeDue(act.transaction, act.now);
  if (dispute) await decideDispute(act, dispute.data.id, false);
  return dispute !== undefined;
}
