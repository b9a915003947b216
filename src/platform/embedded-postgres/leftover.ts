import { execFile } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { pidFileIn, readPidFile, type PidFile } from './pid-file.ts';
import { systemCode } from './refusals.ts';
import { becomesTrue } from './waiting.ts';

const run = promisify(execFile);
/** Fast shutdown, then without a checkpoint, then by force: the log brings everything acknowledged back. */
const steps = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;

/**
 * Ends the server that a killed program left running on the cluster, and clears what a dead one left behind. Call it
 * only with the folder's lock held: then whoever still serves the cluster serves nobody. Gives what was left.
 */
export async function clearLeftover(
  cluster: string,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<PidFile | undefined> {
  const left = await readPidFile(cluster);
  if (!left) return removeNameless(cluster);
  if (await isServing(left, cluster)) {
    log(`PostgreSQL (process ${left.pid}) outlived the program that started it: stopping it`);
    await stopServer(left, cluster, binaries);
  }
  // PostgreSQL would refuse to start while any process has that pid. A pid without a process is left to PostgreSQL, which
  // then also looks for backends that outlived their server.
  if (isAlive(left.pid)) await rm(pidFileIn(cluster), { force: true });
  return left;
}

/** Whether a server runs on the cluster, whoever started it. */
export async function isServed(cluster: string): Promise<boolean> {
  const left = await readPidFile(cluster);
  return left !== undefined && (await isServing(left, cluster));
}

/** A power cut can leave the file empty; a server that is just starting has it empty for a moment. */
async function removeNameless(cluster: string): Promise<undefined> {
  const isThere = await stat(pidFileIn(cluster)).catch(() => undefined);
  if (!isThere) return;
  if (await becomesTrue(async () => (await readPidFile(cluster)) !== undefined, 100)) return;
  await rm(pidFileIn(cluster), { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

async function stopServer(left: PidFile, cluster: string, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    await run(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-t', '15']);
    return;
  }
  for (const [signal, patience] of steps) {
    try {
      process.kill(left.pid, signal);
    } catch {
      // It ended meanwhile.
    }
    if (await becomesTrue(async () => !(await isServing(left, cluster)), patience)) return;
  }
  throw new Error(`PostgreSQL (process ${left.pid}) still runs on ${cluster} and cannot be stopped`);
}

/** Whether the process is a PostgreSQL on this very cluster, not one that got a dead server's pid or serves the original of a copy. */
async function isServing(left: PidFile, cluster: string): Promise<boolean> {
  try {
    if (process.platform === 'linux') return await servesOnLinux(left.pid, cluster);
    const isWindows = process.platform === 'win32';
    const [program, options] = isWindows
      ? ['tasklist', ['/FI', `PID eq ${left.pid}`, '/NH']]
      : ['ps', ['-ww', '-o', 'command=', '-p', String(left.pid)]];
    const { stdout } = await run(program, options);
    return stdout.includes('postgres') && resolve(left.cluster) === cluster;
  } catch {
    return false;
  }
}

/** PostgreSQL works inside its cluster's folder; the folder's identity also holds after a move. */
async function servesOnLinux(pid: number, cluster: string): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8');
  const [works, wanted] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(cluster)]);
  return name.trim() === 'postgres' && works.dev === wanted.dev && works.ino === wanted.ino;
}
