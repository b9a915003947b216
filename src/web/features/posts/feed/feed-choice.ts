import { feeds, type FeedName } from '../queries.ts';

const cookieName = 'uli_feed';
const yearSeconds = 31_536_000;

/** The feed of an address, else the one chosen last, else everyone's. */
export function readFeed(search: URLSearchParams, cookies: string | null): FeedName {
  const remembered = new RegExp(`(?:^|; )${cookieName}=(\\w+)`).exec(cookies ?? '')?.[1];
  return known(search.get('feed')) ?? known(remembered) ?? 'everyone';
}

/** Keeps the choice for the next visit; a cookie, so that the server shows the right feed at once. */
export function rememberFeed(feed: FeedName): void {
  document.cookie = `${cookieName}=${feed}; path=/; max-age=${yearSeconds}; samesite=lax`;
}

function known(name: string | null | undefined): FeedName | undefined {
  return feeds.find((feed) => feed === name);
}
