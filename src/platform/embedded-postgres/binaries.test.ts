import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { binariesIn, completeBinaries, shippedBinaries, type Binaries } from './binaries.ts';
import { copyBinaries } from './binaries-copy.ts';

let scratch = '';
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'uli-binaries-'));
});
afterEach(() => rmSync(scratch, { recursive: true }));

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

test('a copy made from such binaries runs', { timeout: 30_000 }, async () => {
  expect(versionOf(await copyBinaries(withoutInstallScripts(), scratch))).toContain('PostgreSQL) 18');
});

test('starters that copy at once all get one whole copy', { timeout: 60_000 }, async () => {
  const shipped = shippedBinaries();
  const copies = await Promise.all([1, 2, 3].map(() => copyBinaries(shipped, scratch)));
  expect(readdirSync(scratch)).toEqual([shipped.version]);
  for (const copy of copies) expect(versionOf(copy)).toContain('PostgreSQL) 18');
  for (const name of ['bin', 'lib', 'share'])
    expect(lstatSync(join(scratch, shipped.version, name)).mode & 0o777).toBe(0o755);
});
