import { lookOf } from './look.ts';

/** First words of our own addresses, now and later: neither a username nor a custom address may be one. */
const reserved = new Set(
  `about account accounts acting admin api app assets auth b book booking booking-confirmation bookings build calendar checkout
  clients contact customers custom-url dashboard decision demo docs explore favicon.ico fonts healthz help insights legal login
  logout me messages metrics notifications onboarding outbox photos post posts pricing privacy profile readyz register reset robots.txt sandbox
  search services settings signup sitemap.xml static subscribe subscription-success support terms u uli user users www`
    .split(/\s+/)
    .filter(Boolean)
    .map(lookOf),
);

/** Whether a word is one of ours, or looks like one. */
export function isReservedWord(word: string): boolean {
  return reserved.has(lookOf(word));
}
