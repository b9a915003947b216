import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A part of a page that is the same in every answer. */
interface Piece {
  readonly bytes: Buffer;
  /** Deflated, once somebody wanted it so. */
  blocks?: Buffer;
}

/** A page as it can be sent again and again: cut where each answer's own nonce stands. */
export interface CutPage {
  readonly pieces: readonly (Piece | 'nonce')[];
  readonly length: number;
  /** Without the style sheet, which pages share. */
  readonly ownLength: number;
}

const styleEnds = '</style>';
/** More than there are kinds of pages. */
const mostStyles = 8;
/** The style sheets of pages, the one that was met last first. */
let styles: readonly Piece[] = [];

/** Cuts a page at its nonce, and behind its style sheet: most of its bytes, and the same in every page. */
export function cutPage(html: Buffer, nonce: string): CutPage {
  const pieces: (Piece | 'nonce')[] = [];
  let from = 0;
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, from)) {
    pieces.push(...cutStyle(html.subarray(from, at)), 'nonce');
    from = at + nonce.length;
  }
  pieces.push(...cutStyle(html.subarray(from)));
  const shared = styles.find((style) => pieces.includes(style))?.bytes.length ?? 0;
  return { pieces, length: html.length, ownLength: html.length - shared };
}

function cutStyle(bytes: Buffer): Piece[] {
  const end = bytes.indexOf(styleEnds);
  if (end < 0) return [{ bytes: Buffer.from(bytes) }];
  const style = bytes.subarray(0, end);
  const shared = styles.find((known) => known.bytes.equals(style)) ?? { bytes: Buffer.from(style) };
  if (styles[0] !== shared) styles = [shared, ...styles.filter((known) => known !== shared)].slice(0, mostStyles);
  // A copy, so that a page that is kept does not keep its style sheet a second time.
  return [shared, { bytes: Buffer.from(bytes.subarray(end)) }];
}

/** The page with this nonce. */
export function joinPage({ pieces, length }: CutPage, nonce: string): Buffer<ArrayBuffer> {
  const own = Buffer.from(nonce);
  return Buffer.concat(
    pieces.map((piece) => (piece === 'nonce' ? own : piece.bytes)),
    length,
  );
}

// RFC 1952: deflate, no name, no time, an unknown system.
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
// RFC 1951: the last block, stored, of no bytes.
const end = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * gzip of the page with this nonce. Deflate is a row of blocks, and whole blocks can be laid one behind the other: each
 * piece is compressed once, and the nonce is stored as it is.
 */
export function zipPage({ pieces, length }: CutPage, nonce: string): Buffer<ArrayBuffer> {
  const own = Buffer.from(nonce);
  const ownBlock = Buffer.concat([storedHead(own.length), own]);
  let sum = 0;
  const parts: Buffer[] = [head];
  for (const piece of pieces) {
    sum = crc32(piece === 'nonce' ? own : piece.bytes, sum);
    parts.push(piece === 'nonce' ? ownBlock : blocksOf(piece));
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([...parts, end, tail]);
}

/** Deflate that ends on a byte and may be followed by more. */
function blocksOf(piece: Piece): Buffer {
  return (piece.blocks ??= deflateRawSync(piece.bytes, {
    level: constants.Z_BEST_COMPRESSION,
    finishFlush: constants.Z_SYNC_FLUSH,
  }));
}

function storedHead(length: number): Buffer {
  const block = Buffer.alloc(5);
  block.writeUInt16LE(length, 1);
  block.writeUInt16LE(0xffff - length, 3);
  return block;
}
