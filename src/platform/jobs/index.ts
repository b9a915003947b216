import { PgBoss, type Db } from 'pg-boss';
import type { Executor } from '#platform/database';
import type { Log } from '#platform/log';
import type { Pool } from 'pg';

export interface Job<Data> {
  readonly name: string;
  /** How often a failed run is tried again; the pauses double from ten seconds. */
  readonly retries: number;
  /** Cron in UTC for a job that runs by itself. */
  readonly cron?: string;
  run(data: Data): Promise<void>;
}

/** Work that happens after the answer: kept in the database, run once across processes, tried again when it fails. */
export interface Jobs {
  /** Queues a run inside the transaction: it exists exactly when the transaction commits. */
  send(transaction: Executor, name: string, data: object, options?: { startAfter?: number }): Promise<void>;
}

export interface RunningJobs extends Jobs {
  work(jobs: readonly Job<never>[]): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the job queue on the program's own database. */
export async function startJobs(pool: Pool, log: Log): Promise<RunningJobs> {
  const own: Db = { executeSql: (text, values) => pool.query(text, values) };
  const boss = new PgBoss({ db: own, schema: 'jobs' });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'jobs: a query failed'));
  await boss.start();
  return {
    async send(transaction, name, data, options) {
      const startAfter = options?.startAfter === undefined ? undefined : new Date(options.startAfter);
      await boss.send(name, data, {
        startAfter,
        db: { executeSql: (text, values) => runIn(transaction, text, values) },
      });
    },
    async work(jobs) {
      for (const job of jobs) {
        await boss.createQueue(job.name, { retryLimit: job.retries, retryDelay: 10, retryBackoff: true });
        await boss.work<never>(job.name, { pollingIntervalSeconds: 1 }, async ([claimed]) => {
          if (claimed) await job.run(claimed.data);
        });
        if (job.cron) await boss.schedule(job.name, job.cron);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 2_000 }),
  };
}

async function runIn(transaction: Executor, text: string, values?: unknown[]) {
  return { rows: await transaction.run(text, values) };
}
