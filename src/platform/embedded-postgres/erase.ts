import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordOf } from './abandoned.ts';
import { serverAccount } from './account.ts';
import { shippedBinaries } from './binaries.ts';
import { clusterIn } from './cluster.ts';
import { holdFolder } from './holds.ts';
import { clearLeftover } from './leftover.ts';
import { findHome, removeHome, removeUnfinishedHomes } from './homes.ts';
import type { EmbeddedPostgresOptions } from './start.ts';

/**
 * Removes the folder's database for good, also the part that a root program keeps outside the folder. Throws
 * `FolderInUse` while a program uses it.
 */
export async function eraseEmbeddedPostgres({ folder: given, log: tell }: EmbeddedPostgresOptions): Promise<void> {
  const account = serverAccount();
  const hold = await holdFolder(given, account);
  try {
    await removeUnfinishedHomes(hold.folder);
    const home = await findHome(hold.folder);
    if (!home) return;
    if (account) hold.alsoHoldHome(home);
    await clearLeftover(clusterIn(home), shippedBinaries(), tell);
    await removeHome(hold.folder, home);
    if (account) for (const path of [`${home}.lock`, recordOf(home)]) await rm(path, { force: true });
    for (const log of ['database.log', 'database.log.1']) await rm(join(hold.folder, log), { force: true });
  } finally {
    hold.release();
  }
}
