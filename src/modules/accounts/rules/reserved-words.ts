import { lookOf } from './look.ts';

const words = (list: string) => list.split(/\s+/).filter(Boolean);

/** First segments of our own paths, present and future. */
const ownAddresses = words(
  `about account accounts acting admin api app assets auth b book booking booking-confirmation bookings build calendar checkout
  clients contact customers custom-url dashboard decision demo docs explore favicon.ico fonts healthz help insights legal login
  logout me messages metrics notifications onboarding outbox photos post posts pricing privacy profile readyz register reset robots.txt sandbox
  search services settings signup sitemap.xml static subscribe subscription-success support terms u uli user users www`,
);

/** Words for the operator, its mailboxes (RFC 2142), and payment providers. */
const officials = words(
  `uli admin admins administrator administrators root superuser sysadmin operator operators owner owners moderator moderators mod
  mods staff team support helpdesk official security abuse postmaster webmaster hostmaster noreply mailer-daemon info system
  billing payment payments payout payouts refund refunds invoice invoices chargeback
  stripe paypal klarna visa mastercard maestro amex americanexpress unionpay applepay googlepay gpay samsungpay amazonpay alipay
  wechatpay shoppay cashapp venmo zelle revolut adyen afterpay clearpay sofort giropay bancontact twint bizum mpesa paystack
  flutterwave worldpay payoneer skrill neteller westernunion moneygram`,
);

/** Words that are not official by themselves, but combine with one: `stripe-help`, `the.moderators`. */
const companions = words(
  'the our real customer client service services help desk care center centre account accounts verify',
);

/**
 * What a name looks like at a glance: `lookOf` without separators, and with look-alike digits read as letters. It is looser
 * than the check that keeps users' names distinguishable, so it is used for reserved words only.
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
/** Only words from these lists, at least one of them official. */
const official = new RegExp(
  `^(?:${anyOf(companions)})*(?:${anyOf(officials)})(?:${anyOf([...officials, ...companions])})*$`,
);
/** Our own name as a prefix, with a digit for either letter, but not `ull`, as in Ulla. */
const ourName = /^u(?:[l1]i|i[i1]|[l1]1)/;

/**
 * Whether a word is reserved as a username or custom address: it is one of our paths, begins with our name, or speaks for the
 * operator or a payment provider. Look-alikes count as well, and so does a number before or after it.
 */
export function isReservedWord(word: string): boolean {
  if (ourName.test(word.toLowerCase().replaceAll(/[._-]/g, ''))) return true;
  if (reserved.has(passesFor(word))) return true;
  return [word, word.replaceAll(/^[\d._-]+|[\d._-]+$/g, '')].some((name) => official.test(passesFor(name)));
}
