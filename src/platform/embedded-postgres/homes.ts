import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { openSystemFolder, systemData } from './folders.ts';
import { FolderUnusable, systemCode } from './refusals.ts';

/** `<folder>/database` is the home itself, or, if root made it, a file with the id of a home in the system folder. */
const pointer = (folder: string) => join(folder, 'database');
const unfinishedPrefix = 'database.creating-';

/** Refuses a database that another kind of account made: it would look empty, or break. */
export async function checkMaker(folder: string, account: Account | undefined): Promise<void> {
  const entry = await pointerEntry(folder);
  if (account && entry?.isDirectory()) {
    throw new FolderUnusable(
      `The database in ${folder} was made by the user with the id ${entry.uid}: start Uli as that user, not as root.`,
    );
  }
  if (!account && entry?.isFile()) {
    throw new FolderUnusable(
      `The database in ${folder} was made by root: start Uli as root, or set ULI_DATA to another folder.`,
    );
  }
}

/** The home of the folder's database, if it has one. */
export async function findHome(folder: string): Promise<string | undefined> {
  const entry = await pointerEntry(folder);
  if (!entry) return undefined;
  return entry.isDirectory() ? pointer(folder) : homeNamedIn(folder);
}

async function pointerEntry(folder: string): Promise<Stats | undefined> {
  return lstat(pointer(folder)).catch((error: unknown) => {
    if (systemCode(error) !== 'ENOENT') throw error;
    return undefined;
  });
}

async function homeNamedIn(folder: string): Promise<string> {
  const home = systemHome(await readFile(pointer(folder), 'utf8'));
  const isThere = home && (await lstat(join(home, 'cluster')).catch(() => undefined));
  if (home && isThere) return home;
  throw new FolderUnusable(
    `The file ${pointer(folder)} names a database that is not in ${systemData}: bring it back, or delete that file to begin with an empty one.`,
  );
}

function systemHome(id: string): string | undefined {
  return /^[0-9a-f]{24}$/.test(id.trim()) ? join(systemData, id.trim()) : undefined;
}

/**
 * Makes the folder's home and lets `fill` make the cluster in it; it counts only once it is whole. A root program names
 * it at random, never after the folder, so that a folder made anew cannot meet an old database.
 */
export async function makeHome(
  folder: string,
  account: Account | undefined,
  fill: (home: string) => Promise<void>,
): Promise<string> {
  const id = randomBytes(12).toString('hex');
  const unfinished = join(folder, unfinishedPrefix + id);
  const home = account ? join(await openSystemFolder('data'), id) : unfinished;
  if (account) await writeDurably(unfinished, `${id}\n`);
  await fill(home);
  await rename(unfinished, pointer(folder));
  await syncFolder(folder);
  return account ? home : pointer(folder);
}

/** Removes what a program that was killed while making a home left behind. */
export async function removeUnfinishedHomes(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinishedPrefix)) continue;
    const home = systemHome(name.slice(unfinishedPrefix.length));
    if (home && (await lstat(join(folder, name))).isFile()) await removeTree(home);
    await removeTree(join(folder, name));
  }
}

/** Removes the home and whatever names it. */
export async function removeHome(folder: string, home: string): Promise<void> {
  await removeTree(home);
  await removeTree(pointer(folder));
}

/** An initdb that outlived its killed program may still add a file: try again. */
async function removeTree(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a rename survive a power cut; Windows neither can nor needs to. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
