import { composed, isolate } from '../isolate.ts';
import { directionOf, readerLocale } from '../language.ts';
import { kept } from './formatters.ts';

// Our English has no comma before the last.
const lists = kept((locale) => new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale));

/** "Mon 2, Tue 3 and Wed 4". */
export function joinWords(words: readonly string[], locale = readerLocale()): string {
  return composed(lists(locale, '').format(words.map((word) => isolate(word, locale))), locale);
}

/** What stands between so many of them, as `joinWords` does it: ", " and before the last " and ". */
export function betweenWords(count: number, locale = readerLocale()): string[] {
  const parts = lists(locale, '').formatToParts(Array<string>(count).fill('-'));
  return parts.filter(({ type }) => type === 'literal').map(({ value }) => value);
}

/** What stands between two facts. */
export function comma(locale = readerLocale()): string {
  return directionOf(locale) === 'rtl' ? '، ' : ', ';
}

type Fact = string | false | null | undefined;

/** What is known, one after another: "Braids, 2 hours, $50". */
export function joinFacts(facts: readonly Fact[], locale = readerLocale(), between = comma(locale)): string {
  const known = facts.flatMap((fact) => (fact ? isolate(fact, locale) : []));
  return composed(known.join(between), locale);
}

/** What is known, side by side: "Braider · London". No line begins with a dot. */
export function dotFacts(facts: readonly Fact[], locale = readerLocale()): string {
  return joinFacts(facts, locale, '\u00A0· ');
}
