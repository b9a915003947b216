import { z } from '@hono/zod-openapi';
import { cursorKey, cursorKind, linkNext } from './cursors.ts';
import type { RouteContext } from './router.ts';

/** Where in a list a page ended: the sort key of its last row, epoch milliseconds first. */
export interface Position {
  readonly at: number;
  readonly id: number;
}

/** One page of a list, as stores read it: one row more than `limit` tells whether another page follows. */
export interface Page {
  readonly limit: number;
  readonly after: Position | undefined;
}

/** The `limit` and `cursor` of a list, for its contract. */
export const pageQuery = z.object({
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/)
    .transform(Number)
    .default(20)
    .openapi({ type: 'integer', minimum: 1, maximum: 100 }),
  cursor: z.string().max(64).optional(),
});

const byInstant = cursorKind('at', { at: cursorKey.instant, id: cursorKey.id });

/** The page that somebody asks for; refuses a cursor that is none of ours. */
export function readPage({ limit, cursor }: { limit: number; cursor?: string | undefined }): Page {
  return { limit, after: cursor === undefined ? undefined : byInstant.read(cursor) };
}

/** Keeps one page of the rows that were read and names the next one in the `Link` header. */
export function cutPage<Row>(
  c: RouteContext,
  rows: readonly Row[],
  { limit }: Page,
  positionOf: (row: Row) => Position,
): Row[] {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (last !== undefined && rows.length > limit) linkNext(c, byInstant.write(positionOf(last)));
  return shown;
}
