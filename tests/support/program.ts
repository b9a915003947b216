import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from './database-address.ts';
import { freshDatabase } from './database.ts';
import { launchProgram } from './launch-program.ts';

/** The whole program as its users run it: a process of its own, on a database of its own, with nobody in it. */
export interface Program {
  /** `http://localhost:4711`, without a slash at its end. */
  readonly url: string;
  /** The environment that joins another process to its database. */
  readonly settings: Readonly<Record<string, string>>;
  /** What it wrote so far. */
  output(): string;
  /** Asks it to stop as a service manager does, waits until it has, and removes its database and folder. */
  stop(): Promise<void>;
}

/** Starts the program, which builds the web where that is due; `settings` are further environment variables. */
export async function startProgram(settings: Readonly<Record<string, string>> = {}): Promise<Program> {
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'uli-program-'));
  const clear = async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const joining = { ULI_DATA: folder, DATABASE_URL: addressOf(database.connection), ...settings };
    const running = await launchProgram(joining);
    const stop = () => running.end('SIGTERM').then(clear);
    return { url: running.url, settings: joining, output: running.output, stop };
  } catch (error) {
    await clear();
    throw error;
  }
}
