import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Architecture } from './architecture.ts';
import { placeOf } from './place.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const emptyWords = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc']);
const namedByOthers = new Set(['README.md', 'OFL.txt']);
const longest = 300;

/** Sentences about names and sizes of files under src, tests, tools and bench. */
export function checkNames(architecture: Architecture, root: string): string[] {
  const paths = globSync('{src,tests,tools,bench}/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  return paths.flatMap((path) => [...checkWords(path), ...checkPlace(architecture, path), ...checkSize(root, path)]);
}

function checkWords(path: string): string[] {
  const findings: string[] = [];
  const names = path.split('/').flatMap((name) => (namedByOthers.has(name) ? [] : name.split('.')));
  const empty = names.flatMap((name) => name.split('-')).find((word) => emptyWords.has(word));
  if (empty) findings.push(`${path} is called '${empty}', which says nothing: name it after what it does.`);
  if (!names.every((name) => kebabCase.test(name))) findings.push(`${path} is not in kebab-case.`);
  return findings;
}

function checkPlace(architecture: Architecture, path: string): string[] {
  const [top, second, module] = path.split('/');
  if (top !== 'src') return [];
  if (namedByOthers.has(basename(path))) return [];
  if (second === 'modules' && !architecture.columns.some(({ name }) => name === module)) {
    return [`${path} belongs to the module '${module}', which architecture.json does not know.`];
  }
  const place = placeOf(architecture, path);
  if (!place) return [`${path} has no place on the grid: its name says no layer that architecture.json knows.`];
  if (place.row.name === 'feature' && !architecture.columns.some(({ name }) => name === place.part)) {
    return [`${path} belongs to the feature '${place.part}', which no module of architecture.json is called.`];
  }
  return [];
}

function checkSize(root: string, path: string): string[] {
  if (!['.ts', '.tsx', '.css'].includes(extname(path))) return [];
  const text = readFileSync(join(root, dirname(path), basename(path)), 'utf8');
  const lines = text.split('\n').length - 1;
  if (lines <= longest || /^.*@generated/.test(text)) return [];
  return [`${path} has ${lines} lines; ${longest} are the most: split it by what it does.`];
}
