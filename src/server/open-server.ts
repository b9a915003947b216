import { createAdaptorServer } from '@hono/node-server';
import { systemClock } from '#kernel/clock';
import { followZoneRules } from '#modules/bookings';
import { outboxAddress } from '#modules/notifications';
import type { Config } from '#platform/config';
import type { EmbeddedPostgres } from '#platform/embedded-postgres';
import { startJobs } from '#platform/jobs';
import type { Log } from '#platform/log';
import { addressProblem, checkAddress } from './check-address.ts';
import { composeApi } from './compose-api.ts';
import { composeApp, composeJobs } from './compose.ts';
import { demoJobs } from './demo/keep-openings.ts';
import { demoSentence } from './demo/people.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import { createServer } from './http.ts';
import { checkDatabases, databaseRoles, openProgramDatabase } from './open-database.ts';
import type { Shutdown } from './shutdown.ts';
import type { Web } from './web-bundle.ts';

export interface Start {
  readonly config: Config;
  readonly log: Log;
  readonly secret: string;
  readonly shutdown: Shutdown;
  /** Loads beside PostgreSQL. */
  readonly loadingWeb: Promise<Web>;
  /** The program's own PostgreSQL, unless it was given another. */
  readonly embedded: EmbeddedPostgres | undefined;
}

/** Opens everything that stands on the database; the port opens last. */
export async function openServer({ config, log, secret, shutdown, loadingWeb, embedded }: Start): Promise<void> {
  await checkAddress(config);
  if (!embedded) await checkDatabases(config);
  const database = await openProgramDatabase(databaseRoles(config, embedded), (error) =>
    log.warn({ reason: error.message }, 'an idle connection ended'),
  );
  shutdown.add(() => database.close());
  const jobs = await startJobs(database.pool, log);
  shutdown.add(() => jobs.stop());
  const app = composeApp({ config, database, clock: systemClock, log, jobs, secret });
  shutdown.add(() => app.securityLog.close());
  shutdown.first(() => app.realtime.close());
  await followZoneRules(app);
  const demoSignIn = await prepareDemo(app, { fill: embedded !== undefined });
  const web = await loadingWeb;
  shutdown.add(() => web.close());
  const api = composeApi(app);
  const server = createServer(app, api, web, demoSignIn);
  const http = createAdaptorServer({ fetch: server.fetch });
  shutdown.serves(http);
  await jobs.work([...composeJobs(app, api), ...(demoSignIn ? demoJobs(app) : [])]);
  http.on('error', (error) => void shutdown.fail(addressProblem(error, config)));
  http.listen(config.port, config.host, () => {
    process.stdout.write(`\nUli is open at ${config.url}\n`);
    const outbox = outboxAddress(app);
    if (outbox) process.stdout.write(`Outbox: ${outbox}\n`);
    if (demoSignIn) process.stdout.write(`${demoSentence}\n`);
  });
}
