import { readConfig } from '#platform/config';
import { openDatabase } from '#platform/database';
import { createLog } from '#platform/log';
import { composeApi } from '#server/compose-api';
import { composeApp, composeJobs } from '#server/compose';
import type { Work } from './worker.ts';

/** One job in a process of its own, so that a test can kill it in the middle: `node run-job.ts '{"job": …}'`. */
const { connection, settings, job, at } = JSON.parse(process.argv[2]!) as Work;
const database = openDatabase({ ...connection, max: 6 }, () => {});
const app = composeApp({
  config: readConfig({ ULI_RATE_LIMITS: 'off', ULI_URL: 'http://uli.test', ...settings }),
  database,
  clock: { now: () => at },
  log: createLog('silent'),
  // What one job leaves for another, a test runs itself.
  jobs: { send: async () => {} },
  secret: 'a secret for tests, long enough',
});
await composeJobs(app, composeApi(app))
  .find(({ name }) => name === job)!
  .run({} as never, new AbortController().signal);
await database.close();
