import Stripe from 'stripe';
import type { Clock } from '#kernel/clock';
import { refuse } from '#kernel/refusal';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import type { HttpClient } from './sandbox/http-client.ts';
import { openSandbox, type Sandbox } from './sandbox/sandbox.ts';
import { apiVersion } from './version.ts';

/** So long a call may take; whoever waits for it waits on a page. */
const timeout = 10_000;
/** Seconds that what the provider tells may be old, or its clock be ahead of ours. */
const tolerance = 300;

/** Something that the provider tells us. */
export type ProviderEvent = Stripe.Event;
/** A subscription as the provider has it. */
export type Subscribed = Stripe.Subscription;
/** A hosted page as the provider has it. */
export type CheckoutSession = Stripe.Checkout.Session;

export interface Payments {
  /**
   * Asks the provider. Refuses `provider_away` when it does not answer or answers nonsense: whatever was asked with an
   * idempotency key may then be asked again. Refuses `provider_refuses` when it will never do what was asked.
   */
  ask<Result>(question: (stripe: Stripe) => Promise<Result>): Promise<Result>;
  /**
   * Closes a hosted page on which nothing was paid and answers how it is now: it may be paid, or closed by somebody else, in
   * the same moment.
   */
  closePage(sessionId: string): Promise<CheckoutSession>;
  /** What the provider tells us; undefined unless its signature is right and new. */
  readEvent(body: string, signature: string): Stripe.Event | undefined;
  /** Where whoever runs the place answers a bank about a dispute. */
  disputePage(disputeId: string): string;
  /** Only where no provider is configured. */
  readonly sandbox: Sandbox | undefined;
}

export interface PaymentsOptions {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly secret: string;
  /** Between the SDK and whoever answers it; tests make it misbehave. */
  readonly between?: ((transport: HttpClient) => HttpClient) | undefined;
}

/** Whether asking the same again cannot help. Keys and limits are mended elsewhere, and balances fill. */
function isForGood(error: Stripe.errors.StripeError): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'balance_insufficient';
}

/** Opens the way to the payment provider, or to the sandbox that stands in for it. */
export function openPayments({ config, database, clock, log, secret, between }: PaymentsOptions): Payments {
  const sandbox = config.stripe ? undefined : openSandbox({ database, clock, url: config.url, secret });
  const transport = sandbox ? sandbox.transport : Stripe.createNodeHttpClient();
  const stripe = new Stripe(config.stripe?.secretKey ?? 'sk_test_sandbox', {
    apiVersion,
    httpClient: between ? between(transport) : transport,
    maxNetworkRetries: 1,
    timeout,
    telemetry: false,
  });
  const ask: Payments['ask'] = async (question) => {
    try {
      return await question(stripe);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      log.error({ type: error.type, code: error.code, request: error.requestId }, 'the payment provider failed');
      throw refuse(isForGood(error) ? 'provider_refuses' : 'provider_away');
    }
  };
  const webhookSecrets = config.stripe?.webhookSecrets ?? [sandbox!.webhookSecret];
  return {
    sandbox,
    ask,
    closePage: (sessionId) => ask(({ checkout }) => closePage(checkout.sessions, sessionId)),
    disputePage(disputeId) {
      if (sandbox) return `${config.url}/sandbox/dispute/${disputeId}`;
      const test = config.stripe!.secretKey.includes('_test_') ? 'test/' : '';
      return `https://dashboard.stripe.com/${test}disputes/${disputeId}`;
    },
    readEvent(body, signature) {
      for (const webhookSecret of webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(
            body,
            signature,
            webhookSecret,
            tolerance,
            undefined,
            clock.now(),
          );
          return isAhead(signature, clock.now()) ? undefined : event;
        } catch {
          // Another of the secrets may have signed it.
        }
      }
      return undefined;
    },
  };
}

/** Whether a signature is dated later than clocks differ: the SDK only asks how old it is. Its date is read as the SDK does. */
function isAhead(signature: string, now: number): boolean {
  const dates = signature.split(',').map((part) => part.split('='));
  const seconds = Number.parseInt(dates.findLast(([key]) => key === 't')?.[1] ?? '', 10);
  return seconds > now / 1000 + tolerance;
}

async function closePage(sessions: Stripe['checkout']['sessions'], id: string): Promise<CheckoutSession> {
  const before = await sessions.retrieve(id);
  if (before.status !== 'open') return before;
  try {
    return await sessions.expire(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // Only an open page can be closed: it was open when we asked.
    const now = await sessions.retrieve(id);
    if (now.status === 'open') throw error;
    return now;
  }
}
