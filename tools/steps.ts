import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One command whose success is one line. */
export interface Step {
  readonly name: string;
  /** A program of node_modules or of the PATH, and what it is told. */
  readonly command: readonly [string, ...string[]];
}

export interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

/** Runs a step to its end; never throws. `show` lets its output through while it runs. */
export function runStep({ name, command }: Step, show = false): Promise<Outcome> {
  const [program, ...given] = command;
  const began = performance.now();
  return new Promise((resolve) => {
    const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
    const child = spawn(program, given, { cwd: root, shell: windows, env: { ...process.env, PATH } });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const end = (passed: boolean) => resolve({ name, passed, seconds: (performance.now() - began) / 1000, output });
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs steps two at a time, in order, and says one line for each as it ends. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step);
      outcomes.push(outcome);
      console.log(lineOf(outcome));
    }
  };
  await Promise.all([lane(), lane()]);
  return outcomes;
}

/** `passed  types  3.1 s` */
export function lineOf({ name, passed, seconds }: Outcome): string {
  return `${passed ? 'passed' : 'FAILED'}  ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s`;
}
