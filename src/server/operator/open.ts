import { systemClock } from '#kernel/clock';
import type { App } from '#platform/app';
import type { Config } from '#platform/config';
import { migrateDatabase, openDatabase, type Database } from '#platform/database';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres';
import { startJobs } from '#platform/jobs';
import type { Log } from '#platform/log';
import type pg from 'pg';
import { composeApi } from '../compose-api.ts';
import { composeApp, composeJobs } from '../compose.ts';
import { readSecret } from '../secret.ts';

interface Reached {
  readonly connection: pg.ClientConfig;
  close(): Promise<void>;
}

/**
 * Does something with the database: the one of `DATABASE_URL`, or the data folder's own. Where the program runs on that
 * folder the command joins it; with `alone` it says that the program has to stop first.
 */
export async function withConnection(
  config: Config,
  log: Log,
  work: (connection: pg.ClientConfig) => Promise<void>,
  { alone = false } = {},
): Promise<void> {
  const { connection, close } = await reach(config, log, alone);
  try {
    await work(connection);
  } finally {
    await close();
  }
}

async function reach({ databaseUrl, dataFolder: folder }: Config, log: Log, alone: boolean): Promise<Reached> {
  if (databaseUrl) return { connection: { connectionString: databaseUrl }, close: async () => {} };
  const joined = alone ? undefined : await joinEmbeddedPostgres(folder);
  if (joined) return { connection: joined, close: async () => {} };
  const started = await startEmbeddedPostgres({ folder, log: (line) => log.info(line) });
  return { connection: started.connection, close: () => started.stop() };
}

/** Does something with a pool on that connection. */
export async function withPool(
  connection: pg.ClientConfig,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = openDatabase({ ...connection, max: 4 }, () => {});
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Does something with the whole program, which serves nobody meanwhile. */
export function withApp(config: Config, log: Log, work: (app: App) => Promise<void>): Promise<void> {
  return withConnection(config, log, (connection) =>
    withPool(connection, async (database) => {
      await migrateDatabase(database.pool);
      const jobs = await startJobs(database.pool, log);
      const app = composeApp({ config, database, clock: systemClock, log, jobs, secret: readSecret(config) });
      try {
        await jobs.prepare(composeJobs(app, composeApi(app)));
        await work(app);
      } finally {
        await app.realtime.close();
        await jobs.stop();
      }
    }),
  );
}
