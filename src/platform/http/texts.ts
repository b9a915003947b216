import { z } from '@hono/zod-openapi';
import { linkShape } from '#kernel/link';
import { translator } from '#platform/messages';

// Control characters, and the halves of characters that were cut in two: nothing can show them.
const notInLine = /[\p{Cc}\p{Cs}]/u;
const visible = /[^\p{Z}\p{Cc}\p{Cf}]/u;
const blank = /^[\p{Z}\p{Cf}\s]*$/u;
const notInLines = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Text of several lines in any script, counted in characters; line breaks and tabs are its own, other control characters nobody's. */
export function wireLines(most: number, least = 0) {
  return bounded(most, least, (text) => text.replaceAll('\r\n', '\n').trim(), notInLines);
}

/** Text of one line, such as a name. */
export function wireLine(most: number, least = 0) {
  return bounded(most, least, (text) => text.trim(), notInLine);
}

/** At least five digits of any script and what people put between them, then an extension in any language ("ext. 12"). */
const phoneShape = /^(?=(?:\P{Nd}*\p{Nd}){5})[\p{Nd}\s+()./\-–#*,;]+(?:\p{L}{1,12}\.?\s?\p{Nd}{1,6})?$/u;

/** A telephone number as somebody writes it, which may be left out or empty: kept as null. */
export const wirePhone = orNull(
  wireLine(40).refine((text) => text === '' || phoneShape.test(text), wireError('field.phone')),
);

/** Where something leads that admins enter: a path on this server, or an https address. */
export const wireLink = z
  .string()
  .max(300)
  .refine((text) => linkShape.test(text), wireError('field.link'));

/** A tick that has to be there. */
export const wireTick = z.literal(true, wireError('field.tick'));

/** What a field says that has another shape, by the key of its message; in the reader's language. */
export function wireError(key: Parameters<ReturnType<typeof translator>>[0]) {
  return { error: () => translator()(key) };
}

/** What may be left out or empty: kept as null. */
export function orNull(text: z.ZodType<string, string>) {
  return text
    .transform((value) => value || null)
    .nullable()
    .optional();
}

function bounded(most: number, least: number, clean: (text: string) => string, unshowable: RegExp) {
  return (
    z
      .string()
      // What nobody sees is as if it were not there, also where a text may be left out.
      .transform((text) => (blank.test(text) ? '' : clean(text)))
      .refine((text) => [...text].length <= most, { error: () => translator()('field.tooLong', { maximum: most }) })
      .refine((text) => least === 0 || ([...text].length >= least && visible.test(text)), {
        error: () =>
          least === 1 ? translator()('field.required') : translator()('field.tooShort', { minimum: least }),
      })
      .refine((text) => !unshowable.test(text), wireError('field.unshowable'))
  );
}
