import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { openSystemFolder } from './folders.ts';

/** Access rules, in two files that the server reads instead of the cluster's own. */
export interface SocketAccess {
  readonly hbaFile: string;
  readonly identFile: string;
}

/**
 * If the server runs as `nobody`, only root can connect through its socket, and no other process of `nobody`: the operating
 * system reports the peer. The files belong to root, so `nobody` cannot change them, and they are passed at every start,
 * whatever the cluster was created with. Undefined if the server runs under the program's own account.
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

/** The name of the account with id 0, as PostgreSQL will see it; undefined if it has no name. */
function rootName(): string | undefined {
  return /^([^:\n]+):[^:]*:0:/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[1];
}

/** Two programs that start simultaneously never see a partial file. */
async function keepFile(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
  const unfinished = `${path}-${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, text, { mode: 0o644 });
  await rename(unfinished, path);
}
