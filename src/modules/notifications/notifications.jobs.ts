import type {
  AccountEmailChangeAsked,
  AccountEmailVerificationAsked,
  AccountLeaves,
  AccountModerated,
  AccountPasswordChanged,
  AccountPasswordResetAsked,
  AccountSecurityChanged,
} from '#modules/accounts';
import { dayMs } from '#kernel/time';
import type { BlockLifted, PersonBlocked } from '#modules/safety';
import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { deliverMails, sweepMails } from './use-cases/deliver-mails.ts';
import { deleteOldNotices } from './notices.store.ts';
import type { MailWriters } from './rules/index.ts';
import { partPeople, retuneStreams } from './use-cases/part-people.ts';
import { sendLeaving } from './use-cases/send-leaving-mail.ts';
import { sendModeration } from './use-cases/send-moderation-mail.ts';
import { sendPasswordChanged, sendPasswordReset } from './use-cases/send-password-mails.ts';
import { sendEmailConfirmation, sendEmailVerification, sendSecurityChanged } from './use-cases/send-security-mails.ts';

/** Whoever lost the line for longer loads everything again. */
const liveMs = 10 * 60_000;
const noticeMs = 180 * dayMs;

/** Writes the mails that other modules' events ask for. */
export function listenNotifications(app: App): void {
  app.events.on<AccountPasswordResetAsked>('account.password_reset_asked', (transaction, asked) =>
    sendPasswordReset(app, transaction, asked),
  );
  app.events.on<PersonBlocked>('person.blocked', (transaction, { blockerId, blockedId }) =>
    partPeople(app, transaction, blockerId, blockedId),
  );
  app.events.on<BlockLifted>('person.block_lifted', (transaction, { blockerId, blockedId }) =>
    retuneStreams(app, transaction, blockerId, blockedId),
  );
  app.events.on<AccountPasswordChanged>('account.password_changed', (transaction, changed) =>
    sendPasswordChanged(app, transaction, changed),
  );
  app.events.on<AccountEmailChangeAsked>('account.email_change_asked', (transaction, asked) =>
    sendEmailConfirmation(app, transaction, asked),
  );
  app.events.on<AccountEmailVerificationAsked>('account.email_verification_asked', (transaction, asked) =>
    sendEmailVerification(app, transaction, asked),
  );
  app.events.on<AccountLeaves>('account.leaves', (transaction, leaves) => sendLeaving(app, transaction, leaves));
  app.events.on<AccountModerated>('account.moderated', (transaction, decided) =>
    sendModeration(app, transaction, decided),
  );
  app.events.on<AccountSecurityChanged>('account.security_changed', (transaction, changed) =>
    sendSecurityChanged(app, transaction, changed),
  );
}

/** Sending what was written; the sweep takes up what a dead process left. */
export function notificationsJobs(app: App, writers: MailWriters): Job[] {
  return [
    {
      name: 'mail.deliver',
      retries: 0,
      everySeconds: 1,
      run: (_data, stopping) => deliverMails(app, writers, stopping),
    },
    {
      name: 'mail.sweep',
      retries: 0,
      cron: '* * * * *',
      atStart: true,
      run: () => sweepMails(app),
    },
    {
      name: 'notices.sweep',
      retries: 0,
      cron: '*/10 * * * *',
      run: async () => {
        await app.realtime.forget(Date.now() - liveMs);
        await deleteOldNotices(app.database, app.clock.now() - noticeMs);
      },
    },
  ];
}
