import type { BookingRow } from '#modules/bookings';
import { pathOfBooking, pathToPay } from '#modules/bookings/rules';
import { notifyAll, settleNotices, voidMails, type NewNotice } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { cameWith, type PaymentRow } from '../payments.store.ts';
import type { RefundOfPayment } from '../refunds.store.ts';

/** What a client is told inside Uli of money. */
type ClientNews = 'paid' | 'gave' | 'twice' | 'late' | 'over' | 'unapplied' | 'fee' | 'refund' | 'refundFailed';
/** What a professional is told of it. */
type ArtistNews =
  | 'received'
  | 'tip'
  | 'lateReceived'
  | 'overReceived'
  | 'unappliedReceived'
  | 'returned'
  | 'returnFailed';

interface Moved {
  readonly booking: BookingRow;
  readonly amount: number;
  readonly currency: string;
  /** What is told once while unread. */
  readonly groupKey: string;
}

const ofPayment = (id: number) => `payment:${id}`;
/** That money came for nothing, and that it goes back, are two pieces of news. */
const backOf = (id: number) => `${ofPayment(id)}:back`;
const ofFee = (bookingId: number) => `fee:${bookingId}`;

/**
 * Tells both inside Uli that money came. What makes a booking stand its professional reads in the news of the booking; what
 * was true before and is not any more counts as read.
 */
export async function notifyOfPayment(
  app: App,
  transaction: Executor,
  {
    booking,
    payment,
    kind,
  }: { booking: BookingRow; payment: PaymentRow; kind: 'paid' | 'twice' | 'late' | 'over' | 'unapplied' },
): Promise<void> {
  const { id, purpose } = payment;
  const { amount, currency } = cameWith(payment);
  const moved = { booking, amount, currency, groupKey: ofPayment(id) };
  if (kind === 'twice') return notifyAll(app, transaction, toClient('twice', moved));
  if (kind === 'late' || kind === 'over' || kind === 'unapplied')
    return notifyAll(app, transaction, [...toClient(kind, moved), ...toArtist(`${kind}Received`, moved)]);
  if (booking.clientId !== null) {
    // The time is not free again after all, and the fee is paid.
    const over = purpose === 'deposit' ? `booking:${booking.id}:unpaid` : ofFee(booking.id);
    await settleNotices(app, transaction, booking.clientId, over);
  }
  const news = {
    deposit: toClient('paid', moved),
    rest: [...toClient('paid', moved), ...toArtist('received', moved)],
    tip: [...toClient('gave', moved), ...toArtist('tip', moved)],
  };
  await notifyAll(app, transaction, news[purpose]);
}

/** Tells inside Uli that money goes back, or that it did not arrive; what a professional gave back they know. */
export async function notifyOfRefund(
  app: App,
  transaction: Executor,
  { booking, refund, failed }: { booking: BookingRow; refund: RefundOfPayment; failed: boolean },
): Promise<void> {
  const { id, paymentId, amount, currency, by, cause } = refund;
  // What came for nothing was told when it came: this only goes on with it.
  const forNothing = cause === 'twice' || cause === 'late' || cause === 'over' || cause === 'unapplied';
  const moved = { booking, amount, currency, groupKey: forNothing ? backOf(paymentId) : `refund:${id}` };
  const own = by === 'artist' || forNothing;
  const notices = failed
    ? [...toClient('refundFailed', moved), ...toArtist('returnFailed', moved)]
    : [...toClient('refund', moved), ...(own ? [] : toArtist('returned', moved))];
  await notifyAll(app, transaction, notices);
}

/** Tells a client inside Uli of a fee that is open. */
export function notifyOfFee(app: App, transaction: Executor, booking: BookingRow, amount: number): Promise<void> {
  return notifyAll(
    app,
    transaction,
    toClient('fee', { booking, amount, currency: booking.currency, groupKey: ofFee(booking.id) }),
  );
}

/** Nothing of a fee is open any more: its notice counts as read, and a mail that is still queued is not sent. */
export async function takeBackFee(app: App, transaction: Executor, { id, clientId }: BookingRow): Promise<void> {
  await voidMails(transaction, { bookingIds: [id], kinds: ['payment.fee'] });
  if (clientId !== null) await settleNotices(app, transaction, clientId, ofFee(id));
}

/** Marks what somebody was told of payments as read: they came back from paying and see it. */
export async function settlePaymentNotices(
  app: App,
  { userId, payments }: { userId: number; payments: readonly { readonly id: number }[] },
): Promise<void> {
  await app.database.transaction(async (transaction) => {
    for (const { id } of payments) {
      // One after the other: they share the transaction.
      await settleNotices(app, transaction, userId, ofPayment(id));
    }
  });
}

function toClient(news: ClientNews, { booking, amount, currency, groupKey }: Moved): NewNotice[] {
  const { id, clientId, clientGone, artistId } = booking;
  if (clientId === null || clientGone) return [];
  const facts = factsOf(booking, { amount, currency });
  return [{ userId: clientId, actorId: artistId, href: pathToPay(id), ...told(news, groupKey), facts }];
}

function toArtist(news: ArtistNews, { booking, amount, currency, groupKey }: Moved): NewNotice[] {
  const { id, clientId, artistId, artistGone, guestName } = booking;
  if (artistGone) return [];
  // Guests have no account to be shown.
  const facts = { ...factsOf(booking, { amount, currency }), ...(clientId === null && { name: guestName }) };
  const href = pathOfBooking(id);
  return [{ userId: artistId, actorId: clientId, href, ...told(news, groupKey), facts }];
}

const told = (news: ClientNews | ArtistNews, groupKey: string) =>
  ({ topic: 'payments', kind: `payment.${news}`, groupKey }) as const;

function factsOf({ serviceName, startsAt, timeZone }: BookingRow, money: Pick<Moved, 'amount' | 'currency'>) {
  return { service: serviceName, startsAt, timeZone, ...money };
}
