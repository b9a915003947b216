import { readCookie } from '#kernel/cookies';
import { isLanguage, languageOf, readerLocale } from '#kernel/language';
import { overHttpsHere } from './cookies.ts';

/** Whether this page is in the language that its browser is to speak; signing in may have changed that one. */
export function isSpokenHere(): boolean {
  const chosen = readCookie(document.cookie, { name: 'language', secure: overHttpsHere });
  return !isLanguage(chosen) || chosen === languageOf(readerLocale());
}
