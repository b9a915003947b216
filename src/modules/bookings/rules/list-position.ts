import type { EpochMs } from '#kernel/time';

/** Where in a list one page ended: the sort key of its last row. */
export interface Position {
  readonly at: EpochMs;
  readonly id: number;
}

/** A position as an opaque cursor. */
export function writeCursor({ at, id }: Position): string {
  return Buffer.from(`${at}.${id}`).toString('base64url');
}

/** Reads a cursor of ours; undefined for anything else. */
export function readCursor(cursor: string): Position | undefined {
  const match = /^(\d{1,15})\.([1-9]\d{0,9})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!match) return undefined;
  const position = { at: Number(match[1]), id: Number(match[2]) };
  return position.id <= 2_147_483_647 && position.at < 253_402_300_800_000 ? position : undefined;
}
