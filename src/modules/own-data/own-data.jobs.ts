import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { finishLeaving } from './use-cases/finish-leaving.ts';

/** What is deleted with a person besides rows. */
export interface OwnDataPorts {
  /** Removes the link preview pictures that show a person. */
  readonly removePreviews: (userId: number) => Promise<void>;
}

/** Deleted accounts go for good when nobody took it back in time. */
export function ownDataJobs(app: App, ports: OwnDataPorts): Job[] {
  return [
    {
      name: 'own-data.finish-leaving',
      retries: 0,
      cron: '*/10 * * * *',
      atStart: true,
      run: (_data, stopping) => finishLeaving(app, ports, stopping),
    },
  ];
}
