// First of all, as it decides how the others load.
import './production-mode.ts';
import { isLoopback } from '#kernel/loopback';
import { mailsGo, readConfig, unknownSettings, type Config } from '#platform/config';
import { startEmbeddedPostgres } from '#platform/embedded-postgres';
import { createLog } from '#platform/log';
import { checkFolder } from './check-folder.ts';
import { readSecret } from './secret.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { loadWeb } from './web.ts';

/** Loads everything else; the pages begin to load right after it. */
async function load() {
  const { openServer } = await import('./open-server.ts');
  const loadingWeb = loadWeb(process.argv.includes('--development'));
  loadingWeb.catch(() => {});
  return { openServer, loadingWeb };
}

/** Starts the program. PostgreSQL is a process of its own: most of the program loads while that starts. */
async function start(config: Config, shutdown: Shutdown): Promise<void> {
  const log = createLog(config.logLevel ?? 'info');
  for (const name of unknownSettings(process.env)) log.warn(`THERE IS NO SETTING ${name}: it changes nothing.`);
  if (!config.rateLimits) log.warn('RATE LIMITS ARE OFF (ULI_RATE_LIMITS=off). Never run a public server like this.');
  const isPublic = !isLoopback(new URL(config.url).hostname);
  if (config.plans === 'paid' && !config.stripe && isPublic)
    log.warn('PLANS ARE PAID IN A SANDBOX: set STRIPE_SECRET_KEY, or ULI_PLANS=free.');
  if (isPublic && mailsGo(config) !== 'out') log.warn('EMAILS GO NOWHERE: set SMTP_URL.');
  checkFolder(config);
  const secret = readSecret(config);
  let loading: ReturnType<typeof load> | undefined;
  const beginLoading = () => {
    loading ??= load();
    loading.catch(() => {});
    return loading;
  };
  const { databaseUrl, dataFolder: folder } = config;
  const embedded = databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ folder, log: (line) => log.info(line), onSpawned: beginLoading });
  if (embedded) shutdown.add(() => embedded.stop());
  const { openServer, loadingWeb } = await beginLoading();
  await openServer({ config, log, secret, shutdown, loadingWeb, embedded });
}

const shutdown = createShutdown();
let config: Config | undefined;
try {
  config = readConfig(process.env);
  await start(config, shutdown);
} catch (error) {
  // Imported only on failure, because it loads the database code and PostgreSQL should not wait for that.
  const { tellFailure } = await import('./tell-failure.ts');
  await shutdown.fail(tellFailure(error, config));
}
