import type { App } from '#platform/app';
import { anyWorkChanged, lockWorkRows, takeChangedWork, writeWorkRows } from '../work-rows.store.ts';

const atOnce = 1_000;

/** Writes the search rows of posts that changed, at most 1000 of them; false when none is left. Who searches first does it. */
export async function refreshWork(app: App): Promise<boolean> {
  if (!(await anyWorkChanged(app.database))) return false;
  return app.database.transaction(async (transaction) => {
    await lockWorkRows(transaction);
    const ids = await takeChangedWork(transaction, atOnce);
    await writeWorkRows(transaction, ids);
    return ids.length > 0;
  });
}
