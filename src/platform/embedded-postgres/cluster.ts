import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ownedBy, spawnAs, type Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { FolderUnusable } from './refusals.ts';

export const databaseName = 'uli';
/** Who owns the database and everything in it. */
export const ownerName = 'uli';
/** Who the program runs as. */
export const programName = 'uli_program';

/** What a home holds. */
export const clusterIn = (home: string) => join(home, 'cluster');
export const socketFolderIn = (home: string) => join(home, 'socket');
const passwordFileIn = (home: string) => join(home, 'password');

/** Windows has no private socket folder, so there a password guards the loopback port. */
const hasPassword = process.platform === 'win32';

/** A clean environment: neither PG* variables nor a foreign language may change what the programs do. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'SYSTEMROOT', 'SystemRoot', 'TEMP', 'TMP', 'USERPROFILE'];
  const environment = Object.fromEntries(kept.map((name) => [name, process.env[name]]));
  return { ...environment, LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * Makes an empty cluster: UTF-8, text compared by code point but with Unicode's letters, whichever locales the machine
 * has. initdb itself brings it to the disk before it ends; leaving that out would save 0.2 s and risk the data.
 */
export async function createCluster(
  home: string,
  binaries: Binaries,
  account: Account | undefined,
  onSpawned: () => void,
): Promise<void> {
  await mkdir(home, { mode: 0o700 });
  await mkdir(socketFolderIn(home), { mode: 0o700 });
  if (hasPassword) await writeFile(passwordFileIn(home), randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) for (const path of [socketFolderIn(home), home]) await chown(path, ...ownedBy(account));
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = hasPassword ? ['--auth=scram-sha-256', `--pwfile=${passwordFileIn(home)}`] : ['--auth=trust'];
  const options = [...locale, ...access, `--username=${ownerName}`, '--no-instructions'];
  try {
    const settings = { ...spawnAs(account), cwd: binaries.root, env: serverEnvironment() };
    const made = promisify(execFile)(binaries.initdb, [`--pgdata=${clusterIn(home)}`, ...options], settings);
    onSpawned();
    await made;
  } catch (error) {
    const told = (error as { stderr?: string }).stderr?.trim() || (error as Error).message;
    throw new Error(`PostgreSQL's initdb could not make a database in ${home}: ${told}`, { cause: error });
  }
}

/** Refuses a cluster that another major version of PostgreSQL made. */
export async function checkVersion(home: string, binaries: Binaries): Promise<void> {
  const made = (await readFile(join(clusterIn(home), 'PG_VERSION'), 'utf8')).trim();
  const major = binaries.version.split('.')[0];
  if (made === major) return;
  throw new FolderUnusable(
    `The database in ${home} was made by PostgreSQL ${made} and this Uli brings PostgreSQL ${major}: move its data over, or use the Uli that made it.`,
  );
}

/** The password that the cluster was made with, where it has one. */
export async function readPassword(home: string): Promise<string | undefined> {
  return hasPassword ? readFile(passwordFileIn(home), 'utf8') : undefined;
}
