import { isLanguage, languageCookie, languageOf, readerLocale } from '#kernel/language';

/** Whether this page is in the language that its browser is to speak; signing in may have changed that one. */
export function isSpokenHere(): boolean {
  const chosen = new RegExp(`(?:^|; )${languageCookie}=(\\w+)`).exec(document.cookie)?.[1];
  return !isLanguage(chosen) || chosen === languageOf(readerLocale());
}
