import { readerLocale } from '#kernel/language';
import { formatPrice } from '#kernel/visit-time';
import { knownLocale } from '#kernel/wished-locale';
import type { WrittenMail } from '#modules/notifications';
import type { App } from '#platform/app';
import { speak, translator } from '#platform/messages';

/** What people are written about their money. */
export type PaymentNews =
  | 'paid'
  | 'tip'
  | 'twice'
  | 'late'
  | 'over'
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
  /** Where the reader sees more. */
  readonly path: string;
}

/** Puts such a mail into words, in its reader's language. */
export function writePaymentMail(app: Pick<App, 'config'>, letter: PaymentLetter): WrittenMail {
  return speak(knownLocale(letter.language), () => writeMail(app, letter));
}

function writeMail({ config: { url } }: Pick<App, 'config'>, letter: PaymentLetter): WrittenMail {
  const t = translator();
  const { kind, reader, fullName, other: name, service, path } = letter;
  const values = { amount: formatPrice(letter.amount, letter.currency), name, service };
  const texts = `payments.mail.${reader}.${kind}` as 'payments.mail.client.paid';
  const title = t(`${texts}.title`, values);
  const line = t(`${texts}.line`, values);
  return {
    subject: title,
    content: {
      language: readerLocale(),
      title,
      preview: line,
      lines: [t('notifications.greeting', { name: fullName }), line],
      actions: [{ label: t(`payments.mail.${reader}.action`), href: `${url}${path}` }],
      footer: [t('notifications.sentBy', { url })],
    },
  };
}
