import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { forgetOldChanges } from './free-times.store.ts';
import { freeTimesOf } from './use-cases/free-times.ts';
import { refreshPeople } from './use-cases/refresh-people.ts';
import { refreshWork } from './use-cases/refresh-work.ts';

/** Twice as long as a process may sleep before it begins anew. */
const keptSeconds = 600;

/** Search rows follow their people and posts; each process keeps its index of free times warm. */
export function exploreJobs(app: App): Job[] {
  return [
    {
      name: 'explore.search-rows',
      retries: 0,
      everySeconds: 2,
      run: async (_data, stopping) => {
        while (!stopping.aborted && (await refreshPeople(app)));
        while (!stopping.aborted && (await refreshWork(app)));
      },
    },
    {
      name: 'explore.free-times',
      retries: 0,
      everySeconds: 30,
      run: async (_data, stopping) => {
        const keeper = freeTimesOf(app);
        do await keeper.sync();
        while (keeper.isBehind && !stopping.aborted);
        await forgetOldChanges(app.database, keptSeconds);
      },
    },
  ];
}
