import { lookOf } from './look.ts';

const words = (list: string) => list.split(/\s+/).filter(Boolean);

/** First words of our own addresses, now and later. */
const ownAddresses = words(
  `about account accounts acting admin api app assets auth b book booking booking-confirmation bookings build calendar checkout
  clients contact customers custom-url dashboard decision demo docs explore favicon.ico fonts healthz help insights legal login
  logout me messages metrics notifications onboarding outbox photos post posts pricing privacy profile readyz register reset robots.txt sandbox
  search services settings signup sitemap.xml static subscribe subscription-success support terms u uli user users www`,
);

/** Who speaks for the place, its mailboxes (RFC 2142), and who moves money. */
const officials = words(
  `uli admin admins administrator administrators root superuser sysadmin operator operators owner owners moderator moderators mod
  mods staff team support helpdesk official security abuse postmaster webmaster hostmaster noreply mailer-daemon info system
  billing payment payments payout payouts refund refunds invoice invoices chargeback
  stripe paypal klarna visa mastercard maestro amex americanexpress unionpay applepay googlepay gpay samsungpay amazonpay alipay
  wechatpay shoppay cashapp venmo zelle revolut adyen afterpay clearpay sofort giropay bancontact twint bizum mpesa paystack
  flutterwave worldpay payoneer skrill neteller westernunion moneygram`,
);

/** Words that make an official of none, but go with one: `stripe-help`, `the.moderators`. */
const companions = words(
  'the our real customer client service services help desk care center centre account accounts verify',
);

/**
 * What a name passes for when it is read in passing: `lookOf`, with digits that stand for letters, and without separators. It is
 * looser than what keeps two people's names apart, so it is asked about reserved words alone.
 */
const passesFor = (name: string) =>
  lookOf(name.replaceAll(/[._-]/g, ''))
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
    .replaceAll('7', 't')
    .replaceAll('8', 'b');

const reserved = new Set([...ownAddresses, ...officials].map(passesFor));
const anyOf = (list: readonly string[]) => list.map(passesFor).join('|');
/** Nothing but words of ours, at least one of them an official. */
const official = new RegExp(
  `^(?:${anyOf(companions)})*(?:${anyOf(officials)})(?:${anyOf([...officials, ...companions])})*$`,
);
/** Our own name at the beginning: with a digit for either letter, but not `ull`, as in Ulla. */
const ourName = /^u(?:[l1]i|i[i1]|[l1]1)/;

/**
 * Whether neither a username nor a custom address may be this word: it is one of our addresses, begins with our name, or speaks
 * for whoever runs the place or moves money. What only looks so counts, too, and so does a number before or after it.
 */
export function isReservedWord(word: string): boolean {
  if (ourName.test(word.toLowerCase().replaceAll(/[._-]/g, ''))) return true;
  if (reserved.has(passesFor(word))) return true;
  return [word, word.replaceAll(/^[\d._-]+|[\d._-]+$/g, '')].some((name) => official.test(passesFor(name)));
}
