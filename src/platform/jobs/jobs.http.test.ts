import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase, type Database } from '#platform/database';
import { createLog } from '#platform/log';
import { freshDatabase, type FreshDatabase } from '#tests/support/database.ts';
import { startJobs, type RunningJobs } from './index.ts';

const soon = { timeout: 10_000, interval: 50 };
let fresh: FreshDatabase;
let database: Database;
let jobs: RunningJobs;

beforeEach(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ ...fresh.connection, max: 4 }, () => {});
  jobs = await startJobs(database.pool, createLog('silent'));
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
  await fresh.drop();
});

test('a run that was sent happens once its transaction commits, and never when it does not', async () => {
  const done: string[] = [];
  const job = { name: 'greet', retries: 0, run: async ({ who }: { who: string }) => void done.push(who) };
  await jobs.work([job]);
  const failing = database.transaction(async (transaction) => {
    await jobs.send(transaction, 'greet', { who: 'nobody' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await database.transaction((transaction) => jobs.send(transaction, 'greet', { who: 'Ada' }));
  await vi.waitFor(() => expect(done).toEqual(['Ada']), soon);
});

test('a repeating job runs again and again, also after it failed, until the program stops', async () => {
  let runs = 0;
  let stopped = false;
  const run = async (_data: never, stopping: AbortSignal) => {
    runs++;
    stopping.addEventListener('abort', () => void (stopped = true));
    if (runs === 1) throw new Error('the first one fails');
  };
  await jobs.work([{ name: 'sweep', retries: 0, everySeconds: 0.05, run }]);
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2), soon);
  await jobs.stop();
  const before = runs;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([runs, stopped]).toEqual([before, true]);
});

test('a job with a cron may also run as soon as the program starts', async () => {
  let runs = 0;
  await jobs.work([{ name: 'catch-up', retries: 0, cron: '0 4 * * *', atStart: true, run: async () => void runs++ }]);
  await vi.waitFor(() => expect(runs).toBe(1), soon);
});
