import { terms, type Ranked } from './rank-discover.ts';

/** Posts in a ranking: it stands still for a visit because the cursor carries what is left of it. */
export const rankedPosts = 200;

const bytesEach = 5;
const none = 15;

/** What is left of a ranking, as an opaque cursor: for each post its id in four bytes and its reasons in one. */
export function writeRanking(left: readonly Ranked[]): string {
  const bytes = Buffer.alloc(left.length * bytesEach);
  for (const [index, { id, why }] of left.entries()) {
    bytes.writeUInt32BE(id, index * bytesEach);
    const [first = none, second = none] = why.map((term) => terms.indexOf(term));
    bytes.writeUInt8(first * 16 + second, index * bytesEach + 4);
  }
  return bytes.toString('base64url');
}

/** Reads a ranking; undefined for what is none of ours. What it names is checked like everything that is asked for. */
export function readRanking(cursor: string): Ranked[] | undefined {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length === 0 || bytes.length % bytesEach !== 0 || bytes.length > rankedPosts * bytesEach) return undefined;
  const left: Ranked[] = [];
  for (let at = 0; at < bytes.length; at += bytesEach) {
    const id = bytes.readUInt32BE(at);
    if (id < 1 || id > 2_147_483_647) return undefined;
    const reasons = bytes.readUInt8(at + 4);
    const why = [terms[reasons >> 4], terms[reasons & 15]].filter((term) => term !== undefined);
    left.push({ id, why });
  }
  return left;
}
