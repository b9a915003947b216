import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { socketFolderIn } from './cluster.ts';
import { socketPort } from './settings.ts';

/** The shortest limit of the systems we know (macOS); Linux allows four bytes more. */
const longestSocketPath = 103;
const socketName = `.s.PGSQL.${socketPort}`;
const temporaryPrefix = 'uli-socket-';

/**
 * A folder that only the server's account may enter, short enough for a socket's path: the home's own, or a temporary
 * one where the home lies too deep.
 */
export async function openSocketFolder(home: string): Promise<string> {
  const own = socketFolderIn(home);
  if (fits(own)) return own;
  const parent = fits(join(tmpdir(), `${temporaryPrefix}XXXXXX`)) ? tmpdir() : '/tmp';
  return mkdtemp(join(parent, temporaryPrefix));
}

/** A dead server's socket lock names a pid that may belong to another process by now, at which PostgreSQL would stop. */
export async function clearSocketFolder(folder: string): Promise<void> {
  for (const file of await readdir(folder))
    if (file.startsWith(socketName)) await rm(join(folder, file), { force: true });
}

/** Removes the folder if it is a temporary one. */
export async function removeSocketFolder(folder: string): Promise<void> {
  const isTemporary = [tmpdir(), '/tmp'].some(
    (parent) => dirname(folder) === parent && folder.startsWith(join(parent, temporaryPrefix)),
  );
  if (isTemporary) await rm(folder, { recursive: true, force: true });
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= longestSocketPath;
}
