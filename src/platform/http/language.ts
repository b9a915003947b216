import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isLanguage, languageCookie, languageOf, readerLocale, tagOf, type Language } from '#kernel/language';
import { localeFor } from '#kernel/wished-locale';
import { isSpeaking, speak } from '#platform/messages';

/** How whoever sent this request is spoken to: as they chose, else as their browser wishes. */
function localeOf(c: Context): string {
  return localeFor({ chosen: getCookie(c, languageCookie), wished: c.req.header('Accept-Language') });
}

/** Answers every request in its reader's language; a page's own questions are in the language of the page. */
export const speakToReader: MiddlewareHandler = (c, next) => (isSpeaking() ? next() : speak(localeOf(c), next));

/** The tag of a language as it is written where this request comes from: "en-US". */
export function tagIn(c: Context, language: Language): string {
  return tagOf(localeFor({ chosen: language, wished: c.req.header('Accept-Language') }));
}

/** Remembers a choice in the browser for a year, so that pages begin in it before anybody signs in. */
export function rememberLanguage(c: Context, language: Language | undefined): void {
  if (language) setCookie(c, languageCookie, language, { path: '/', sameSite: 'Lax', maxAge: 31_536_000 });
}

/** Lets a browser that has chosen no language speak that of the account that has just been signed in on it. */
export function takeLanguage(c: Context, tag: string): void {
  const language = languageOf(tag);
  const chosen = isLanguage(getCookie(c, languageCookie)) || language === languageOf(readerLocale());
  if (!chosen) rememberLanguage(c, language);
}
