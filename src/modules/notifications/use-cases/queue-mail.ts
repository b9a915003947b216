import { randomUUID } from 'node:crypto';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { CalendarMethod } from '#platform/mail';
import { insertMails, voidDelayedMails } from '../notifications.store.ts';
import type { MailContent } from '../rules/index.ts';

/** A mail on its way into the outbox. */
export interface MailToQueue {
  /** What it is about, such as `visit.confirmed`. */
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly content: MailContent;
  readonly calendar?: { readonly method: CalendarMethod; readonly content: string };
  readonly bookingId?: number;
  /** Better lost than sent twice. */
  readonly once?: boolean;
  /** After this moment it is not sent any more. */
  readonly expiresAt?: number;
}

/**
 * Writes mails in the transaction that causes them; they are sent once it commits, and only then. Without a mail server the
 * outbox is as far as they go.
 */
export async function queueMails(app: App, transaction: Executor, mails: readonly MailToQueue[]): Promise<void> {
  if (mails.length === 0) return;
  const now = app.clock.now();
  const host = new URL(app.config.url).hostname;
  if (app.config.smtpUrl) await voidDelayedMails(transaction, mails.filter(isNewsOfBooking));
  const rows = mails.map(({ calendar, subject, once = false, ...mail }) => ({
    ...mail,
    subject: oneLine(subject),
    calendar: calendar?.content,
    calendarMethod: calendar?.method,
    messageId: `<${randomUUID()}@${host}>`,
    once,
  }));
  await insertMails(transaction, rows, { status: app.config.smtpUrl ? 'queued' : 'sent', now });
}

/** Writes one mail; see `queueMails`. */
export function queueMail(app: App, transaction: Executor, mail: MailToQueue): Promise<void> {
  return queueMails(app, transaction, [mail]);
}

/** A reminder replaces nothing: it tells nothing new. */
function isNewsOfBooking(mail: MailToQueue): mail is MailToQueue & { readonly bookingId: number } {
  return mail.bookingId !== undefined && !mail.once;
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
