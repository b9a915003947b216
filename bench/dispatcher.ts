import { systemClock } from '#kernel/clock';
import { remindersJobs } from '#modules/reminders';
import { readConfig } from '#platform/config';
import { openDatabase } from '#platform/database';
import { startJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { composeApp } from '#server/compose';
import type { DatabaseAddress } from './installation.ts';
import { serveParent } from './child.ts';

/** The program without its pages, opened when it is first asked. */
let dispatch: (() => Promise<void>) | undefined;

async function open(connection: DatabaseAddress): Promise<() => Promise<void>> {
  const database = openDatabase({ ...connection }, () => {});
  const log = createLog('silent');
  const jobs = await startJobs(database.pool, log);
  const app = composeApp({
    config: readConfig({}),
    database,
    clock: systemClock,
    log,
    jobs,
    secret: 'a secret of the bench, long enough',
  });
  const job = remindersJobs(app).find(({ name }) => name === 'reminders.dispatch')!;
  return () => job.run(undefined as never, new AbortController().signal);
}

/** Sends all reminders that are due, as the program's job does every minute; milliseconds. */
serveParent(async ({ connection }: { connection: DatabaseAddress }): Promise<number> => {
  dispatch ??= await open(connection);
  const began = performance.now();
  await dispatch();
  return performance.now() - began;
});
