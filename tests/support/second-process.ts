import { openDatabase } from '#platform/database';
import { composeApi } from '#server/compose-api';
import { composeApp } from '#server/compose';
import type { World } from './world.ts';

/** A second program on the world's database, with connections and queues of its own. */
export function openSecondProcess(world: World): Pick<World, 'api' | 'app' | 'close'> {
  const database = openDatabase({ ...world.app.database.pool.options }, () => {});
  const app = composeApp({ ...world.app, database });
  return {
    app,
    api: composeApi(app),
    async close() {
      await app.realtime.close();
      await database.close();
    },
  };
}
