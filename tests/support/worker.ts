import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { World } from './world.ts';

/** What `run-job.ts` is told. */
export interface Work {
  readonly connection: Record<string, unknown>;
  readonly settings: Record<string, string>;
  readonly job: string;
  /** What its frozen clock shows. */
  readonly at: number;
}

export interface Worker {
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Waits until it is done by itself; throws when it broke. */
  finish(): Promise<void>;
  /** Whether it is done. */
  ended(): boolean;
}

const script = fileURLToPath(new URL('run-job.ts', import.meta.url));

/** Runs a job of the world's program in a process of its own, on the same database. */
export function startWorker(world: World, job: string, settings: Record<string, string> = {}): Worker {
  const { host, port, user, database } = world.app.database.pool.options;
  const work: Work = { connection: { host, port, user, database }, settings, job, at: world.clock.at };
  const child: ChildProcess = spawn(process.execPath, [script, JSON.stringify(work)], { stdio: 'inherit' });
  const exit = once(child, 'exit');
  return {
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
    async finish() {
      const [code] = await exit;
      if (code !== 0) throw new Error(`the worker ended with ${String(code)}`);
    },
    ended: () => child.exitCode !== null || child.signalCode !== null,
  };
}
