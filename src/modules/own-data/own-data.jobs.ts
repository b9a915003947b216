import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { finishLeaving } from './use-cases/finish-leaving.ts';

/** Deleted accounts go for good when nobody took it back in time. */
export function ownDataJobs(app: App): Job[] {
  return [
    {
      name: 'own-data.finish-leaving',
      retries: 0,
      cron: '*/10 * * * *',
      atStart: true,
      run: (_data, stopping) => finishLeaving(app, stopping),
    },
  ];
}
