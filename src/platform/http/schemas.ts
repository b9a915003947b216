import { z } from '@hono/zod-openapi';
import { parseInstant } from '#kernel/time';

const largestId = 2_147_483_647;

/** An id in a path: anything but a plain positive 32-bit integer is no address of ours, hence `404`. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((id) => id <= largestId)
  .openapi({ type: 'integer', minimum: 1, maximum: largestId });

/** An id in a body. */
export const bodyId = z.number().int().min(1).max(largestId);

/** Ids in an address's query, so many at most: `12,15`. */
export const queryIds = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= most && ids.every((id) => id <= largestId))
    .openapi({ type: 'string' });

/** An instant on the wire: RFC 3339 with any offset, read into epoch milliseconds. */
export const wireInstant = z
  .string()
  .transform((text, context) => {
    const at = parseInstant(text);
    if (at === undefined)
      context.issues.push({ code: 'custom', input: text, message: 'Send a date and time like 2026-11-26T10:30:00Z.' });
    return at ?? 0;
  })
  .openapi({ type: 'string', format: 'date-time' });

/** What every refusal looks like on the wire. */
export const errorBody = z
  .object({
    message: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    reference: z.string().optional(),
  })
  .openapi('Error');

/** The refusals a route may answer with, for its contract. */
export function refusals<const Status extends number>(...statuses: Status[]) {
  const content = { 'application/json': { schema: errorBody } };
  return Object.fromEntries(statuses.map((status) => [status, { description: 'A refusal', content }])) as Record<
    Status,
    { description: string; content: typeof content }
  >;
}

/** A JSON answer, for a contract. */
export function answers<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}

/** A JSON body, for a contract. */
export function takes<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { 'application/json': { schema } } } };
}
