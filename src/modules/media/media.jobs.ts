import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { makeAvif } from './use-cases/make-avif.ts';
import { sweepIncoming, sweepOrphans } from './use-cases/sweep-orphans.ts';

export function mediaJobs(app: App): Job[] {
  const avif: Job<{ mediaId: number }> = {
    name: 'media.avif',
    retries: 3,
    run: ({ mediaId }) => makeAvif(app, mediaId),
  };
  return [
    avif as Job,
    { name: 'media.sweep-incoming', retries: 0, everySeconds: 900, run: () => sweepIncoming(app) },
    {
      name: 'media.sweep',
      retries: 0,
      cron: '17 * * * *',
      atStart: true,
      run: (_data, stopping) => sweepOrphans(app, stopping),
    },
  ];
}
