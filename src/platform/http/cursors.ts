import { z } from '@hono/zod-openapi';
import { refuse } from '#kernel/refusal';
import type { RouteContext } from './router.ts';

/** The last instant that both JavaScript and PostgreSQL write with a four-digit year, in epoch milliseconds. */
const latestInstant = 253_402_300_799_999;

/** The key types of cursors, each with the range that the database accepts. */
export const cursorKey = {
  /** Epoch milliseconds, from 1970 to the end of 9999. */
  instant: z.number().min(0).max(latestInstant),
  /** Zero precedes every id: lists that start at a bare instant use it. */
  id: z.int().min(0).max(2_147_483_647),
  /** A score, count or distance that the database compares as a float. */
  number: z.number().min(-1e15).max(1e15),
} as const;

/** The cursors of one order. */
export interface CursorKind<Position> {
  /** The position as an opaque text for a URL. */
  readonly write: (position: Position) => string;
  /** Reads a cursor of this order; refuses `invalid` for anything else. */
  readonly read: (cursor: string) => Position;
}

/** The only way to create and read cursors: the name of the order and its keys, each of which `read` validates. */
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

/** Puts the next page of a list into the `Link` header: the same URL with this cursor. */
export function linkNext(c: RouteContext, cursor: string): void {
  const address = new URL(c.req.url);
  address.searchParams.set('cursor', cursor);
  c.header('Link', `<${address.pathname}${address.search}>; rel="next"`);
}
