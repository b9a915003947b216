import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzipPage } from './gzip-page.ts';

const style = (colour: string) => `body { color: ${colour} } ${'.a { margin: 0 } '.repeat(500)}`;
const page = (sheet: string, text: string) =>
  `<!DOCTYPE html><html><head><style nonce="${text}">${sheet}</style></head><body>${text.repeat(30)} ü</body></html>`;

test.each([
  ['a page', page(style('red'), 'one')],
  ['another page with the same style', page(style('red'), 'two')],
  ['a page with another style', page(style('blue'), 'three')],
  ['a page without a style', '<!DOCTYPE html><p>No style here</p>'],
  ['a page whose style is never closed', '<!DOCTYPE html><style>p {}'],
  ['an empty answer', ''],
])('%s unpacks to what it was', (_, html) => {
  expect(gunzipSync(gzipPage(Buffer.from(html))).toString()).toBe(html);
});

test('a page with a style sheet gets as small as by zlib alone, within a few bytes', () => {
  const packed = gzipPage(Buffer.from(page(style('red'), 'one')));
  expect(packed.length).toBeLessThan(page(style('red'), 'one').length / 10);
});
