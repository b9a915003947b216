import { systemClock } from '#kernel/clock';
import type { App } from '#platform/app';
import type { Config } from '#platform/config';
import { checkIsKnown, openDatabase, type Database } from '#platform/database';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres';
import { startJobs } from '#platform/jobs';
import type { Log } from '#platform/log';
import pg from 'pg';
import { checkFolder } from '../check-folder.ts';
import { composeApi } from '../compose-api.ts';
import { composeApp, composeJobs } from '../compose.ts';
import { checkDatabases, databaseRoles, openProgramDatabase, type DatabaseRoles } from '../open-database.ts';
import { readSecret } from '../secret.ts';

/** A command is one more process on the same database. */
const fewConnections = 4;

interface Reached extends DatabaseRoles {
  close(): Promise<void>;
}

/**
 * Does something with the database as its owner: the one of `DATABASE_URL`, or the data folder's own. Where the program runs on that
 * folder the command joins it; with `alone` it says that the program has to stop first.
 */
export async function withConnection(
  config: Config,
  log: Log,
  work: (connection: pg.ClientConfig) => Promise<void>,
  { alone = false } = {},
): Promise<void> {
  const { owner, close } = await reach(config, log, alone);
  try {
    await checkSchema(owner);
    await work(owner);
  } finally {
    await close();
  }
}

async function checkSchema(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await checkIsKnown(client).finally(() => client.end());
}

async function reach(config: Config, log: Log, alone: boolean): Promise<Reached> {
  const { databaseUrl, dataFolder: folder } = config;
  checkFolder(config);
  if (databaseUrl) await checkDatabases(config);
  const joined = databaseUrl || alone ? undefined : await joinEmbeddedPostgres(folder);
  if (databaseUrl || joined) return { ...databaseRoles(config, joined), close: async () => {} };
  const started = await startEmbeddedPostgres({ folder, log: (line) => log.info(line) });
  return { ...databaseRoles(config, started), close: () => started.stop() };
}

/** Does something with a pool on that connection. */
export async function withPool(
  connection: pg.ClientConfig,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = openDatabase({ ...connection, max: fewConnections }, () => {});
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Does something with the whole program, which serves nobody meanwhile. */
export async function withApp(config: Config, log: Log, work: (app: App) => Promise<void>): Promise<void> {
  const { owner, program, close } = await reach(config, log, false);
  try {
    await withProgram(config, log, { owner, program }, work);
  } finally {
    await close();
  }
}

async function withProgram(config: Config, log: Log, roles: DatabaseRoles, work: (app: App) => Promise<void>) {
  const { owner } = roles;
  const program = { ...roles.program, max: fewConnections };
  const same = owner === roles.program;
  const database = await openProgramDatabase({ owner: same ? program : owner, program }, () => {});
  try {
    const jobs = await startJobs(database.pool, log, { schedule: false });
    const app = composeApp({ config, database, clock: systemClock, log, jobs, secret: readSecret(config) });
    try {
      await jobs.prepare(composeJobs(app, composeApi(app)));
      await work(app);
    } finally {
      await app.realtime.close();
      await jobs.stop();
    }
  } finally {
    await database.close();
  }
}
