import { z } from '@hono/zod-openapi';
import { holdsAddress } from '#kernel/address-in-name';
import { linkShape } from '#kernel/link';
import { translator } from '#platform/messages';

// Control characters, and the halves of characters that were cut in two: nothing can show them.
const notInLine = /[\p{Cc}\p{Cs}]/u;
// Letters and signs that look like a space: fillers of Hangul, and Braille without dots.
const visible = /[^\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/u;
const blank = /^[\p{Z}\p{Cf}\s\u115f\u1160\u3164\uffa0\u2800]*$/u;
const filler = /[\u3164\uffa0\u2800]/g;
const notInLines = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Embeddings, overrides and isolates: they reverse the text after them, including text by other authors. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
/** Line and paragraph separators: line breaks that are not control characters. */
const separator = /[\u2028\u2029]/g;

/**
 * Invisible formatting characters, except those that scripts need: the joiner and non-joiner (Persian, Hindi, emoji), the
 * direction marks of Arabic and Hebrew, the visible signs before numbers and verses, and the tags
 * of flags.
 */
const unseen =
  /(?![\u200c-\u200f\u061c\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{e0020}-\u{e007f}])\p{Cf}/gu;
/** After a black flag, tags spell the flag of a region; anywhere else they are invisible text. */
const tags = /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f})|[\u{e0020}-\u{e007f}]/gu;

/** Text of several lines in any script, counted in characters; line breaks and tabs are its own, other control characters nobody's. */
export function wireLines(most: number, least = 0) {
  const clean = (text: string) => text.replaceAll('\r\n', '\n').replace(separator, '\n').replace(turning, '').trim();
  return bounded(most, least, clean, notInLines);
}

/** Text of one line, such as a name: invisible characters are removed, line breaks become spaces. */
export function wireLine(most: number, least = 0) {
  const clean = (text: string) =>
    text.replace(separator, ' ').replace(filler, ' ').replace(unseen, '').replace(tags, '$1').trim();
  return bounded(most, least, clean, notInLine);
}

/** The name of a user without a verified address: mail programs find no link in it, so it cannot carry one to strangers. */
export function wireName(most: number) {
  return wireLine(most, 1).refine((text) => !holdsAddress(text), wireError('field.address'));
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
      // No rule after this one has to read unbounded text.
      .refine((text) => [...text].length <= most, {
        error: () => translator()('field.tooLong', { maximum: most }),
        abort: true,
      })
      .refine((text) => least === 0 || ([...text].length >= least && visible.test(text)), {
        error: () =>
          least === 1 ? translator()('field.required') : translator()('field.tooShort', { minimum: least }),
      })
      .refine((text) => !unshowable.test(text), wireError('field.unshowable'))
  );
}
