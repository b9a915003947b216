import type { App } from '#platform/app';
import { createMailer, MailFailure, type Mailer } from '#platform/mail';
import {
  claimNextMail,
  deleteOldMails,
  forgetSettled,
  releaseStuckMails,
  settleMail,
  type Mail,
  type Outcome,
} from '../notifications.store.ts';
import { foldHeldMails, meterMails } from './meter-mails.ts';
import { keptFor, mailLayout, mostAttempts, pauseAfter, stuckAfter, writeMail } from '../rules/index.ts';
import type { MailWriters, WrittenMail } from '../rules/index.ts';

/** So many mails are sent side by side. */
const lanes = 4;

/** Sends every due mail that the meter releases, in sequence per lane. Without `SMTP_URL` none is sent. */
export async function deliverMails(app: App, writers: MailWriters, stopping?: AbortSignal): Promise<void> {
  await meterMails(app, stopping);
  const mailer = createMailer(app.config);
  if (!mailer) return;
  const claim = () => (stopping?.aborted ? undefined : claimNextMail(app.database, app.clock.now(), app.secret));
  const lane = async (first?: Mail) => {
    for (let mail = first ?? (await claim()); mail; mail = await claim()) {
      await settleMail(app.database, mail, await attempt(app, { mailer, writers }, mail));
    }
  };
  const first = await claim();
  if (first) await Promise.all([lane(first), ...Array.from({ length: lanes - 1 }, () => lane())]);
}

/** Resumes what crashed senders left, folds held mail, and deletes what is old. */
export async function sweepMails(app: App): Promise<void> {
  const now = app.clock.now();
  await releaseStuckMails(app.database, { claimedBefore: now - stuckAfter, now });
  await foldHeldMails(app);
  await forgetSettled(app.database, now);
  await deleteOldMails(app.database, now - keptFor);
}

async function attempt(
  app: App,
  { mailer, writers }: { mailer: Mailer; writers: MailWriters },
  mail: Mail,
): Promise<Outcome> {
  if (mail.expiresAt !== null && mail.expiresAt <= app.clock.now()) return { status: 'voided', failure: 'too late' };
  let written: WrittenMail | undefined;
  try {
    written = writeMail(writers, mail);
  } catch (error) {
    app.log.error({ mail: mail.id, kind: mail.kind, error }, 'a mail could not be written');
  }
  if (!written) return { status: 'failed', failure: 'not written' };
  const { subject, content, calendars } = written;
  try {
    await mailer.send({
      messageId: messageIdOf(app, mail),
      to: mail.recipient,
      subject,
      ...mailLayout(content),
      calendars,
    });
    return { status: 'sent', sentAt: app.clock.now(), letter: null };
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    return afterFailure(app, mail, error);
  }
}

/** Stays the same however often a mail is tried. */
function messageIdOf({ config }: App, { id, createdAt }: Mail): string {
  return `<${id}.${createdAt}@${new URL(config.url).hostname}>`;
}

function afterFailure(app: App, { id, kind, attempts, once }: Mail, failure: MailFailure): Outcome {
  const dead = failure.permanent || attempts >= mostAttempts || (once && failure.uncertain);
  const sentence = failure.insecure
    ? 'the mail server offers no TLS that can be trusted, so nothing was sent to it: mend that, or set SMTP_TLS=optional'
    : 'a mail was not taken';
  app.log.warn({ mail: id, kind, attempts, dead, reason: failure.message }, sentence);
  if (dead) return { status: 'failed', failure: failure.message };
  return { status: 'queued', dueAt: app.clock.now() + pauseAfter(attempts), failure: failure.message };
}
