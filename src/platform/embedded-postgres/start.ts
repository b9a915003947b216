import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { recordFolder, tellAbandoned } from './abandoned.ts';
import { serverAccount, type Account } from './account.ts';
import { completeBinaries, shippedBinaries, type Binaries } from './binaries.ts';
import { copyBinaries } from './binaries-copy.ts';
import { checkVersion, clusterIn, createCluster } from './cluster.ts';
import { connectionsTo, ensureDatabase, type Connections } from './connection.ts';
import { holdFolder, type Hold } from './holds.ts';
import { openSystemFolder } from './folders.ts';
import { findHome, makeHome, removeUnfinishedHomes } from './homes.ts';
import { openListening } from './listening.ts';
import { restrictSocket } from './socket-access.ts';
import { removeSocketFolder } from './socket-folder.ts';
import { bringUp } from './bring-up.ts';
import { superviseServer } from './supervision.ts';

/** A running private PostgreSQL. */
export interface EmbeddedPostgres extends Connections {
  /** Whether this start made the database, which then has nothing in it. */
  readonly createdNow: boolean;
  /** Ends PostgreSQL within five seconds, whoever is connected, and lets go of the folder. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The data folder, absolute or relative; made if missing. */
  readonly folder: string;
  /** Told what happens, a line at a time. */
  readonly log: (line: string) => void;
  /** Called once a process of PostgreSQL runs, perhaps more than once: from then on this one mostly waits. */
  readonly onSpawned?: () => void;
}

/**
 * Starts the folder's private PostgreSQL, made if missing. Throws `FolderInUse` if another program has the folder and
 * `FolderUnusable` if it cannot be used; both say in one sentence what to do.
 */
export async function startEmbeddedPostgres({
  folder: given,
  log,
  onSpawned = () => {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = serverAccount();
  const hold = await holdFolder(given, account);
  try {
    return await startHeld(hold, account, log, onSpawned);
  } catch (error) {
    hold.release();
    throw error;
  }
}

async function startHeld(
  hold: Hold,
  account: Account | undefined,
  log: (line: string) => void,
  onSpawned: () => void,
): Promise<EmbeddedPostgres> {
  const { folder } = hold;
  await removeUnfinishedHomes(folder);
  const binaries = await usableBinaries(folder, account);
  const home =
    (await findHome(folder)) ??
    (await makeHome(folder, account, (empty) => createCluster(empty, binaries, account, onSpawned)));
  if (account) {
    hold.alsoHoldHome(home);
    await recordFolder(home, folder);
    await tellAbandoned(log);
  }
  await checkVersion(home, binaries);
  const listening = await openListening(home);
  const plan = {
    binaries,
    account,
    cluster: clusterIn(home),
    listening,
    access: await restrictSocket(account),
    logFile: join(folder, 'database.log'),
    log,
    onSpawned,
  };
  const server = await superviseServer((signal) => bringUp(plan, signal), log);
  const stop = async () => {
    await server.stop();
    await removeSocketFolder(listening.host);
    hold.release();
  };
  try {
    const connections = await connectionsTo(home, listening);
    const createdNow = await ensureDatabase(connections);
    let stopped: Promise<void> | undefined;
    return { ...connections, createdNow, stop: () => (stopped ??= stop()) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The package's own binaries where this account may run them as they are, otherwise a copy. */
async function usableBinaries(folder: string, account: Account | undefined): Promise<Binaries> {
  const shipped = shippedBinaries();
  if (account) return copyBinaries(shipped, await openSystemFolder('postgres'));
  if (await completeBinaries(shipped)) return shipped;
  const parent = join(folder, 'postgres');
  await mkdir(parent, { recursive: true });
  return copyBinaries(shipped, parent);
}
