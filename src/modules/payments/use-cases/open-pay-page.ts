import { toProvider } from '#kernel/provider-units';
import type { BookingRow } from '#modules/bookings';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { programName } from '#platform/tokens';
import { beginAnew, keepPage, type PaymentRow } from '../payments.store.ts';
import { pageClosesAt, type Purpose } from '../rules/index.ts';
import { applyPayment } from './apply-payment.ts';
import { closeSession, readSession } from './read-session.ts';

/** So long a page that was asked for may be on its way; after it another one is asked for. */
const onItsWay = 45_000;
/** A page that closes sooner is not worth going to. */
const nearlyOver = 60_000;

/** Where the provider sends whoever paid, or did not. */
export interface Returns {
  readonly paid: string;
  readonly closed: string;
}

/** The address of a payment's page, made where there is none yet; undefined when it turned out to be over. */
export async function openPayPage(
  app: App,
  booking: BookingRow,
  payment: PaymentRow,
  returns: Returns,
): Promise<string | undefined> {
  const { sessionId, url, expiresAt } = payment;
  if (sessionId === null || url === null) return makePage(app, booking, payment, returns);
  const heard =
    expiresAt > app.clock.now() + nearlyOver ? await readSession(app, sessionId) : await closeSession(app, sessionId);
  if (heard.status === 'open') return url;
  await app.database.transaction((transaction) => applyPayment(app, transaction, payment.id, heard));
  return undefined;
}

async function makePage(
  app: App,
  booking: BookingRow,
  payment: PaymentRow,
  returns: Returns,
): Promise<string | undefined> {
  const now = app.clock.now();
  // Nobody has the address of a page whose answer got lost: another one may take its place.
  const late = now - payment.openedAt > onItsWay;
  const { id, purpose, amount, currency, accountId, bookingId } = payment;
  const expiresAt = late ? pageClosesAt(now) : payment.expiresAt;
  if (late) await beginAnew(app.database, { id, openedAt: now, expiresAt });
  const program = programName(app.secret);
  const metadata = { bookingId: String(bookingId), paymentId: String(id), purpose, program };
  const email = booking.clientEmail ?? booking.guestEmail;
  const session = await app.payments.ask((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: toProvider(amount, currency),
              product_data: { name: nameOf(booking, purpose) },
            },
          },
        ],
        client_reference_id: String(bookingId),
        ...(email !== null && { customer_email: email }),
        metadata,
        payment_intent_data: { metadata, transfer_data: { destination: accountId } },
        expires_at: expiresAt / 1000,
        success_url: returns.paid,
        cancel_url: returns.closed,
      },
      { idempotencyKey: `payment:${id}:${expiresAt}` },
    ),
  );
  if (session.url === null) return undefined;
  if (await keepPage(app.database, id, { sessionId: session.id, url: session.url, expiresAt })) return session.url;
  // The payment was closed or begun anew on the way. Nobody has this page's address, and nobody gets it: what is paid on it
  // would count nowhere.
  await closeSession(app, session.id);
  return undefined;
}

function nameOf({ serviceName, artistName }: BookingRow, purpose: Purpose): string {
  return translator()(`payments.asked.${purpose}`, { service: serviceName, name: artistName });
}
