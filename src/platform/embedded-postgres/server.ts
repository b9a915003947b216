import { spawn, type ChildProcess } from 'node:child_process';
import { spawnAs } from './account.ts';
import { serverEnvironment } from './cluster.ts';
import { openServerLog, type ServerLog } from './server-log.ts';
import { readPidFile } from './pid-file.ts';
import type { Server, ServerPlan } from './server-plan.ts';
import { serverSettings } from './settings.ts';
import { startServerOnWindows } from './server-windows.ts';
import { settlesWithin } from './waiting.ts';

/** PostgreSQL ended before it was ready; `told` is what it wrote meanwhile. */
export class ServerDidNotStart extends Error {
  readonly told: string;

  constructor(how: string, told: string) {
    super(`PostgreSQL did not start (${how}): ${told || 'it wrote nothing'}`);
    this.name = 'ServerDidNotStart';
    this.told = told;
  }
}

/** Fast, then without a checkpoint, then by force; together four seconds, so that five hold on a busy machine. */
const stopSteps = [
  ['SIGINT', 3_000],
  ['SIGQUIT', 700],
  ['SIGKILL', 300],
] as const;

/** Children of this process, told to stop when it ends without having stopped them. */
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGINT');
});

/**
 * Starts PostgreSQL and waits until it accepts connections, however long its recovery takes; `signal` gives up. It is
 * a child in a session of its own, so that Ctrl-C reaches only the program, which then stops it in its own time.
 */
export async function startServer(plan: ServerPlan, signal: AbortSignal): Promise<Server> {
  if (process.platform === 'win32') return startServerOnWindows(plan);
  const serverLog = openServerLog(plan.logFile);
  const child = spawn(plan.binaries.postgres, ['-D', plan.cluster, ...serverSettings(plan.listening, plan.access)], {
    ...spawnAs(plan.account),
    cwd: plan.binaries.root,
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', serverLog.handle, serverLog.handle],
  });
  children.add(child);
  child.unref();
  plan.onSpawned();
  const exited = exitOf(child);
  void exited.then(() => children.delete(child));
  const server = { exited, stop: () => stopChild(child, exited, plan.log) };
  try {
    await readiness(child, exited, plan, serverLog, signal);
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    serverLog.close();
  }
  return server;
}

function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
}

async function readiness(
  child: ChildProcess,
  exited: Promise<string>,
  plan: ServerPlan,
  serverLog: ServerLog,
  signal: AbortSignal,
): Promise<void> {
  let remind = Date.now() + 5_000;
  while (!(await settlesWithin(exited, 15))) {
    signal.throwIfAborted();
    const told = await readPidFile(plan.cluster);
    if (told?.pid === child.pid && told?.isReady) return;
    if (Date.now() < remind) continue;
    plan.log('PostgreSQL is still starting; after a crash it reads its log first');
    remind = Date.now() + 10_000;
  }
  throw new ServerDidNotStart(await exited, serverLog.readNew());
}

async function stopChild(child: ChildProcess, exited: Promise<string>, log: (line: string) => void): Promise<void> {
  for (const [signal, patience] of stopSteps) {
    if (signal !== 'SIGINT') log(`PostgreSQL does not stop: sending ${signal}; it recovers on the next start`);
    child.kill(signal);
    if (await settlesWithin(exited, patience)) return;
  }
}
