import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { arabic } from '#kernel/language';
import { readAs } from '#tests/support/read-as.ts';
import { Ago } from './ago.tsx';

const now = Date.UTC(2026, 10, 26, 8);
const dayMs = 86_400_000;

/** What somebody reads of a moment so many days ago. */
function said(daysAgo: number, locale = 'en'): string {
  readAs(locale);
  const at = new Date(now - daysAgo * dayMs).toISOString();
  return renderToStaticMarkup(createElement(Ago, { at, now, justNow: 'just now' })).replaceAll(/<[^>]+>/g, '');
}

test('within a week it is said how long ago something was', () => {
  expect(said(0)).toBe('just now');
  expect(said(7)).toBe('7 days ago');
});

test('what is older has a date as every other date is written, with its year where that is another', () => {
  expect(said(8)).toBe('Wed 18 Nov');
  expect(said(365)).toBe('Wed 26 Nov 2025');
  expect(said(8, 'en-US')).toBe('Wed, Nov 18');
  expect(said(8, 'fr')).toBe('mer. 18 nov.');
  expect(said(8, `ar${arabic}`)).toBe('الأربعاء، 18 نوفمبر');
});
