import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { FolderInUse, FolderUnusable } from './refusals.ts';

const sqliteBusy = 5;
const patienceMilliseconds = 500;

export interface FolderLock {
  release(): void;
}

/** Holds every lock of this process: a lock that is garbage-collected would be let go silently. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock file or throws `FolderInUse` for the folder. Node has no call for file locks, but its SQLite takes the
 * operating system's own, which end with the process (also by `kill -9`), are seen from other containers on the same
 * machine, and refuse a second taker within one process. Nothing else may open the lock file: closing any other handle
 * on it would drop the lock.
 */
export function lockFolder(lockFile: string, folder: string): FolderLock {
  const holderFile = `${lockFile}.pid`;
  const database = openLockFile(lockFile, folder);
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) throw new FolderInUse(folder, readHolder(holderFile));
    throw new FolderUnusable(`The file ${lockFile} cannot be locked: ${(error as Error).message}.`, { cause: error });
  }
  held.add(database);
  writeFileSync(holderFile, `${process.pid}\n`, { mode: 0o600 });
  return {
    release() {
      if (!held.delete(database)) return;
      rmSync(holderFile, { force: true });
      database.close();
    },
  };
}

function openLockFile(lockFile: string, folder: string): DatabaseSync {
  try {
    const database = new DatabaseSync(lockFile, { timeout: patienceMilliseconds });
    chmodSync(lockFile, 0o600);
    return database;
  } catch (error) {
    throw new FolderUnusable(
      `Uli cannot write in the folder ${folder}: make it writable for the account that starts Uli, or set ULI_DATA to another folder.`,
      { cause: error },
    );
  }
}

function readHolder(holderFile: string): number | undefined {
  try {
    const holder = Number(readFileSync(holderFile, 'utf8'));
    return Number.isSafeInteger(holder) && holder > 0 ? holder : undefined;
  } catch {
    return undefined;
  }
}
