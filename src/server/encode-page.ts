import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { zipPage, joinPage, type CutPage } from './cut-page.ts';

const notRefused = String.raw`\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;
const takesGzip = new RegExp(String.raw`\bgzip${notRefused}`, 'i');
const takesBrotli = new RegExp(String.raw`\bbr${notRefused}`, 'i');

/** What is sent of a page; without an encoding, the page as it is. */
export interface EncodedPage {
  readonly encoding?: 'br' | 'gzip';
  readonly body: Buffer<ArrayBuffer>;
}

/** A page that is sent once, in the smallest encoding that the browser takes (`Accept-Encoding`). */
export function encodeWhole(html: Buffer<ArrayBuffer>, taken: string): EncodedPage {
  // Of this quality it takes as long as gzip does, and is a tenth smaller: many pages fit into a connection's first answer.
  if (takesBrotli.test(taken)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
    return { encoding: 'br', body: brotliCompressSync(html, { params }) };
  }
  return takesGzip.test(taken) ? { encoding: 'gzip', body: gzipSync(html) } : { body: html };
}

/** A page that is sent again and again, with this answer's nonce: its pieces are compressed once. */
export function encodeCut(page: CutPage, nonce: string, taken: string): EncodedPage {
  return takesGzip.test(taken) ? { encoding: 'gzip', body: zipPage(page, nonce) } : { body: joinPage(page, nonce) };
}
