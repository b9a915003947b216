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

/** Something that the provider tells us. */
export type ProviderEvent = Stripe.Event;
/** A subscription as the provider has it. */
export type Subscribed = Stripe.Subscription;

export interface Payments {
  /**
   * Asks the provider. Refuses `provider_away` when it does not answer or answers nonsense: whatever was asked with an
   * idempotency key may then be asked again.
   */
  ask<Result>(question: (stripe: Stripe) => Promise<Result>): Promise<Result>;
  /** What the provider tells us; undefined unless its signature is right and new. */
  readEvent(body: string, signature: string): Stripe.Event | undefined;
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
  const webhookSecret = config.stripe?.webhookSecret ?? sandbox!.webhookSecret;
  return {
    sandbox,
    async ask(question) {
      try {
        return await question(stripe);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        log.error({ type: error.type, code: error.code, request: error.requestId }, 'the payment provider failed');
        throw refuse('provider_away');
      }
    },
    readEvent(body, signature) {
      try {
        return stripe.webhooks.constructEvent(body, signature, webhookSecret, 300, undefined, clock.now());
      } catch {
        return undefined;
      }
    },
  };
}
