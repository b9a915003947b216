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
import { keptFor, mailLayout, mostAttempts, pauseAfter, stuckAfter } from '../rules/index.ts';

/** So many mails are sent side by side. */
const lanes = 4;

/** Sends every mail that is due, one after the other in each lane. Without `SMTP_URL` none ever is. */
export async function deliverMails(app: App, stopping?: AbortSignal): Promise<void> {
  const mailer = createMailer(app.config);
  if (!mailer) return;
  const claim = () => (stopping?.aborted ? undefined : claimNextMail(app.database, app.clock.now()));
  const lane = async (first?: Mail) => {
    for (let mail = first ?? (await claim()); mail; mail = await claim()) {
      await settleMail(app.database, mail, await attempt(app, mailer, mail));
    }
  };
  const first = await claim();
  if (first) await Promise.all([lane(first), ...Array.from({ length: lanes - 1 }, () => lane())]);
}

/** Takes up what dead senders left, and forgets what is old. */
export async function sweepMails(app: App): Promise<void> {
  const now = app.clock.now();
  await releaseStuckMails(app.database, { claimedBefore: now - stuckAfter, now });
  await deleteOldMails(app.database, now - keptFor);
}

async function attempt(app: App, mailer: Mailer, mail: Mail): Promise<Outcome> {
  if (mail.expiresAt !== null && mail.expiresAt <= app.clock.now()) return { status: 'voided', failure: 'too late' };
  const { messageId, recipient, subject, content, calendar: file, calendarMethod: method } = mail;
  if (content === null) return { status: 'failed', failure: 'no content' };
  const calendar = file !== null && method !== null ? { method, content: file } : undefined;
  try {
    await mailer.send({ messageId, to: recipient, subject, ...mailLayout(content), calendar });
    return { status: 'sent', sentAt: app.clock.now(), content: null, calendar: null, calendarMethod: null };
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
