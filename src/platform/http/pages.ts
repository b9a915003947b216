import { z } from '@hono/zod-openapi';
import { refuse } from '#kernel/refusal';
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

const latestInstant = 253_402_300_799_999;

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

/** The page that somebody asks for; refuses a cursor that is none of ours. */
export function readPage({ limit, cursor }: { limit: number; cursor?: string | undefined }): Page {
  if (cursor === undefined) return { limit, after: undefined };
  const match = /^(\d{1,15})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const after = { at: Number(match?.[1]), id: Number(match?.[2]) };
  if (!match || after.at > latestInstant || after.id > 2_147_483_647) throw refuse('invalid');
  return { limit, after };
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
  if (last !== undefined && rows.length > limit) {
    const { at, id } = positionOf(last);
    const address = new URL(c.req.url);
    address.searchParams.set('cursor', Buffer.from(`${at}.${id}`).toString('base64url'));
    c.header('Link', `<${address.pathname}${address.search}>; rel="next"`);
  }
  return shown;
}
