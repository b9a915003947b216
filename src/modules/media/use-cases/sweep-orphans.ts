import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#platform/app';
import { deleteOrphans } from '../media.store.ts';
import { allFileNames, orphanAge, uploadLimits } from '../rules/index.ts';
import { incomingFolder } from './read-form.ts';

const atOnce = 50;
/** No upload takes longer than this, so older files are leftovers, in milliseconds. */
const oldestUpload = 2 * uploadLimits.whole;

/** Deletes unused pictures. */
export async function sweepOrphans(app: App, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const taken = await app.database.transaction(async (transaction) => {
      const keys = await deleteOrphans(transaction, app.clock.now() - orphanAge, atOnce);
      // Before the rows are really gone: if it fails, they stay and are taken another time.
      for (const key of keys) await app.storage.remove(allFileNames(key));
      return keys.length;
    });
    if (taken < atOnce) break;
  }
}

/** Deletes upload files that a killed program left in the folder of this machine. */
export async function sweepIncoming(app: App): Promise<void> {
  const folder = incomingFolder(app);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    // The files' age is the machine's own, whatever the program's clock says.
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > oldestUpload) await rm(path, { recursive: true, force: true });
  }
}
