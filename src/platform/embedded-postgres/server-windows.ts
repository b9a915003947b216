import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { serverEnvironment } from './cluster.ts';
import { readPidFile } from './pid-file.ts';
import type { Server, ServerPlan } from './server-plan.ts';
import { serverSettings } from './settings.ts';

const run = promisify(execFile);

/**
 * Windows has no signals, and PostgreSQL refuses an administrator: pg_ctl starts it with fewer rights and stops it over
 * PostgreSQL's own pipe. Written from PostgreSQL's documentation; not tried on a Windows machine yet.
 */
export async function startServerOnWindows(plan: ServerPlan): Promise<Server> {
  const { pgCtl } = plan.binaries;
  const options = serverSettings(plan.listening).join(' ');
  const env = serverEnvironment();
  await run(pgCtl, ['start', '-w', '-D', plan.cluster, '-l', plan.logFile, '-o', options], { env, windowsHide: true });
  const pid = (await readPidFile(plan.cluster))?.pid;
  const exited = pid === undefined ? Promise.resolve('no process') : exitOf(pid);
  const stop = async () => {
    const quick = run(pgCtl, ['stop', '-w', '-D', plan.cluster, '-m', 'fast', '-t', '4'], { env });
    await quick.catch(() => run(pgCtl, ['stop', '-W', '-D', plan.cluster, '-m', 'immediate'], { env })).catch(() => {});
  };
  return { exited, stop };
}

function exitOf(pid: number): Promise<string> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      try {
        process.kill(pid, 0);
      } catch {
        clearInterval(timer);
        resolve('unknown reason');
      }
    }, 1_000);
    timer.unref();
  });
}

/** A port of loopback that nobody listens on at this moment. */
export function freeLoopbackPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
