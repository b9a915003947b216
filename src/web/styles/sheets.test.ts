import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const web = resolve('src/web');

/** The parts that a page is made of, by what it imports. */
function partsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type)[^';]*from '([^']+)'/gm,
  )) {
    if (/^(#web|\.)/.test(from) && from.endsWith('.tsx'))
      partsOf(from.startsWith('#web') ? join(web, from.slice(5)) : resolve(dirname(file), from), seen);
  }
  return seen;
}

/** Where a sheet, and what it imports, looks for class names. */
function sourcesOf(sheet: string): string[] {
  const css = readFileSync(sheet, 'utf8');
  const named = (rule: string) =>
    [...css.matchAll(new RegExp(`@${rule} '(\\.[^']+)'`, 'g'))].map(([, to]) => resolve(dirname(sheet), to!));
  return [...named('source'), ...named('import').flatMap(sourcesOf)];
}

const wearsClasses = (file: string) => /class/i.test(readFileSync(file, 'utf8'));
const part = (name: string) => [...partsOf(join(web, name))];

/** What each sheet is for; at an address with a name in it, also the word that nobody is there. */
const sheets = {
  contact: part('pages/contact.tsx'),
  customers: part('pages/customers.tsx'),
  landing: part('pages/home/landing.tsx'),
  pricing: part('pages/pricing.tsx'),
  terms: part('pages/terms.tsx'),
  'public-page': [...part('pages/public-page/public-page.tsx'), ...part('page-word.tsx')],
  'booking-page': [...part('pages/booking-page.tsx'), ...part('page-word.tsx')],
};

test.each(Object.entries(sheets))('%s.css knows the classes of every part of its page', (sheet, parts) => {
  const sources = sourcesOf(join(web, `styles/${sheet}.css`));
  const known = (file: string) => sources.some((source) => file === source || file.startsWith(`${source}/`));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.filter((file) => wearsClasses(file) && !known(file)).map((file) => relative(web, file))).toEqual([]);
});

test('the headline’s font covers the same letters within a sheet as it does as a file, or both would be fetched', () => {
  const rangeOf = (sheet: string) => {
    const css = readFileSync(join(web, `styles/${sheet}.css`), 'utf8');
    const face = css.split('@font-face').find((each) => each.includes('bricolage-core.woff2'))!;
    return /unicode-range:([^;]+);/.exec(face)![1]!.replaceAll(/\s+/g, ' ').trim();
  };
  expect(rangeOf('headline')).toBe(rangeOf('fonts'));
});
