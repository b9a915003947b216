import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { openSystemFolder } from './folders.ts';

/** Who may come in, in two files that the server reads in place of its cluster's own. */
export interface SocketAccess {
  readonly hbaFile: string;
  readonly identFile: string;
}

/**
 * Where the server runs as `nobody`, lets in by its socket whoever is root, and no other process of `nobody`: the operating
 * system says who connects. The files are root's, so that `nobody` cannot change them, and they are given on every start,
 * whatever a cluster was made with. Undefined where the server's account is the program's own, which the folder's mode guards.
 */
export async function restrictSocket(account: Account | undefined): Promise<SocketAccess | undefined> {
  const root = account && rootName();
  if (!root) return undefined;
  const folder = await openSystemFolder('access');
  const access = { hbaFile: join(folder, 'hba.conf'), identFile: join(folder, 'ident.conf') };
  await keepFile(access.hbaFile, 'local all all peer map=uli\n');
  await keepFile(access.identFile, `uli "${root.replaceAll('"', '""')}" all\n`);
  return access;
}

/** What the account with the id 0 is called, as PostgreSQL will read it; undefined where it has no name. */
function rootName(): string | undefined {
  return /^([^:\n]+):[^:]*:0:/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[1];
}

/** Two programs that start at once never see half a file. */
async function keepFile(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
  const unfinished = `${path}-${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, text, { mode: 0o644 });
  await rename(unfinished, path);
}
