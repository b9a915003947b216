import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { sweepSecurity } from './security.store.ts';

/** Forgets riddles and links that nobody answered in time. */
export function accountsJobs(app: App): Job[] {
  return [
    {
      name: 'accounts.sweep',
      retries: 0,
      cron: '*/10 * * * *',
      run: () => sweepSecurity(app.database, app.clock.now()),
    },
  ];
}
