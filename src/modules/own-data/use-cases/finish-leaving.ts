import type { App } from '#platform/app';
import { takeDuePerson } from '../leaving.store.ts';
import { wipePerson } from '../wipe.store.ts';

/** Makes the deletions final whose time has come: each person in a transaction of their own, whole or not at all. */
export async function finishLeaving(
  app: App,
  { removePreviews }: { readonly removePreviews: (userId: number) => Promise<void> },
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const gone = await app.database.transaction(async (transaction) => {
      const due = await takeDuePerson(transaction, app.clock.now());
      if (due !== undefined) await wipePerson(transaction, due, app.clock.now());
      return due;
    });
    if (gone === undefined) return;
    await removePreviews(gone);
  }
}
