import type { Server } from './server.ts';
import type { App } from '#platform/app';
import { statement } from '#platform/database';

const probe = statement('health.probe', 'SELECT 1');

/** `/healthz`: the process serves. `/readyz`: so does the database. During shutdown the program accepts no new connections. */
export function mountHealth(server: Server, app: App): void {
  server.get('/healthz', (c) => c.text('ok'));
  server.get('/readyz', async (c) => {
    try {
      await app.database.query(probe);
      return c.text('ready');
    } catch {
      return c.text('the database is away', 503);
    }
  });
}
