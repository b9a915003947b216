import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { isDocument } from './paths.ts';
import routes from './routes.ts';

/** Every address of a page, its parameters filled in, with its own file. */
function pagesOf(entries: readonly RouteConfigEntry[], above = ''): { path: string; file: string }[] {
  return entries.flatMap(({ path = '', file, index, children }) => {
    const own = path ? `${above}/${path.replaceAll(/:\w+\??/g, '1')}` : above;
    if (children) return pagesOf(children, own);
    return path || index ? [{ path: own || '/', file }] : [];
  });
}

const pages = pagesOf(routes).filter(({ path, file }) => file.endsWith('.tsx') && !/^\/(\*|1(\/|$)|design)/.test(path));
const isPlain = ({ file }: { file: string }) => /hydrate: false/.test(readFileSync(`src/web/${file}`, 'utf8'));
const alive = pages.filter((page) => !isPlain(page));

test.each(alive)('whoever is signed in comes to $path without a new document', ({ path }) => {
  expect(isDocument(path, true)).toBe(false);
});
