import { readCookie, writeCookie } from '#kernel/cookies';
import { feeds, type FeedName } from '../queries.ts';

const yearSeconds = 31_536_000;

/** The feed of an address, else the one chosen last, else everyone's. */
export function readFeed(search: URLSearchParams, cookies: string | null, secure: boolean): FeedName {
  const remembered = readCookie(cookies, { name: 'feed', secure });
  return known(search.get('feed')) ?? known(remembered) ?? 'everyone';
}

/** Keeps the choice for the next visit; a cookie, so that the server shows the right feed at once. */
export function rememberFeed(feed: FeedName, secure: boolean): void {
  document.cookie = writeCookie({ name: 'feed', secure }, feed, { maxAge: yearSeconds });
}

function known(name: string | null | undefined): FeedName | undefined {
  return feeds.find((feed) => feed === name);
}
