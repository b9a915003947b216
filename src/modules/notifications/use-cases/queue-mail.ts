import { randomUUID } from 'node:crypto';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { CalendarMethod } from '#platform/mail';
import { insertMails, voidDelayedMails } from '../notifications.store.ts';

/** A mail on its way into the outbox, its texts complete. */
export interface MailToQueue {
  /** What it is about, such as `visit.confirmed`. */
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar?: { readonly method: CalendarMethod; readonly content: string };
  readonly bookingId?: number;
  /** Better lost than sent twice. */
  readonly once?: boolean;
  /** After this moment it is not sent any more. */
  readonly expiresAt?: number;
}

/** Writes mails in the transaction that causes them; they are sent once it commits, and only then. */
export async function queueMails(app: App, transaction: Executor, mails: readonly MailToQueue[]): Promise<void> {
  if (mails.length === 0) return;
  const now = app.clock.now();
  const host = new URL(app.config.url).hostname;
  for (const { bookingId, recipient, once } of mails) {
    if (bookingId !== undefined && !once) await voidDelayedMails(transaction, { bookingId, recipient });
  }
  const rows = mails.map(({ calendar, subject, ...mail }) => ({
    ...mail,
    subject: oneLine(subject),
    calendar: calendar?.content,
    calendarMethod: calendar?.method,
    messageId: `<${randomUUID()}@${host}>`,
    createdAt: now,
    dueAt: now,
  }));
  await insertMails(transaction, rows);
  await app.jobs.send(transaction, 'mail.deliver', {});
}

/** Writes one mail; see `queueMails`. */
export function queueMail(app: App, transaction: Executor, mail: MailToQueue): Promise<void> {
  return queueMails(app, transaction, [mail]);
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
