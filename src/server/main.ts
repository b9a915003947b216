import { createAdaptorServer } from '@hono/node-server';
import { systemClock } from '#kernel/clock';
import { readConfig, WrongSetting, type Config } from '#platform/config';
import { migrateDatabase, openDatabase } from '#platform/database';
import { FolderUnusable, startEmbeddedPostgres } from '#platform/embedded-postgres';
import { startJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { composeApi, composeApp, composeJobs } from './compose.ts';
import { createServer } from './http.ts';
import { readSecret } from './secret.ts';
import { stopOnSignal } from './shutdown.ts';
import { loadWeb } from './web.ts';

const development = process.argv.includes('--development');

/** Starts the program; the port opens last, once everything behind it stands. */
async function start(config: Config): Promise<void> {
  const log = createLog(process.env.LOG_LEVEL ?? 'info');
  if (!config.rateLimits) log.warn('RATE LIMITS ARE OFF (ULI_RATE_LIMITS=off). Never run a public server like this.');
  const secret = readSecret(config);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ folder: config.dataFolder, log: (line) => log.info(line) });
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl };
  const database = openDatabase(connection, (error) => log.warn({ reason: error.message }, 'an idle connection ended'));
  await migrateDatabase(database.pool);
  const jobs = await startJobs(database.pool, log);
  const app = composeApp({ config, database, clock: systemClock, log, jobs, secret });
  const web = await loadWeb(development);
  const server = createServer(app, composeApi(app), web);
  const http = createAdaptorServer({ fetch: server.fetch });
  stopOnSignal(http, [() => jobs.stop(), () => web.close(), () => database.close(), () => embedded?.stop()]);
  await jobs.work(composeJobs(app));
  http.listen(config.port, config.host, () => {
    process.stdout.write(`\nUli is open at ${config.url}\n`);
  });
}

try {
  await start(readConfig(process.env));
} catch (error) {
  const told = error instanceof WrongSetting || error instanceof FolderUnusable;
  process.stderr.write(`${told ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}
