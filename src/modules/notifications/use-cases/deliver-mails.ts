import type { App } from '#platform/app';
import { createMailer, MailFailure, type Mailer } from '#platform/mail';
import {
  claimNextMail,
  deleteOldMails,
  releaseStuckMails,
  settleMail,
  type Mail,
  type Outcome,
} from '../notifications.store.ts';
import { keptFor, mostAttempts, pauseAfter, stuckAfter } from '../rules/index.ts';

/** So many mails are sent side by side. */
const lanes = 4;

/** Sends every mail that is due. Without `SMTP_URL` sending means staying in the outbox. */
export async function deliverMails(app: App, stopping?: AbortSignal): Promise<void> {
  const mailer = createMailer(app.config);
  const lane = async () => {
    while (!stopping?.aborted) {
      const mail = await claimNextMail(app.database, app.clock.now());
      if (!mail) return;
      await settleMail(app.database, mail, await attempt(app, mailer, mail));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Takes up what dead senders left, sends what is due, and forgets what is old. */
export async function sweepMails(app: App, stopping?: AbortSignal): Promise<void> {
  const now = app.clock.now();
  await releaseStuckMails(app.database, { claimedBefore: now - stuckAfter, now });
  await deleteOldMails(app.database, now - keptFor);
  await deliverMails(app, stopping);
}

async function attempt(app: App, mailer: Mailer | undefined, mail: Mail): Promise<Outcome> {
  if (mail.expiresAt !== null && mail.expiresAt <= app.clock.now()) return { status: 'voided', failure: 'too late' };
  if (!mailer) return { status: 'sent', sentAt: app.clock.now() };
  const { messageId, recipient, subject, text, html, calendar: content, calendarMethod: method } = mail;
  const calendar = content !== null && method !== null ? { method, content } : undefined;
  try {
    await mailer.send({ messageId, to: recipient, subject, text, html, calendar });
    return { status: 'sent', sentAt: app.clock.now(), text: '', html: '', calendar: null, calendarMethod: null };
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    return afterFailure(app, mail, error);
  }
}

function afterFailure(app: App, { id, kind, attempts, once }: Mail, failure: MailFailure): Outcome {
  const dead = failure.permanent || attempts >= mostAttempts || (once && failure.uncertain);
  app.log.warn({ mail: id, kind, attempts, dead, reason: failure.message }, 'a mail was not taken');
  if (dead) return { status: 'failed', failure: failure.message };
  return { status: 'queued', dueAt: app.clock.now() + pauseAfter(attempts), failure: failure.message };
}
