import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const notRefused = String.raw`\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;
const takesGzip = new RegExp(String.raw`\bgzip${notRefused}`, 'i');
const takesBrotli = new RegExp(String.raw`\bbr${notRefused}`, 'i');

type Bytes = Buffer<ArrayBuffer>;

/** What is sent of a page; without an encoding, the page as it is. */
export interface EncodedPage {
  readonly encoding?: 'br' | 'gzip';
  readonly body: Bytes;
}

/** What pages became in an encoding, for as long as somebody keeps the page. */
const made = { br: new WeakMap<Bytes, Bytes>(), gzip: new WeakMap<Bytes, Bytes>() };

/** A page in the smallest encoding that the browser takes (`Accept-Encoding`); one that is sent again is compressed once. */
export function encodePage(html: Bytes, taken: string): EncodedPage {
  const encoding = takesBrotli.test(taken) ? 'br' : takesGzip.test(taken) ? 'gzip' : undefined;
  if (!encoding) return { body: html };
  const body = made[encoding].get(html) ?? compress[encoding](html);
  made[encoding].set(html, body);
  return { encoding, body };
}

const compress = {
  // Of this quality it takes as long as gzip does, and is a tenth smaller: many pages fit into a connection's first answer.
  br: (html: Bytes) =>
    brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
  gzip: (html: Bytes) => gzipSync(html),
};
