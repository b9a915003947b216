import { manageToken, type BookingRow } from '#modules/bookings';
import { pathOfWork, pathToPay } from '#modules/bookings/rules';
import { queueMails, type MailToQueue } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { cameWith, type PaymentRow } from '../payments.store.ts';
import type { RefundOfPayment } from '../refunds.store.ts';
import { notifyOfFee, notifyOfPayment, notifyOfRefund } from './notify-of-payment.ts';
import type { PaymentLetter, PaymentNews } from './write-payment-mail.ts';

/** Tells a client and their professional that money came: to each what concerns them. */
export async function tellOfPayment(
  app: App,
  transaction: Executor,
  {
    booking,
    payment,
    kind,
  }: { booking: BookingRow; payment: PaymentRow; kind: 'paid' | 'twice' | 'late' | 'over' | 'unapplied' },
): Promise<void> {
  const news: PaymentNews = kind === 'paid' && payment.purpose === 'tip' ? 'tip' : kind;
  const { amount, currency } = cameWith(payment);
  const asked = { amount: payment.amount, currency: payment.currency };
  const told = { booking, amount, currency, asked, kind: news };
  const mails = [
    mailTo(app, { ...told, reader: 'client' }),
    ...(news === 'twice' ? [] : [mailTo(app, { ...told, reader: 'artist' })]),
  ];
  await queueMails(app, transaction, mails.flat());
  await notifyOfPayment(app, transaction, { booking, payment, kind });
}

/** Tells a client that money goes back, or both that it did not arrive. */
export async function tellOfRefund(
  app: App,
  transaction: Executor,
  { booking, refund, failed }: { booking: BookingRow; refund: RefundOfPayment; failed: boolean },
): Promise<void> {
  const told = {
    booking,
    amount: refund.amount,
    currency: refund.currency,
    kind: failed ? 'refundFailed' : 'refund',
  } as const;
  const mails = [
    mailTo(app, { ...told, reader: 'client' }),
    ...(failed ? [mailTo(app, { ...told, reader: 'artist' })] : []),
  ];
  await queueMails(app, transaction, mails.flat());
  await notifyOfRefund(app, transaction, { booking, refund, failed });
}

/** Tells a client of a fee that is open. */
export async function tellOfFee(app: App, transaction: Executor, booking: BookingRow, amount: number): Promise<void> {
  await queueMails(
    app,
    transaction,
    mailTo(app, { booking, amount, currency: booking.currency, kind: 'fee', reader: 'client' }),
  );
  await notifyOfFee(app, transaction, booking, amount);
}

/** What a professional is told of a dispute. */
export type DisputeNews = Extract<PaymentNews, `dispute${string}`>;

/** Tells a professional what a bank did with a payment: their client told it so themselves. */
export function tellOfDispute(
  app: App,
  transaction: Executor,
  told: { booking: BookingRow; amount: number; currency: string; kind: DisputeNews },
): Promise<void> {
  return queueMails(app, transaction, mailTo(app, { ...told, reader: 'artist' }));
}

interface Told {
  readonly booking: BookingRow;
  readonly amount: number;
  readonly currency: string;
  /** What was asked for, where that may be something else. */
  readonly asked?: PaymentLetter['asked'];
  readonly kind: PaymentNews;
  readonly reader: 'client' | 'artist';
}

/** The mail to one of them; none to whoever left no address or is gone. */
function mailTo(app: App, { booking, amount, currency, asked, kind, reader }: Told): MailToQueue[] {
  const { id, artistName, artistEmail, artistLanguage, artistGone, clientGone } = booking;
  const clientName = booking.clientName ?? booking.guestName ?? '';
  const recipient = reader === 'artist' ? artistEmail : (booking.clientEmail ?? booking.guestEmail);
  if (recipient === null || (reader === 'artist' ? artistGone : clientGone)) return [];
  const token = manageToken(app, booking, booking.manageVersion);
  const page = token === undefined ? pathToPay(id) : `/b/${token}`;
  const letter: PaymentLetter = {
    kind,
    reader,
    language: (reader === 'artist' ? artistLanguage : (booking.clientLanguage ?? booking.guestLanguage)) ?? 'en',
    fullName: reader === 'artist' ? artistName : clientName,
    other: reader === 'artist' ? clientName : artistName,
    service: booking.serviceName,
    amount,
    currency,
    asked,
    path: reader === 'artist' ? pathOfWork(id) : page,
  };
  return [{ kind: `payment.${kind}`, recipient, letter, bookingId: id, once: true }];
}
