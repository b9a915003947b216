import { leastPayment, payablePart, payableStep } from '#kernel/currency';

/** What is asked before a visit counts: nothing, a part, or all of what it costs. */
export const advances = ['none', 'deposit', 'all'] as const;
/** Of whom: everybody, who has not been here yet, or who once did not come. */
export const advanceGroups = ['everyone', 'new', 'no_shows'] as const;

/** What a service asks in advance. A deposit is an amount or a percentage, never both. */
export interface Advance {
  readonly prepay: (typeof advances)[number];
  /** In the minor unit. */
  readonly depositAmount: number | null;
  readonly depositPercent: number | null;
  readonly prepayFor: (typeof advanceGroups)[number];
}

/** What most services ask. */
export const nothingInAdvance: Advance = {
  prepay: 'none',
  depositAmount: null,
  depositPercent: null,
  prepayFor: 'everyone',
};

/** What a professional knows of a client. */
export interface Acquaintance {
  /** They have had a visit here. */
  readonly came: boolean;
  /** They once did not come. */
  readonly missed: boolean;
}

/** A guest without proof: nobody shows who they are by typing a name or an address. */
export const stranger: Acquaintance = { came: false, missed: false };

/** Whether only new clients pay it. */
export function isForNew({ prepay, prepayFor }: Advance): boolean {
  return prepay !== 'none' && prepayFor === 'new';
}

/** Whether it takes knowing the client to say what is due. */
export function asksByClient({ prepay, prepayFor }: Advance): boolean {
  return prepay !== 'none' && prepayFor !== 'everyone';
}

/** What a visit costs, in the minor unit of its currency. */
export interface Cost {
  readonly total: number;
  readonly currency: string;
}

/** A service of a visit: its price in the minor unit, and what it asks in advance. */
export interface AskingPart {
  readonly price: number;
  readonly advance: Advance;
}

/**
 * What has to be paid before a visit counts, in the minor unit, rounded up to what can be paid; never more than the total, and
 * nothing where it is too little to be paid at all. Of several services each asks for its own, from its share of the total.
 */
export function dueNow(parts: readonly AskingPart[], { total, currency }: Cost, client: Acquaintance): number {
  const whole = parts.reduce((sum, { price }) => sum + price, 0);
  const asked = parts
    .filter(({ advance }) => advance.prepay !== 'none' && isAsked(advance, client))
    .reduce((sum, { price, advance }) => sum + askedOf(advance, shareOfTotal(price, whole, total)), 0);
  if (asked === 0) return 0;
  const step = payableStep(currency);
  const due = Math.min(payablePart(total, currency), Math.ceil(asked / step) * step);
  return due < leastPayment(currency) ? 0 : due;
}

function shareOfTotal(price: number, whole: number, total: number): number {
  return price === whole ? total : Math.round((price * total) / whole);
}

function askedOf({ depositAmount, depositPercent }: Advance, total: number): number {
  return depositAmount ?? Math.ceil((total * (depositPercent ?? 100)) / 100);
}

function isAsked({ prepayFor }: Advance, { came, missed }: Acquaintance): boolean {
  if (prepayFor === 'new') return !came;
  return prepayFor === 'everyone' || missed;
}
