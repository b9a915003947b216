import type { App } from '#platform/app';
import { currentAsker } from '#platform/asking';
import type { Executor } from '#platform/database';
import { insertMails, voidDelayedMails, type MailToQueue } from '../notifications.store.ts';

/**
 * Queues mails in the transaction that causes them; once it commits, the meter releases them or holds them for a
 * digest (`meterMails`). The current asker counts as their cause. Without a mail server they stay in the outbox.
 */
export async function queueMails(app: App, transaction: Executor, mails: readonly MailToQueue[]): Promise<void> {
  if (mails.length === 0) return;
  if (app.config.smtpUrl) await voidDelayedMails(transaction, mails.filter(isNewsOfBooking));
  await insertMails(transaction, mails, { cause: currentAsker() ?? {}, now: app.clock.now(), secret: app.secret });
}

/** Puts one mail into the outbox; see `queueMails`. */
export function queueMail(app: App, transaction: Executor, mail: MailToQueue): Promise<void> {
  return queueMails(app, transaction, [mail]);
}

/** A reminder replaces nothing: it tells nothing new. */
function isNewsOfBooking(mail: MailToQueue): mail is MailToQueue & { readonly bookingId: number } {
  return mail.bookingId !== undefined && !mail.once;
}
