import { join } from 'node:path';
import type { Account } from './account.ts';
import { lockFolder, type FolderLock } from './folder-lock.ts';
import { openFolder } from './folders.ts';
import { checkMaker } from './homes.ts';

/** A data folder that no other program can start on until it is released. */
export interface Hold {
  /** The folder's real path. */
  readonly folder: string;
  /** Holds a home outside the folder too: a copy of the folder names the same one. */
  alsoHoldHome(home: string): void;
  release(): void;
}

/** Opens the data folder for this program alone; throws `FolderInUse` or `FolderUnusable`. */
export async function holdFolder(given: string, account: Account | undefined): Promise<Hold> {
  const folder = await openFolder(given);
  await checkMaker(folder, account);
  const locks: FolderLock[] = [lockFolder(join(folder, 'database.lock'), folder)];
  return {
    folder,
    alsoHoldHome: (home) => void locks.push(lockFolder(`${home}.lock`, folder)),
    release: () => locks.forEach((lock) => lock.release()),
  };
}
