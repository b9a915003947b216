import { constants, crc32, deflateRawSync } from 'node:zlib';

// RFC 1952: deflate, no name, no time, an unknown system.
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const opening = '<style';
const closing = '</style>';

/**
 * gzip of a whole page. The style sheet that a page carries inside is most of its bytes and the same in every page, so it
 * is compressed once: deflate is a row of blocks, and whole blocks can be laid one behind the other.
 */
export function gzipPage(page: Buffer): Buffer<ArrayBuffer> {
  const from = page.indexOf('>', page.indexOf(opening) + 1) + 1;
  const to = page.indexOf(closing, from);
  const hasStyle = page.includes(opening) && to > from;
  const parts = hasStyle
    ? [blocksOf(page.subarray(0, from)), blocksOfStyle(page.subarray(from, to)), deflateRawSync(page.subarray(to))]
    : [deflateRawSync(page)];
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(crc32(page), 0);
  tail.writeUInt32LE(page.length % 2 ** 32, 4);
  return Buffer.concat([head, ...parts, tail]);
}

/** Deflate that ends on a byte and may be followed by more. */
function blocksOf(part: Buffer): Buffer {
  return deflateRawSync(part, { finishFlush: constants.Z_SYNC_FLUSH });
}

let lastStyle: { readonly text: Buffer; readonly blocks: Buffer } = { text: Buffer.alloc(0), blocks: Buffer.alloc(0) };

function blocksOfStyle(style: Buffer): Buffer {
  if (!lastStyle.text.equals(style)) lastStyle = { text: Buffer.from(style), blocks: blocksOf(style) };
  return lastStyle.blocks;
}
