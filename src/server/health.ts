import type { Server } from './server.ts';
import type { App } from '#platform/app';
import { statement } from '#platform/database';

const probe = statement('health.probe', 'SELECT 1');

/** `/healthz`: the process serves. `/readyz`: so does the database, and nobody has asked the program to stop. */
export function mountHealth(server: Server, app: App, isStopping: () => boolean): void {
  server.get('/healthz', (c) => c.text('ok'));
  server.get('/readyz', async (c) => {
    if (isStopping()) return c.text('stopping', 503);
    try {
      await app.database.query(probe);
      return c.text('ready');
    } catch {
      return c.text('the database is away', 503);
    }
  });
}
