/** The languages that are spoken, English first: every other one is a translation of it. */
export const languages = ['en', 'es', 'fr', 'ar'] as const;

export type Language = (typeof languages)[number];

/** With Western digits and months, which Arabic's readers use on screens everywhere, whatever their region. */
export const arabic = '-u-ca-gregory-nu-latn';

export function isLanguage(word: string | undefined): word is Language {
  return languages.includes(word as Language);
}

/** The language of a locale: "fr" of "fr-CA". */
export function languageOf(locale: string): Language {
  const [language] = locale.split('-', 1);
  return isLanguage(language) ? language : 'en';
}

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return locale.startsWith('ar') ? 'rtl' : 'ltr';
}

/** The tag for a page's `lang`, which tells a browser and a screen reader who is speaking. */
export function tagOf(locale: string): string {
  return locale.replace(arabic, '');
}

/** The locale that a page's `lang` stands for. */
export function localeOfTag(tag: string): string {
  return tag.startsWith('ar') ? `${tag}${arabic}` : tag;
}

// A page in a browser says it itself, once and for as long as it stands: while an error in the shell has its document drawn anew
// there is none to ask. Whoever speaks to many sets how it is known who listens.
const ofPage = localeOfTag(globalThis.document?.documentElement.lang || 'en');
let read = () => ofPage;

/** The locale of whoever reads what is being written now. */
export function readerLocale(): string {
  return read();
}

/** Answers by what it was read before. */
export function readLocaleBy(reading: () => string): () => string {
  const former = read;
  read = reading;
  return former;
}
