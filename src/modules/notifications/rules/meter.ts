const minute = 60_000;

/** The window of the counts, in ms. */
export const meterWindow = 60 * minute;
/** How long held mail waits at least, so that more can fold into one digest, in ms. */
export const digestAfter = 10 * minute;
/** Mail that is held for longer than this is dropped, in ms. */
export const heldFor = 7 * 24 * 60 * minute;
/** The maximum number of entries in a digest. */
export const digestEntries = 20;

/** The properties of a mail that the meter uses. */
export interface MeteredMail {
  readonly kind: string;
  /** In lower case. */
  readonly recipient: string;
  readonly bookingId: number | null;
  readonly causeUserId: number | null;
  readonly causeAddress: string | null;
  readonly uninvited: boolean;
}

/** The verified addresses. */
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

/** To an address that no account has verified, besides one reset link, which verifies it as well: five in total. */
const toUnproved = 4;
/** News of one booking to one person; further ones become one digest. */
const aboutBooking = 3;
/** Mails about first and further messages of one account. */
const ofMessages = 20;
/** To unverified addresses, caused by one account whose own address is verified, and by one whose is not. */
const byProved = 60;
const byUnproved = 10;
/** To unverified addresses, caused from one network address. */
const fromAddress = 60;

/** Digests to one person. */
const digests = 1;

/** To the operator, or written by an admin: these have their own limits, or need none. */
const unlimited: ReadonlySet<string> = new Set(['contact.message', 'contact.answer']);
/** They report no change, and each is sent only once. */
const once: ReadonlySet<string> = new Set(['visit.reminder', 'visit.completed']);

/** The counts of the last hour that a mail adds to, with their limits. */
export function limitsOf(mail: MeteredMail, proved: Proved): Limit[] {
  const { kind, recipient, bookingId, causeUserId, causeAddress } = mail;
  if (unlimited.has(kind)) return [];
  const [writer = ''] = kind.split('.', 1);
  const isProved = proved.recipients.has(recipient);
  // A security mail to its verified owner is never held: its own route limits how often it is requested. Neither is a reset
  // link: it replaces the one before, so holding it would leave no link that works.
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

/** Counts mails, and checks whether there is room for one more. */
export class Meter {
  private readonly counts = new Map<string, number>();
  private readonly proved: Proved;
  private readonly limited: boolean;

  /** `past`: what was sent in the last hour. If it is not `limited`, there is always room. */
  constructor(proved: Proved, past: readonly MeteredMail[], limited = true) {
    this.proved = proved;
    this.limited = limited;
    for (const mail of past) this.count(mail);
  }

  /** Whether every count that the mail adds to has room; `cause`: check only those of its cause. */
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

  /** Whether a mail that its recipient did not ask for waits until the account that causes it has verified its address. */
  waitsForProof({ uninvited, causeUserId }: MeteredMail): boolean {
    return uninvited && causeUserId !== null && !this.proved.causes.has(causeUserId);
  }
}

/** Held mails with the same key fold into the latest one, which shows the current state. */
export function foldKey({ id, kind, bookingId, causeUserId }: MeteredMail & { readonly id: number }): string {
  const [writer = ''] = kind.split('.', 1);
  if ((writer === 'visit' || writer === 'talk') && bookingId !== null)
    return once.has(kind) ? `${kind} ${bookingId}` : `${writer} ${bookingId}`;
  if (writer === 'account') return kind;
  if (writer === 'message') return `message ${causeUserId}`;
  return `mail ${id}`;
}
