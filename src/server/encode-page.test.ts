import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePage } from './encode-page.ts';

const html = Buffer.from(`<style>${'a{} '.repeat(500)}</style><p>Grüße</p>`);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0, br;q=0.0', undefined],
  ['gzip; q=0 , br', 'br'],
  ['deflate', undefined],
  ['', undefined],
])('a browser that takes "%s" gets a page as %s', (taken, encoding) => {
  const encoded = encodePage(html, taken);
  expect(encoded.encoding).toBe(encoding);
  const read = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }[encoded.encoding ?? 'none'];
  expect(read(encoded.body).equals(html)).toBe(true);
});

test('a page that is sent again is compressed once, in each way', () => {
  const again = (taken: string) => encodePage(html, taken).body === encodePage(html, taken).body;
  expect([again('br'), again('gzip'), again('')]).toEqual([true, true, true]);
  expect(encodePage(Buffer.from(html), 'br').body).not.toBe(encodePage(html, 'br').body);
});
