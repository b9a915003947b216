import { refuse } from '#kernel/refusal';
import { composed, isolate } from '#kernel/isolate';
import { readerLocale } from '#kernel/language';
import { formatFullDate, formatPercent, formatPrice } from '#kernel/visit-time';
import type { BookingRow } from '#modules/bookings';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { findPayment, type PaymentRow } from '../payments.store.ts';
import { listDisputes } from '../disputes.store.ts';
import { listRefunds } from '../refunds.store.ts';
import { vatIn, type Seller } from '../rules/index.ts';

/** A receipt as it is printed: lines of a label and what stands beside it. */
export interface Receipt {
  readonly title: string;
  readonly number: string;
  readonly lines: readonly (readonly [label: string, text: string])[];
  readonly notes: readonly string[];
  /** Where the whole text stands, should some of its letters not be printed. */
  readonly whole: string;
}

/** The receipt of a payment for whoever may see its booking. */
export async function readReceipt(
  app: App,
  paymentId: number,
  findOwn: (bookingId: number) => Promise<BookingRow>,
): Promise<Receipt> {
  const payment = await findPayment(app.database, paymentId);
  if (payment?.status !== 'paid') throw refuse('not_found');
  const booking = await findOwn(payment.bookingId);
  const [refunds, disputes] = await Promise.all([
    listRefunds(app.database, [booking.id]),
    listDisputes(app.database, [booking.id]),
  ]);
  return writeReceipt({ app, payment, seller: payment.seller!, booking, refunds, disputes });
}

interface Known {
  readonly app: App;
  readonly payment: PaymentRow;
  readonly seller: Seller;
  readonly booking: BookingRow;
  readonly refunds: Awaited<ReturnType<typeof listRefunds>>;
  readonly disputes: Awaited<ReturnType<typeof listDisputes>>;
}

function writeReceipt({ app, payment, seller, booking, refunds, disputes }: Known): Receipt {
  const t = translator();
  const gone = t('payments.receipt.gone');
  const price = (amount: number) => priceOf(amount, payment);
  const back = refunds
    .filter((refund) => refund.paymentId === payment.id && (refund.status === 'sent' || refund.status === 'done'))
    .reduce((sum, { amount }) => sum + amount, 0);
  const away = disputes
    .filter(({ paymentId }) => paymentId === payment.id)
    .reduce((sum, dispute) => sum + dispute.away, 0);
  // A tip is given freely: it has no tax in it.
  const rate = payment.purpose === 'tip' ? 0 : (seller.vatRate ?? 0);
  const { name, address, vatNumber } = seller;
  const from = [name, address].filter(Boolean).join(', ');
  return {
    title: t('payments.receipt.title'),
    number: t('payments.receipt.number', { number: String(payment.id).padStart(6, '0') }),
    lines: [
      [t('payments.receipt.paidOn'), formatFullDate(payment.settledAt!, booking.timeZone)],
      [t('payments.receipt.from'), booking.artistGone ? gone : from],
      [t('payments.receipt.to'), booking.clientGone ? gone : (booking.clientName ?? booking.guestName ?? gone)],
      [t('payments.receipt.for'), booking.serviceName],
      [t('payments.receipt.visit'), formatFullDate(booking.startsAt, booking.timeZone)],
      [payment.purpose === 'tip' ? t('payments.receipt.tip') : t('payments.receipt.amount'), price(payment.amount)],
      ...(rate > 0
        ? [
            [
              t('payments.receipt.vat', { percent: formatPercent(rate / 100) }),
              price(vatIn(payment.amount, rate)),
            ] as const,
          ]
        : []),
      ...(back > 0 ? [[t('payments.receipt.returned'), price(back)] as const] : []),
      ...(away > 0 ? [[t('payments.receipt.disputed'), price(away)] as const] : []),
    ],
    notes: [
      ...(vatNumber ? [t('payments.receipt.vatNumber', { number: vatNumber })] : []),
      ...(app.payments.sandbox ? [t('payments.receipt.sandbox')] : []),
    ],
    whole: t('payments.receipt.whole', { url: app.config.url }),
  };
}

/** With the currency's own name: a sign may mean several. */
function priceOf(amount: number, { currency }: PaymentRow): string {
  const locale = readerLocale();
  return composed(`${isolate(formatPrice(amount, currency), locale)} (${currency})`, locale);
}
