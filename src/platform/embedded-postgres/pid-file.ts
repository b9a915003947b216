import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a server tells about itself in its cluster's `postmaster.pid`. */
export interface PidFile {
  readonly pid: number;
  /** The cluster's path when the server started. */
  readonly cluster: string;
  readonly port: number;
  /** Empty where it listens on an address only. */
  readonly socketFolder: string;
  readonly isReady: boolean;
}

export const pidFileIn = (cluster: string) => join(cluster, 'postmaster.pid');

/** The cluster's `postmaster.pid`; undefined if there is none, or one in which no process is named (yet). */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(pidFileIn(cluster), 'utf8').catch(() => '');
  // PostgreSQL's own order: pid, data, start time, port, socket folder, address, shared memory, status.
  const lines = text.split(/\r?\n/);
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    cluster: lines[1] ?? '',
    port: Number(lines[3]),
    socketFolder: lines[4] ?? '',
    isReady: lines[7]?.trim() === 'ready',
  };
}
