import type { AccountPasswordChanged, AccountPasswordResetAsked } from '#modules/accounts';
import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { deliverMails, sweepMails } from './use-cases/deliver-mails.ts';
import { sendPasswordChanged, sendPasswordReset } from './use-cases/send-password-mails.ts';

/** Writes the mails that other modules' events ask for. */
export function listenNotifications(app: App): void {
  app.events.on<AccountPasswordResetAsked>('account.password_reset_asked', (transaction, asked) =>
    sendPasswordReset(app, transaction, asked),
  );
  app.events.on<AccountPasswordChanged>('account.password_changed', (transaction, changed) =>
    sendPasswordChanged(app, transaction, changed),
  );
}

/** Sending what was written; the sweep takes up what a dead process left. */
export function notificationsJobs(app: App): Job[] {
  return [
    { name: 'mail.deliver', retries: 0, everySeconds: 1, run: (_data, stopping) => deliverMails(app, stopping) },
    {
      name: 'mail.sweep',
      retries: 0,
      cron: '* * * * *',
      atStart: true,
      run: () => sweepMails(app),
    },
  ];
}
