import { readerLocale } from '../language.ts';
import { kept } from './formatters.ts';

// Our English has no comma before the last.
const lists = kept((locale) => new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale));

/** "Mon 2, Tue 3 and Wed 4". */
export function joinWords(words: readonly string[], locale = readerLocale()): string {
  return lists(locale, '').format(words);
}
