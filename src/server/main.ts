// First of all, as it decides how the others load.
import './production-mode.ts';
import { createAdaptorServer } from '@hono/node-server';
import { systemClock } from '#kernel/clock';
import { readConfig, WrongSetting, type Config } from '#platform/config';
import { migrateDatabase, openDatabase } from '#platform/database';
import { FolderUnusable, startEmbeddedPostgres } from '#platform/embedded-postgres';
import { startJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { composeApi, composeApp, composeJobs } from './compose.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import { createServer } from './http.ts';
import { readSecret } from './secret.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { loadWeb } from './web.ts';

const development = process.argv.includes('--development');

/** Starts the program; the port opens last, once everything behind it stands. */
async function start(config: Config, shutdown: Shutdown): Promise<void> {
  const log = createLog(process.env.LOG_LEVEL ?? 'info');
  if (!config.rateLimits) log.warn('RATE LIMITS ARE OFF (ULI_RATE_LIMITS=off). Never run a public server like this.');
  const secret = readSecret(config);
  // Loads while PostgreSQL starts, which is a process of its own.
  const loadingWeb = loadWeb(development);
  loadingWeb.catch(() => {});
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ folder: config.dataFolder, log: (line) => log.info(line) });
  if (embedded) shutdown.add(() => embedded.stop());
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl };
  const database = openDatabase(connection, (error) => log.warn({ reason: error.message }, 'an idle connection ended'));
  shutdown.add(() => database.close());
  await migrateDatabase(database.pool);
  const jobs = await startJobs(database.pool, log);
  shutdown.add(() => jobs.stop());
  const app = composeApp({ config, database, clock: systemClock, log, jobs, secret });
  const demoSignIn = embedded && config.demo ? await prepareDemo(app) : undefined;
  const web = await loadingWeb;
  shutdown.add(() => web.close());
  const server = createServer(app, composeApi(app), web, demoSignIn);
  const http = createAdaptorServer({ fetch: server.fetch });
  shutdown.serves(http);
  await jobs.work(composeJobs(app));
  http.on('error', (error: NodeJS.ErrnoException) => {
    const busy = error.code === 'EADDRINUSE';
    shutdown.fail(busy ? `Port ${config.port} is taken. Set PORT to another one.` : error.message);
  });
  http.listen(config.port, config.host, () => {
    process.stdout.write(`\nUli is open at ${config.url}\n`);
    if (demoSignIn) process.stdout.write(`Demo sign-in: ${demoSignIn.username}, password ${demoSignIn.password}\n`);
  });
}

const shutdown = createShutdown();
try {
  await start(readConfig(process.env), shutdown);
} catch (error) {
  const told = error instanceof WrongSetting || error instanceof FolderUnusable;
  await shutdown.fail(told ? error.message : String((error as Error).stack));
}
