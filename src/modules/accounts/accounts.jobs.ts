import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { sweepSecurityEvents } from './security-events.store.ts';
import { sweepSecurity } from './security.store.ts';

/** Deletes expired sessions, links and challenges, and old entries of the security log. */
export function accountsJobs(app: App): Job[] {
  return [
    {
      name: 'accounts.sweep',
      retries: 0,
      cron: '*/10 * * * *',
      run: () => sweepSecurity(app.database, app.clock.now()),
    },
    {
      name: 'accounts.sweep-security-log',
      retries: 0,
      cron: '17 3 * * *',
      run: () => sweepSecurityEvents(app.database),
    },
  ];
}
