import { z } from '@hono/zod-openapi';

/** Text of several lines in any script, counted in characters; line breaks and tabs are its own, other control characters nobody's. */
export function wireLines(most: number) {
  return z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => [...text].length <= most, `Use at most ${most} characters.`)
    .refine((text) => !/\p{Cc}/u.test(text.replaceAll(/[\n\t]/g, '')), 'Remove the characters that cannot be shown.');
}
