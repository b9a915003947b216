import { z } from '@hono/zod-openapi';
import { refuse } from '#kernel/refusal';
import type { RouteContext } from './router.ts';

/** The last instant that both a JavaScript date and PostgreSQL write with four digits of year, in epoch milliseconds. */
const latestInstant = 253_402_300_799_999;

/** What a cursor may hold: each with the range that the database takes. */
export const cursorKey = {
  /** Epoch milliseconds, from 1970 to the end of 9999. */
  instant: z.number().min(0).max(latestInstant),
  /** Zero comes before every id: lists that begin at an instant alone write it. */
  id: z.int().min(0).max(2_147_483_647),
  /** A score, count or distance that the database compares as a float. */
  number: z.number().min(-1e15).max(1e15),
} as const;

/** The cursors of one order. */
export interface CursorKind<Position> {
  /** The position as an opaque text for an address. */
  readonly write: (position: Position) => string;
  /** Reads a cursor of this order; refuses `invalid` for anything else. */
  readonly read: (cursor: string) => Position;
}

/** The one way to make and read cursors: the name of the order and its keys, of which `read` checks every one. */
export function cursorKind<const Shape extends Readonly<Record<string, z.ZodType>>>(
  order: string,
  shape: Shape,
): CursorKind<{ [Key in keyof Shape]: z.infer<Shape[Key]> }> {
  const keys = Object.keys(shape);
  const schema = z.object(shape);
  return {
    write: (position) => {
      const values = keys.map((key) => position[key as keyof typeof position]);
      return Buffer.from(JSON.stringify([order, ...values])).toString('base64url');
    },
    read: (cursor) => {
      const parts = parse(cursor);
      if (parts?.length !== keys.length + 1 || parts[0] !== order) throw refuse('invalid');
      const read = schema.safeParse(Object.fromEntries(keys.map((key, index) => [key, parts[index + 1]])));
      if (!read.success) throw refuse('invalid');
      return read.data as { [Key in keyof Shape]: z.infer<Shape[Key]> };
    },
  };
}

function parse(cursor: string): unknown[] | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : undefined;
  } catch {
    return undefined;
  }
}

/** Names the next page of a list in the `Link` header: the same address with this cursor. */
export function linkNext(c: RouteContext, cursor: string): void {
  const address = new URL(c.req.url);
  address.searchParams.set('cursor', cursor);
  c.header('Link', `<${address.pathname}${address.search}>; rel="next"`);
}
