import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cutPage, joinPage, zipPage } from './cut-page.ts';

const style = (colour: string) => `body { color: ${colour} } ${'.a { margin: 0 } '.repeat(500)}`;
const page = (sheet: string, nonce: string) =>
  `<!DOCTYPE html><style nonce="${nonce}">${sheet}</style><p>${'Grüße. '.repeat(30)}</p><script nonce="${nonce}"></script>`;

test.each([
  ['a page', (nonce: string) => page(style('red'), nonce)],
  ['another page with the same style', (nonce: string) => page(style('red'), `${nonce}`).replace('Grüße', 'Hello')],
  ['a page with another style', (nonce: string) => page(style('blue'), nonce)],
  ['a page without a style', (nonce: string) => `<!DOCTYPE html><p id="${nonce}">No style here</p>`],
  ['a page whose style is never closed', () => '<!DOCTYPE html><style>p {}'],
  ['an empty answer', () => ''],
])('%s is sent again with another nonce, as it is and packed', (_, html) => {
  const cut = cutPage(Buffer.from(html('nonce-of-first')), 'nonce-of-first');
  expect(joinPage(cut, 'nonce-of-other').toString()).toBe(html('nonce-of-other'));
  expect(gunzipSync(zipPage(cut, 'nonce-of-other')).toString()).toBe(html('nonce-of-other'));
});

test('a page with a style sheet gets as small as by zlib alone, within a few bytes', () => {
  const html = page(style('red'), 'nonce-of-first');
  expect(zipPage(cutPage(Buffer.from(html), 'nonce-of-first'), 'nonce-of-other').length).toBeLessThan(html.length / 10);
});

test('pages of two kinds in turn keep one copy of each style sheet', () => {
  const cut = (colour: string) => cutPage(Buffer.from(page(style(colour), 'nonce')), 'nonce');
  const [red, blue, again] = [cut('red'), cut('blue'), cut('red')];
  expect([red.ownLength, blue.ownLength].every((length) => length < style('red').length)).toBe(true);
  expect(again.pieces.filter((piece) => piece !== 'nonce' && red.pieces.includes(piece))).toHaveLength(1);
  expect(joinPage(blue, 'nonce').toString()).toBe(page(style('blue'), 'nonce'));
});
