import { fromProvider } from '#kernel/provider-units';
import type { App } from '#platform/app';
import type { CheckoutSession } from '#platform/payments';

/** A hosted page as the provider says it is. */
export interface HeardSession {
  readonly sessionId: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly paid: boolean;
  readonly intentId: string | null;
  readonly amount: number;
  readonly currency: string;
}

/** Asks the provider how a page is now; what it told before counts for nothing. */
export async function readSession(app: App, sessionId: string): Promise<HeardSession> {
  return heardOf(await app.payments.ask((stripe) => stripe.checkout.sessions.retrieve(sessionId)));
}

/** Closes a page on which nothing was paid; one that is over already stays as it is. */
export async function closeSession(app: App, sessionId: string): Promise<HeardSession> {
  return heardOf(await app.payments.closePage(sessionId));
}

function heardOf(session: CheckoutSession): HeardSession {
  const { id: sessionId, payment_intent: intent } = session;
  const currency = (session.currency ?? '').toUpperCase();
  return {
    sessionId,
    status: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
    paid: session.payment_status === 'paid',
    intentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    amount: fromProvider(session.amount_total ?? 0, currency),
    currency,
  };
}
