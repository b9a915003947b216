import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The program itself, as a process of its own. */
export interface Program {
  readonly port: number;
  readonly pid: number;
  /** From its start until it answered, in seconds. */
  readonly startSeconds: number;
  stop(): Promise<void>;
}

/**
 * Starts the program as `npm start` does and waits until it answers; `settings` are its environment variables, `checkout` is
 * the source folder, this one by default.
 */
export async function startProgram(
  settings: Readonly<Record<string, string>>,
  checkout: string = root,
): Promise<Program> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [...profiling(), 'tools/start.ts'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      ULI_RATE_LIMITS: 'off',
      ...settings,
    },
  });
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const startSeconds = (performance.now() - began) / 1000;
  return {
    port,
    pid: child.pid!,
    startSeconds,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** With `ULI_BENCH_PROFILES=<folder>` every program leaves a CPU profile there when it ends. */
function profiling(): string[] {
  const folder = process.env['ULI_BENCH_PROFILES'];
  return folder ? ['--cpu-prof', '--cpu-prof-dir', folder] : [];
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ port, host: '127.0.0.1', path: '/healthz', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once('error', () => resolve(false));
    asked.end();
  });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
