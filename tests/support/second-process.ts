import { openDatabase } from '#platform/database';
import { composeApi, composeApp } from '#server/compose';
import type { World } from './world.ts';

/** A second program on the world's database, with connections and queues of its own. */
export function openSecondProcess(world: World): { api: World['api']; close(): Promise<void> } {
  const database = openDatabase({ ...world.app.database.pool.options }, () => {});
  return { api: composeApi(composeApp({ ...world.app, database })), close: () => database.close() };
}
