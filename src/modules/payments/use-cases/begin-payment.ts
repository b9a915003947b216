import { payablePart } from '#kernel/currency';
import { toProvider } from '#kernel/provider-units';
import { refuse } from '#kernel/refusal';
import { lockBooking, type BookingRow } from '#modules/bookings';
import { statusAt } from '#modules/bookings/rules';
import { findPayee } from '#modules/payouts';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { listDisputes } from '../disputes.store.ts';
import { listEntries } from '../ledger.store.ts';
import {
  beginAnew,
  closeUnmade,
  findPayment,
  insertPayment,
  keepPage,
  listOpen,
  type NewPayment,
  type PaymentRow,
} from '../payments.store.ts';
import { askedNow, isDisputed, ledgerOf, payableNow, tipLimits, type Purpose } from '../rules/index.ts';
import { closeSession, readSession } from './read-session.ts';
import { applyPayment } from './apply-payment.ts';

const limit = { name: 'payments.checkout', points: 30, seconds: 3_600 };
/** The provider keeps no page open for less than half an hour; what comes after the time was given away goes back. */
const openFor = 31 * 60_000;
/** So long a page that was asked for may be on its way; after it another one is asked for. */
const onItsWay = 45_000;
/** A page that closes sooner is not worth going to. */
const nearlyOver = 60_000;

export interface WishedPayment {
  /** In minor units; without one it is what is due. */
  readonly tip?: number | undefined;
  /** Whether the terms were agreed to. */
  readonly agreed?: boolean | undefined;
}

/** Where the provider sends whoever paid, or did not. */
export interface Returns {
  readonly paid: string;
  readonly closed: string;
}

/**
 * Sends the client of a booking to the hosted page where they pay what is due, or a tip. The amount is ours alone. Pressed
 * twice, in two windows or two processes, it is the same page; a page for another amount is closed first. Nobody is sent to a
 * page that its payment does not know: what was replaced while it was made is closed again, and refused as `page_replaced`. Refuses
 * `no_online_payment`, `nothing_to_pay`, `too_little_to_pay` and `tip_not_now`.
 */
export async function beginPayment(
  app: App,
  seen: BookingRow,
  wished: WishedPayment,
  returns: Returns,
): Promise<string> {
  await app.limits.spend(limit, String(seen.id));
  const waits = wished.tip === undefined && seen.status === 'awaiting_payment';
  const account = await findPayee(app.database, seen.artistId, { begun: waits });
  if (!account) throw refuse('no_online_payment');
  let begun = 0;
  for (let round = 0; round < 4; round += 1) {
    // Each round ends what was in the way of the one before.
    const { open, others } = await findOrBegin(app, seen.id, wished, account.accountId);
    // Whoever chose a tip later decides: what stands instead of ours stays.
    if (wished.tip !== undefined && begun > 0 && others.some(({ id }) => id > begun)) throw refuse('page_replaced');
    await Promise.all(others.map((other) => close(app, other)));
    const url = open && (await openPage(app, seen, open, returns));
    if (url) return url;
    begun = open?.id ?? begun;
  }
  throw refuse('conflict');
}

/** The payment that is open for what is wished, or a new one; others for the same booking have to go first. */
function findOrBegin(app: App, bookingId: number, wished: WishedPayment, accountId: string) {
  return app.database.transaction(async (transaction) => {
    const now = app.clock.now();
    const booking = (await lockBooking(transaction, bookingId))!;
    const [entries, disputes] = await Promise.all([
      listEntries(transaction, [bookingId]),
      listDisputes(transaction, [bookingId]),
    ]);
    const asked = await decide({ booking, wished, entries, disputed: isDisputed(disputes), now });
    const isTip = asked.purpose === 'tip';
    const opened = (await listOpen(transaction, [bookingId])).filter(({ purpose }) => (purpose === 'tip') === isTip);
    const same = opened.find(
      ({ purpose, amount, accountId: to }) => purpose === asked.purpose && amount === asked.amount && to === accountId,
    );
    const others = opened.filter((payment) => payment !== same);
    if (same || others.length > 0) return { open: same, others };
    const times = { openedAt: now, expiresAt: closingTime(now) };
    const payment: NewPayment = { bookingId, ...asked, currency: booking.currency, accountId, ...times };
    return { open: await insertPayment(transaction, payment), others };
  });
}

/** The provider counts whole seconds. */
const closingTime = (now: number) => Math.floor((now + openFor) / 1000) * 1000;

interface Deciding {
  readonly booking: BookingRow;
  readonly wished: WishedPayment;
  readonly entries: Awaited<ReturnType<typeof listEntries>>;
  readonly disputed: boolean;
  readonly now: number;
}

async function decide(deciding: Deciding): Promise<{ purpose: Purpose; amount: number }> {
  const { booking, entries, disputed, now } = deciding;
  const { tip, agreed } = deciding.wished;
  if (tip !== undefined) {
    if (booking.status !== 'completed') throw refuse('tip_not_now');
    const { least, most } = tipLimits(booking);
    if (tip < least || tip > most || payablePart(tip, booking.currency) !== tip)
      throw refuse('invalid', { fields: { tip: translator()('payments.tipRange') } });
    return { purpose: 'tip', amount: tip };
  }
  const status = statusAt(booking, now);
  const [asking, ledger] = [{ ...booking, status, disputed }, ledgerOf(entries, { ...booking, status })];
  const payable = payableNow(asking, ledger);
  if (!payable) throw refuse(askedNow(asking, ledger) ? 'too_little_to_pay' : 'nothing_to_pay');
  if (payable.purpose === 'deposit' && !agreed)
    throw refuse('invalid', { fields: { agreed: translator()('payments.agree') } });
  return payable;
}

/** The address of a payment's page; undefined when it turned out to be over. */
async function openPage(
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
  const expiresAt = late ? closingTime(now) : payment.expiresAt;
  if (late) await beginAnew(app.database, { id, openedAt: now, expiresAt });
  const metadata = { bookingId: String(bookingId), paymentId: String(id), purpose };
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

/** Closes a payment that is not wished for any more; should it have been paid meanwhile, it counts. */
export async function close(app: App, { id }: Pick<PaymentRow, 'id'>): Promise<void> {
  await closeUnmade(app.database, id, app.clock.now());
  // Its page may have come since it was read.
  const payment = await findPayment(app.database, id);
  if (payment?.status !== 'open' || payment.sessionId === null) return;
  const heard = await closeSession(app, payment.sessionId);
  await app.database.transaction((transaction) => applyPayment(app, transaction, id, heard));
}
