import { realpath } from 'node:fs/promises';
import { clusterIn } from './cluster.ts';
import { connectionsTo, type Connections } from './connection.ts';
import { findHome } from './homes.ts';
import { isServed } from './leftover.ts';
import { readPidFile } from './pid-file.ts';

/** The connections to the folder's PostgreSQL while a program has it running; undefined when none has. */
export async function joinEmbeddedPostgres(folder: string): Promise<Connections | undefined> {
  const real = await realpath(folder).catch(() => undefined);
  const home = real && (await findHome(real));
  if (!home || !(await isServed(clusterIn(home)))) return undefined;
  const server = await readPidFile(clusterIn(home));
  if (!server?.isReady) return undefined;
  return connectionsTo(home, { host: server.socketFolder || '127.0.0.1', port: server.port });
}
