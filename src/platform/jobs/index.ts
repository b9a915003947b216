import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss, type Db } from 'pg-boss';
import type { Executor } from '#platform/database';
import type { Log } from '#platform/log';
import type { Pool } from 'pg';

export interface Job<Data = never> {
  readonly name: string;
  /** How often a failed run is tried again; the pauses double from ten seconds. */
  readonly retries: number;
  /** Cron in UTC for a job that runs by itself. */
  readonly cron?: string;
  /**
   * For work that a table of its own hands out: every process runs it again and again, so many seconds after each end. It has
   * no queue, so whoever leaves such work writes one row and no second one.
   */
  readonly everySeconds?: number;
  /** Runs as soon as the process works, too: a cron alone would first wait out its minute. */
  readonly atStart?: boolean;
  /** `stopping` tells a long run to end between two steps. */
  run(data: Data, stopping: AbortSignal): Promise<void>;
}

/** Work that happens after the answer: kept in the database, run once across processes, tried again when it fails. */
export interface Jobs {
  /** Queues a run inside the transaction: it exists exactly when the transaction commits. */
  send(transaction: Executor, name: string, data: object, options?: { startAfter?: number }): Promise<void>;
}

export interface RunningJobs extends Jobs {
  /** Makes the queues, so that runs can be sent. */
  prepare(jobs: readonly Job[]): Promise<void>;
  /** Makes the queues and does what waits in them. */
  work(jobs: readonly Job[]): Promise<void>;
  stop(): Promise<void>;
}

/** So long a run in progress may take to end. */
const stopMilliseconds = 2_000;
const unusedId = '00000000-0000-0000-0000-000000000000';

/** Makes what the queue keeps its runs in, or brings it up to date; the pool is of a role that may. */
export async function prepareQueue(pool: Pool): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}

/**
 * Starts the job queue on the program's own database. Without `schedule` runs can be sent and nothing else happens: a command that
 * ends after a moment must not leave a worker of the queue polling a closed pool.
 */
export async function startJobs(pool: Pool, log: Log, { schedule = true } = {}): Promise<RunningJobs> {
  const own: Db = { executeSql: (text, values) => pool.query(text, values) };
  const boss = new PgBoss({ db: own, schema: 'jobs', schedule, supervise: schedule });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'jobs: a query failed'));
  await boss.start();
  const stopping = new AbortController();
  const repeating: Promise<void>[] = [];
  const prepare = async (jobs: readonly Job[]) => {
    for (const { name, retries, everySeconds } of jobs) {
      if (everySeconds !== undefined) continue;
      await boss.createQueue(name, { retryLimit: retries, retryDelay: 10, retryBackoff: true });
      // Reading makes the queue known; else the first run sent in a transaction would look it up on the pool, of which other
      // transactions that wait for this very one may hold every connection.
      await boss.findJobs(name, { id: unusedId });
    }
  };
  return {
    async send(transaction, name, data, options) {
      const startAfter = options?.startAfter === undefined ? undefined : new Date(options.startAfter);
      await boss.send(name, data, {
        startAfter,
        db: { executeSql: (text, values) => runIn(transaction, text, values) },
      });
    },
    prepare,
    async work(jobs) {
      await prepare(jobs);
      for (const job of jobs) {
        if (job.everySeconds !== undefined) {
          repeating.push(repeat(job, job.everySeconds, stopping.signal, log));
          continue;
        }
        await boss.work<never>(job.name, { pollingIntervalSeconds: 1 }, async ([claimed]) => {
          if (claimed) await run(job, claimed.data, stopping.signal, log);
        });
        if (job.cron) await boss.schedule(job.name, job.cron);
        if (job.atStart) await boss.send(job.name, {});
      }
    },
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(repeating), pause(stopMilliseconds, undefined, { ref: false })]);
      await boss.stop({ graceful: true, timeout: stopMilliseconds });
    },
  };
}

async function repeat(job: Job, seconds: number, stopping: AbortSignal, log: Log): Promise<void> {
  while (!stopping.aborted) {
    await run(job, undefined as never, stopping, log).catch(() => {});
    await pause(seconds * 1000, undefined, { signal: stopping }).catch(() => {});
  }
}

async function run(job: Job, data: never, stopping: AbortSignal, log: Log): Promise<void> {
  const failure = await job.run(data, stopping).then(
    () => undefined,
    (error: { name?: string; code?: string }) => ({ error: error.name, code: error.code }),
  );
  if (!failure) return;
  log.warn({ job: job.name, ...failure }, 'a job failed');
  // The queue keeps what it is thrown; the error's own words may quote people.
  throw new Error([failure.error, failure.code, 'see the log'].filter(Boolean).join(', '));
}

async function runIn(transaction: Executor, text: string, values?: unknown[]) {
  return { rows: await transaction.run(text, values) };
}
