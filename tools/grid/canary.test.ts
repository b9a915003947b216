import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { badFiles, goodTree } from './canary-tree.ts';

const checker = fileURLToPath(new URL('./check-grid.ts', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const trees: string[] = [];

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

function checkTree(files: Readonly<Record<string, string>>) {
  const tree = mkdtempSync(join(tmpdir(), 'uli-grid-'));
  trees.push(tree);
  for (const name of ['architecture.json', 'package.json']) copyFileSync(join(root, name), join(tree, name));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(join(tree, dirname(path)), { recursive: true });
    writeFileSync(join(tree, path), source);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [checker, tree], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

describe('the grid checker', () => {
  test('says nothing about a tree that keeps every rule', () => {
    const { status, said } = checkTree(goodTree);
    expect(said).toMatch(/^The grid holds: \d+ files\.\n$/);
    expect(status).toBe(0);
  });

  test('reports every known bad file, in the words of the rule it breaks', () => {
    const { status, said } = checkTree({
      ...goodTree,
      ...Object.fromEntries(badFiles.map(({ path, source }) => [path, source])),
    });
    const missed = badFiles.filter(
      ({ path, says }) => !findings(said).some((finding) => finding.includes(path) && finding.includes(says)),
    );
    expect(missed).toEqual([]);
    expect(status).toBe(1);
  });

  test('reports nothing beside the known bad files', () => {
    const { said } = checkTree({
      ...goodTree,
      ...Object.fromEntries(badFiles.map(({ path, source }) => [path, source])),
    });
    const surprises = findings(said).filter((finding) => !badFiles.some(({ path }) => finding.startsWith(path)));
    expect(surprises).toEqual([]);
  });

  test('does not call an empty tree good', () => {
    const { status, said } = checkTree({ 'src/web/styles/app.css': '' });
    expect(said).toContain('read 0 of 0 files');
    expect(status).toBe(1);
  });
});

/** Findings start at the beginning of a line; what follows indented belongs to them. */
function findings(said: string): string[] {
  return said.split(/\n(?!\s)/).filter((finding) => finding && !/^\d+ broken\./.test(finding));
}
