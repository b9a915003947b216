import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { finishLeaving } from './use-cases/finish-leaving.ts';

/** What goes with a person and is no row. */
export interface OwnDataPorts {
  /** Removes the pictures of link previews that show somebody. */
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
