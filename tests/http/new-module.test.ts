import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const alone = { incremental: false, tsBuildInfoFile: null };
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'uli-module-'));
  for (const name of ['architecture.json', 'package.json', 'tsconfig.json', '.oxlintrc.json', '.oxfmtrc.json']) {
    cpSync(join(root, name), join(copy, name));
  }
  for (const name of ['src', 'messages', 'tests']) cpSync(join(root, name), join(copy, name), { recursive: true });
  // Of the whole tree only the new module, and what it takes from others, is checked anew.
  const types = { extends: './tsconfig.json', include: ['src/modules/calendar-sync'], compilerOptions: alone };
  writeFileSync(join(copy, 'tsconfig.module.json'), JSON.stringify(types));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Runs a program of node_modules in the copy. */
function run(program: string, ...given: string[]) {
  const [command, ...before] = program.endsWith('.ts')
    ? [process.execPath, join(root, program)]
    : [join(root, 'node_modules/.bin', program)];
  const { status, stdout, stderr } = spawnSync(command!, [...before, ...given], {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { status, said: stdout + stderr };
}
const aboutModule = ({ said }: { said: string }) =>
  said.split('\n').filter((line) => line.includes('modules/calendar-sync'));

test('refuses a module that nobody planned, and one that is there', () => {
  expect(run('tools/new-module.ts', 'gadgets')).toEqual({
    status: 1,
    said: expect.stringContaining("plans no module 'gadgets'"),
  });
  expect(run('tools/new-module.ts', 'accounts')).toEqual({
    status: 1,
    said: expect.stringContaining('is there already'),
  });
  expect(run('tools/new-module.ts')).toEqual({ status: 1, said: expect.stringContaining('calendar-sync') });
});

test('makes a module that passes types, lint, format, grid and its own rules', { timeout: 240_000 }, () => {
  expect(run('tools/new-module.ts', 'calendar-sync')).toMatchObject({ status: 0 });
  expect(aboutModule(run('tsc', '--noEmit', '-p', 'tsconfig.module.json'))).toEqual([]);
  expect(aboutModule(run('oxlint', '-f', 'unix', 'src/modules/calendar-sync'))).toEqual([]);
  expect(run('oxfmt', '--check', 'src/modules/calendar-sync')).toMatchObject({ status: 0 });
  expect(aboutModule(run('tools/grid/check-grid.ts'))).toEqual([]);
  expect(run('vitest', 'run', '--root=.', 'src/modules/calendar-sync/rules')).toMatchObject({ status: 0 });
});
