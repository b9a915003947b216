import type { ListenToProvider } from '#modules/provider';
import type { App } from '#platform/app';
import type { ProviderEvent } from '#platform/payments';
import { programName } from '#platform/tokens';
import { findPayment } from '../payments.store.ts';
import { ownId } from '../rules/index.ts';
import { applyPayment } from './apply-payment.ts';
import { findPaymentOf } from './find-payment-of.ts';
import { hearDispute } from './hear-dispute.ts';
import { hearRefund } from './hear-refund.ts';
import { readSession } from './read-session.ts';

/** What the provider tells of payments, refunds and disputes; whatever it says, it is asked how things are now. */
export function listenToProvider(app: App): ListenToProvider {
  return async (event) => {
    const session = sessionOf(event);
    if (session) {
      const payment = await findPayment(app.database, session.paymentId);
      // Of another program on the same account of the provider.
      if (!payment || payment.bookingId !== session.bookingId) return undefined;
      const isOwnPage = payment.sessionId === session.id;
      // The same numbers of another installation.
      if (!isOwnPage && session.program !== undefined && session.program !== programName(app.secret)) return undefined;
      const heard = await readSession(app, session.id);
      if (!isOwnPage) {
        if (!heard.paid) return undefined;
        const { paymentId, bookingId, id: page } = session;
        app.log.error({ paymentId, bookingId, page }, 'somebody paid on a page that their payment does not hold');
        throw new PaidElsewhere();
      }
      return (transaction) => applyPayment(app, transaction, payment.id, heard);
    }
    const about = refundOf(event) ?? disputeOf(event);
    // What happens on somebody's own account is theirs: we pay and return on the platform's.
    const found = about && !event.account ? await findPaymentOf(app, about.intentId) : undefined;
    if (!about || !found) return undefined;
    return about.is === 'refund' ? hearRefund(app, found, about.id) : hearDispute(app, found, about.id);
  };
}

/** Money came on a page of ours that its payment does not hold: it counts nowhere, and admins see so by this name. */
class PaidElsewhere extends Error {
  override readonly name = 'PaidElsewhere';
}

interface Page {
  readonly id: string;
  readonly paymentId: number;
  readonly bookingId: number | undefined;
  /** Which installation made it, where it says so. */
  readonly program: string | undefined;
}

/** The page of one payment that an event is about. */
function sessionOf(event: ProviderEvent): Page | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed': {
      const { id, mode, metadata } = event.data.object;
      const paymentId = ownId(metadata, 'paymentId');
      const bookingId = ownId(metadata, 'bookingId');
      const program = metadata?.['program'];
      return mode === 'payment' && paymentId !== undefined ? { id, paymentId, bookingId, program } : undefined;
    }
    default:
      return undefined;
  }
}

/** What an event is about, and of which of the provider's payments. */
interface About {
  readonly is: 'refund' | 'dispute';
  readonly id: string;
  readonly intentId: string;
}

function refundOf(event: ProviderEvent): About | undefined {
  switch (event.type) {
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return aboutOf('refund', event.data.object);
    default:
      return undefined;
  }
}

function disputeOf(event: ProviderEvent): About | undefined {
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return aboutOf('dispute', event.data.object);
    default:
      return undefined;
  }
}

function aboutOf(
  is: About['is'],
  { id, payment_intent: intent }: { id: string; payment_intent: string | { id: string } | null },
): About | undefined {
  const intentId = typeof intent === 'string' ? intent : intent?.id;
  return intentId === undefined ? undefined : { is, id, intentId };
}
