import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { ChangeQueue } from '../change-queue.store.ts';

/**
 * Writes the search rows of what changed, at most so many at once; false when nothing is left. Whoever asks first does it, so
 * that what was just added is found; while another process writes, one waits for its few milliseconds.
 */
export async function refreshChanged(
  app: App,
  queue: ChangeQueue,
  most: number,
  write: (transaction: Executor, ids: readonly number[]) => Promise<void>,
): Promise<boolean> {
  if (!(await queue.isWaiting(app.database))) return false;
  return app.database.transaction(async (transaction) => {
    await queue.lock(transaction);
    const ids = await queue.take(transaction, most);
    await write(transaction, ids);
    return ids.length > 0;
  });
}
