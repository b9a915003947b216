import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { mailUnread } from './use-cases/mail-unread.ts';

/** Tells those by mail who do not look. */
export function messagingJobs(app: App): Job[] {
  return [
    {
      name: 'messaging.mail-unread',
      retries: 0,
      cron: '* * * * *',
      run: (_data, stopping) => mailUnread(app, stopping),
    },
  ];
}
