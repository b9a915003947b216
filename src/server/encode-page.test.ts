import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cutPage } from './cut-page.ts';
import { encodeCut, encodeWhole } from './encode-page.ts';

const html = Buffer.from(`<style nonce="n-1">${'a{} '.repeat(500)}</style><script nonce="n-1"></script>`);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0, br;q=0.0', undefined],
  ['gzip; q=0 , br', 'br'],
  ['deflate', undefined],
  ['', undefined],
])('a browser that takes "%s" gets a page of its own as %s', (taken, encoding) => {
  const encoded = encodeWhole(html, taken);
  expect(encoded.encoding).toBe(encoding);
  const read = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }[encoded.encoding ?? 'none'];
  expect(read(encoded.body).equals(html)).toBe(true);
});

test('a page for everybody is sent with the nonce of each answer', () => {
  const { encoding, body } = encodeCut(cutPage(html, 'n-1'), 'n-2', 'gzip, br');
  expect(encoding).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(html.toString().replaceAll('n-1', 'n-2'));
  expect(encodeCut(cutPage(html, 'n-1'), 'n-2', 'deflate').body.includes('n-2')).toBe(true);
});
