import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { checkDue } from './use-cases/check-due.ts';
import { sendLetters } from './use-cases/send-letters.ts';

/** What is written when a free week ends, and asking the provider where it should have told us something. */
export function subscriptionsJobs(app: App): Job[] {
  return [
    {
      name: 'subscriptions.letters',
      retries: 0,
      cron: '*/10 * * * *',
      atStart: true,
      run: (_data, stopping) => sendLetters(app, stopping),
    },
    {
      name: 'subscriptions.check',
      retries: 0,
      cron: '* * * * *',
      run: (_data, stopping) => checkDue(app, stopping),
    },
  ];
}
