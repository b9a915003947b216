import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { endSuspensions } from './use-cases/suspend-user.ts';

/** Whose suspension is over is let in again. */
export function adminJobs(app: App): Job[] {
  return [
    {
      name: 'admin.end-suspensions',
      retries: 0,
      cron: '* * * * *',
      atStart: true,
      run: (_data, stopping) => endSuspensions(app, stopping),
    },
  ];
}
