const minute = 60_000;

/** What is counted together, in ms. */
export const meterWindow = 60 * minute;
/** So long what is held waits at least for more to fold into one digest, in ms. */
export const digestAfter = 10 * minute;
/** What is held longer than this is news to nobody, in ms. */
export const heldFor = 7 * 24 * 60 * minute;
/** So many entries fit into one digest. */
export const digestEntries = 20;

/** A mail as far as the meter looks at it. */
export interface MeteredMail {
  readonly kind: string;
  /** In lower case. */
  readonly recipient: string;
  readonly bookingId: number | null;
  readonly causeUserId: number | null;
  readonly causeAddress: string | null;
  readonly uninvited: boolean;
}

/** Whose addresses are proved. */
export interface Proved {
  /** Addresses in lower case. */
  readonly recipients: ReadonlySet<string>;
  /** Ids of accounts. */
  readonly causes: ReadonlySet<number>;
}

interface Limit {
  readonly key: string;
  readonly most: number;
}

/** To an address that no account has proved, beside one link to a new password, which proves it as well: five altogether. */
const toUnproved = 4;
/** News of one booking to one person; further ones become one digest. */
const aboutBooking = 3;
/** First and further messages of one account that are told by mail. */
const ofMessages = 20;
/** To unproved addresses, caused by one account whose own address is proved, and by one whose is not. */
const byProved = 60;
const byUnproved = 10;
/** To unproved addresses, caused from one network address. */
const fromAddress = 60;

/** Digests to one person. */
const digests = 1;

/** To the operator, or written by an admin: these have limits of their own, or need none. */
const unlimited: ReadonlySet<string> = new Set(['contact.message', 'contact.answer']);
/** They tell of no change: each comes once by itself. */
const once: ReadonlySet<string> = new Set(['visit.reminder', 'visit.completed']);

/** Which counts of the last hour a mail adds to, and how far each may go. */
export function limitsOf(mail: MeteredMail, proved: Proved): Limit[] {
  const { kind, recipient, bookingId, causeUserId, causeAddress } = mail;
  if (unlimited.has(kind)) return [];
  const [writer = ''] = kind.split('.', 1);
  const isProved = proved.recipients.has(recipient);
  // A security mail to its proved owner is never held: its own route limits how often it is asked for. Neither is a link to a
  // new password: it replaces the link before, so that holding it would leave no link that works.
  if ((isProved && writer === 'account') || kind === 'account.password_reset') return [];
  const limits: Limit[] = [];
  if (bookingId !== null && !once.has(kind) && writer !== 'digest')
    limits.push({ key: `about ${bookingId} ${writer} ${recipient}`, most: aboutBooking });
  if (writer === 'digest') limits.push({ key: `digest to ${recipient}`, most: digests });
  if (writer === 'message' && causeUserId !== null)
    limits.push({ key: `messages of ${causeUserId}`, most: ofMessages });
  if (isProved) return limits;
  limits.push({ key: `to ${recipient}`, most: toUnproved });
  if (causeUserId !== null)
    limits.push({ key: `by ${causeUserId}`, most: proved.causes.has(causeUserId) ? byProved : byUnproved });
  if (causeAddress !== null) limits.push({ key: `from ${causeAddress}`, most: fromAddress });
  return limits;
}

/** Counts mails, and says whether there is room for one more. */
export class Meter {
  private readonly counts = new Map<string, number>();
  private readonly proved: Proved;
  private readonly limited: boolean;

  /** `past`: what went out in the last hour. Where it is not `limited`, everything has room. */
  constructor(proved: Proved, past: readonly MeteredMail[], limited = true) {
    this.proved = proved;
    this.limited = limited;
    for (const mail of past) this.count(mail);
  }

  /** Whether every count that the mail adds to has room; `cause`: look at those of its cause alone. */
  hasRoom(mail: MeteredMail, only: 'all' | 'cause' = 'all'): boolean {
    return (
      !this.limited ||
      limitsOf(mail, this.proved).every(
        ({ key, most }) =>
          (only === 'cause' && !/^(?:by|from|messages) /.test(key)) || (this.counts.get(key) ?? 0) < most,
      )
    );
  }

  count(mail: MeteredMail): void {
    for (const { key } of limitsOf(mail, this.proved)) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  /** Whether a mail that its recipient did not ask for waits until the account that causes it has proved its own address. */
  waitsForProof({ uninvited, causeUserId }: MeteredMail): boolean {
    return uninvited && causeUserId !== null && !this.proved.causes.has(causeUserId);
  }
}

/** What held mails have in common of which the last alone is told: it says how things are. */
export function foldKey({ id, kind, bookingId, causeUserId }: MeteredMail & { readonly id: number }): string {
  const [writer = ''] = kind.split('.', 1);
  if ((writer === 'visit' || writer === 'talk') && bookingId !== null)
    return once.has(kind) ? `${kind} ${bookingId}` : `${writer} ${bookingId}`;
  if (writer === 'account') return kind;
  if (writer === 'message') return `message ${causeUserId}`;
  return `mail ${id}`;
}
