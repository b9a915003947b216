import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseEmbeddedPostgres } from '../index.ts';

export const programFile = join(import.meta.dirname, 'program.ts');

/** Who starts Uli in a test: root, or a plain user; `reason` says why this machine cannot try it. */
export interface Starter {
  readonly name: 'root' | 'a plain user';
  readonly isRoot: boolean;
  /** How to become that user; empty if the tests already run as it. */
  readonly spawnAs: { readonly uid?: number; readonly gid?: number };
  readonly reason?: string;
}

const testsAreRoot = process.geteuid?.() === 0;

export const starters: readonly Starter[] = [
  {
    name: 'root',
    isRoot: true,
    spawnAs: {},
    ...(!testsAreRoot && { reason: 'the tests are not run by root' }),
  },
  testsAreRoot ? otherUser() : { name: 'a plain user', isRoot: false, spawnAs: {} },
];

/** A user of this machine who is neither root nor the one that root's PostgreSQL runs as. */
function otherUser(): Starter {
  const entries = readFileSync('/etc/passwd', 'utf8').matchAll(/^(?!nobody:)[^:]+:[^:]*:(\d+):(\d+):/gm);
  const [, uid, gid] = [...entries].find((entry) => Number(entry[1]) > 0 && Number(entry[1]) < 65_000) ?? [];
  const starter = { name: 'a plain user', isRoot: false, spawnAs: { uid: Number(uid), gid: Number(gid) } } as const;
  if (uid === undefined) return { ...starter, spawnAs: {}, reason: 'this machine has no second user' };
  const tried = spawnSync(process.execPath, [programFile], { ...starter.spawnAs, cwd: '/' });
  return tried.status === 0 ? starter : { ...starter, reason: `user ${uid} cannot read Node or this project` };
}

/** The starters that this machine can try; says which it cannot. */
export function starterCases(title: string): Starter[] {
  for (const { name, reason } of starters) if (reason) sayNotRun(`${title}, started by ${name}`, reason);
  return starters.filter((starter) => !starter.reason);
}

/** What a machine cannot try is listed at the end of the whole run, never silently left out. */
export function sayNotRun(title: string, reason: string): void {
  const list = process.env['ULI_NOT_RUN_FILE'];
  if (list) appendFileSync(list, `${title}: ${reason}\n`);
  // oxlint-disable-next-line no-console -- whoever runs these tests alone reads it here
  console.warn(`not run: ${title}: ${reason}`);
}

/** A new data folder of the starter's own, 0700. */
export function makeDataFolder(starter: Starter): string {
  const folder = mkdtempSync(join(tmpdir(), 'uli-test-'));
  const { uid, gid } = starter.spawnAs;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Removes the folder and, for root, what lies outside it. */
export async function removeDataFolder(folder: string, starter: Starter): Promise<void> {
  if (starter.isRoot) await eraseEmbeddedPostgres({ folder, log: () => {} });
  rmSync(folder, { recursive: true, force: true });
}
