import type { Context, MiddlewareHandler } from 'hono';
import { readCookie } from '#kernel/cookies';
import { isLanguage, languageOf, readerLocale, tagOf, type Language } from '#kernel/language';
import { localeFor } from '#kernel/wished-locale';
import { isSpeaking, speak } from '#platform/messages';
import { giveCookie, ownCookie } from './cookies.ts';
import type { RouteContext } from './router.ts';

/** How whoever sent this request is spoken to: as they chose, else as their browser wishes. */
function localeOf(c: Context, secure: boolean): string {
  const chosen = readCookie(c.req.header('Cookie'), { name: 'language', secure });
  return localeFor({ chosen, wished: c.req.header('Accept-Language') });
}

/** Answers every request in its reader's language; a page's own questions are in the language of the page. */
export function speakToReader(publicUrl: string): MiddlewareHandler {
  const secure = publicUrl.startsWith('https:');
  return (c, next) => (isSpeaking() ? next() : speak(localeOf(c, secure), next));
}

/** The tag of a language as it is written where this request comes from: "en-US". */
export function tagIn(c: Context, language: Language): string {
  return tagOf(localeFor({ chosen: language, wished: c.req.header('Accept-Language') }));
}

/** Remembers a choice in the browser for a year, so that pages begin in it before anybody signs in. */
export function rememberLanguage(c: RouteContext, language: Language | undefined): void {
  if (language) giveCookie(c, 'language', language, { maxAge: 31_536_000 });
}

/** Lets a browser that has chosen no language speak that of the account that has just been signed in on it. */
export function takeLanguage(c: RouteContext, tag: string): void {
  const language = languageOf(tag);
  const chosen = isLanguage(ownCookie(c, 'language')) || language === languageOf(readerLocale());
  if (!chosen) rememberLanguage(c, language);
}
