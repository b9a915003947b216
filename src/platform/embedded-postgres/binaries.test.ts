import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { binariesIn, completeBinaries, shippedBinaries, type Binaries } from './binaries.ts';
import { copyBinaries } from './binaries-copy.ts';
import { sayNotRun, starters } from './testing/users.ts';

let scratch = '';
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'uli-binaries-'));
});
afterEach(() => {
  chmodSync(libraries(), 0o755);
  rmSync(scratch, { recursive: true });
});

const libraries = () => join(scratch, 'native', 'lib');

/** The package as npm unpacks it when it may run no install scripts. */
function withoutInstallScripts(): Binaries {
  const { root, version } = shippedBinaries();
  const bare = join(scratch, 'native');
  cpSync(root, bare, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
  const binaries = binariesIn(bare, version);
  for (const file of [binaries.initdb, binaries.postgres, binaries.pgCtl]) chmodSync(file, 0o644);
  return binaries;
}

const versionOf = (binaries: Binaries) =>
  execFileSync(binaries.postgres, ['--version'], { encoding: 'utf8', stdio: 'pipe' });

test('binaries whose install script never ran are made to run', async () => {
  const binaries = withoutInstallScripts();
  expect(() => versionOf(binaries)).toThrow(/EACCES/);
  expect(await completeBinaries(binaries)).toBe(true);
  expect(versionOf(binaries)).toContain('PostgreSQL) 18');
});

test('where this account may not complete them it can tell, and a copy runs', { timeout: 60_000 }, async () => {
  const binaries = withoutInstallScripts();
  for (const [folder, mode] of [
    [scratch, 0o755],
    [binaries.root, 0o755],
    [libraries(), 0o555],
  ] as const)
    chmodSync(folder, mode);
  expect(completedByAnother(binaries)).toBe('false');
  const copies = await Promise.all([1, 2].map(() => copyBinaries(binaries, scratch)));
  // Of two starters that copy at once both get one whole copy, and nothing half-copied stays.
  expect(readdirSync(scratch).toSorted()).toEqual([binaries.version, 'native']);
  for (const copy of copies) expect(versionOf(copy)).toContain('PostgreSQL) 18');
  for (const name of ['bin', 'lib', 'share'])
    expect(statSync(join(copies[0]?.root ?? '', name)).mode & 0o777).toBe(0o755);
});

/** What `completeBinaries` answers to a user who may only read; as root it would be allowed everything. */
function completedByAnother(binaries: Binaries): string {
  const starter = starters.find(({ isRoot, reason }) => !isRoot && !reason);
  if (!starter) {
    sayNotRun('binaries of another account', 'this machine has no plain user who can read the project');
    return 'false';
  }
  const module = JSON.stringify(join(import.meta.dirname, 'binaries.ts'));
  const script = `import(${module}).then(async (m) => console.log(await m.completeBinaries(${JSON.stringify(binaries)})))`;
  return execFileSync(process.execPath, ['-e', script], { ...starter.spawnAs, cwd: '/', encoding: 'utf8' }).trim();
}
