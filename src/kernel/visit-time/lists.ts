import { isolate } from '../isolate.ts';
import { directionOf, readerLocale } from '../language.ts';
import { kept } from './formatters.ts';

// Our English has no comma before the last.
const lists = kept((locale) => new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale));

/** "Mon 2, Tue 3 and Wed 4". */
export function joinWords(words: readonly string[], locale = readerLocale()): string {
  return lists(locale, '').format(words.map((word) => isolate(word, locale)));
}

type Fact = string | false | null | undefined;

const known = (facts: readonly Fact[], locale: string) =>
  facts.filter((fact): fact is string => Boolean(fact)).map((fact) => isolate(fact, locale));

/** What is known, one after another: "Braids, 2 hours, $50". */
export function joinFacts(facts: readonly Fact[], locale = readerLocale()): string {
  return known(facts, locale).join(directionOf(locale) === 'rtl' ? '، ' : ', ');
}

/** What is known, side by side: "Braider · London". */
export function dotFacts(facts: readonly Fact[], locale = readerLocale()): string {
  return known(facts, locale).join(' · ');
}
