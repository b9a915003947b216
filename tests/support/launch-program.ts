import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startMilliseconds = 90_000;

/** The program as a bare process: what it leaves behind stays. */
export interface ProgramProcess {
  readonly url: string;
  readonly pid: number;
  output(): string;
  /** Sends the signal and waits until the process is gone; answers its exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the program with these environment variables and waits until it serves. */
export async function launchProgram(settings: Readonly<Record<string, string>>): Promise<ProgramProcess> {
  const port = await freePort();
  const child = spawnProgram({ PORT: String(port), ...settings });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const url = `http://localhost:${port}`;
  try {
    await untilOpen(`${url}/healthz`, child);
  } catch (error) {
    await end(child, 'SIGTERM');
    throw new Error(`The program did not open: ${output.trim() || (error as Error).message}`, { cause: error });
  }
  return { url, pid: child.pid!, output: () => output, end: (signal) => end(child, signal) };
}

/** Starts the program to end it before it serves. */
export function beginProgram(settings: Readonly<Record<string, string>>): Pick<ProgramProcess, 'end'> {
  const child = spawnProgram({ PORT: '0', ...settings });
  for (const stream of [child.stdout, child.stderr]) stream.resume();
  return { end: (signal) => end(child, signal) };
}

function spawnProgram(settings: Readonly<Record<string, string>>) {
  return spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      TZ: 'UTC',
      LOG_LEVEL: 'warn',
      ULI_DEMO: 'off',
      ULI_RATE_LIMITS: 'off',
      ULI_SECRET: 'a secret for tests that is long enough',
      ...settings,
    },
  });
}

async function untilOpen(address: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + startMilliseconds; Date.now() < deadline;) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const open = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`it was not open after ${startMilliseconds} ms`);
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}
