import { formatPrice } from '#kernel/visit-time';
import { writePersonalMail, type WrittenMail } from '#modules/notifications';
import type { App } from '#platform/app';

/** What people are written about their money. */
export type PaymentNews =
  | 'paid'
  | 'tip'
  | 'twice'
  | 'late'
  | 'over'
  | 'unapplied'
  | 'fee'
  | 'refund'
  | 'refundFailed'
  | 'disputeAsked'
  | 'disputeOpened'
  | 'disputeWon'
  | 'disputeLost'
  | 'disputeClosed';

export interface PaymentLetter {
  readonly kind: PaymentNews;
  readonly reader: 'client' | 'artist';
  readonly language: string;
  readonly fullName: string;
  /** Who is on the other side. */
  readonly other: string;
  readonly service: string;
  readonly amount: number;
  readonly currency: string;
  /** What was asked for, where something else may have come. */
  readonly asked?: { readonly amount: number; readonly currency: string } | undefined;
  /** Where the reader sees more. */
  readonly path: string;
}

/** Puts such a mail into words, in its reader's language. */
export function writePaymentMail(app: Pick<App, 'config'>, letter: PaymentLetter): WrittenMail {
  const { kind, reader, other: name, service, amount, currency, asked = { amount, currency }, path } = letter;
  return writePersonalMail(app, letter, (t) => {
    const values = {
      amount: formatPrice(amount, currency),
      asked: formatPrice(asked.amount, asked.currency),
      name,
      service,
    };
    const texts = `payments.mail.${reader}.${kind}` as 'payments.mail.client.paid';
    return {
      title: t(`${texts}.title`, values),
      line: t(`${texts}.line`, values),
      action: { label: t(`payments.mail.${reader}.action`), path },
    };
  });
}
