import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';
import type { Connection } from '../index.ts';
import { programFile, type Starter } from './users.ts';

interface Ready {
  readonly connection: Connection;
  readonly createdNow: boolean;
}

/** A program under test, as its operator sees it. */
export interface Program {
  readonly process: ChildProcess;
  readonly lines: readonly string[];
  /** Settles when it is ready; rejects with `<name>: <message>` if it says that it cannot. */
  readonly ready: Promise<Ready>;
  /** Gives it an order and waits for its end. */
  finish(order: 'end' | 'leave'): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Starts the program on the folder as the starter. */
export function runProgram(folder: string, starter: Starter): Program {
  const child = spawn(process.execPath, [programFile, folder], {
    ...starter.spawnAs,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.add(child);
  // It may end before it reads its last order.
  child.stdin.on('error', () => {});
  const ended = once(child, 'close').then(() => running.delete(child));
  const lines: string[] = [];
  const ready = new Promise<Ready>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const told = JSON.parse(line) as { log?: string; ready?: Ready; failed?: { name: string; message: string } };
      if (told.log) lines.push(told.log);
      if (told.ready) resolve(told.ready);
      if (told.failed) reject(new Error(`${told.failed.name}: ${told.failed.message}`));
    });
    void ended.then(() => reject(new Error('the program ended')));
  });
  ready.catch(() => {});
  const finish = async (order: string) => {
    child.stdin.write(`${order}\n`);
    await ended;
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { process: child, lines, ready, finish, kill };
}

/** Ends what a failed test left running. */
export async function endPrograms(): Promise<void> {
  for (const child of running) {
    child.stdin?.end('end\n');
    await Promise.race([once(child, 'close'), new Promise((resolve) => setTimeout(resolve, 6_000))]);
    child.kill('SIGKILL');
  }
}

/** Opens a client of its own, which outlives a server that goes away. */
export async function connect(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Runs one statement on a connection of its own and gives its rows. */
export async function ask(connection: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = await connect(connection);
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The pid of the server behind the connection. */
export async function serverPid(connection: Connection): Promise<number> {
  const [row] = await ask(
    connection,
    `SELECT (regexp_split_to_array(pg_read_file('postmaster.pid'), '\\n'))[1]::int AS pid`,
  );
  return row?.pid as number;
}

/** A killed server may stay listed until somebody asks how it ended; it is dead all the same. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/status`;
  return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
}
