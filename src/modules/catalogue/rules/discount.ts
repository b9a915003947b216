import { shareOf } from '#kernel/currency';
import type { PlainDate } from '#kernel/time';

/** What decides about a discount. `percent` or `amount` (minor units of `currency`) is set, never both. */
export interface DiscountOffer {
  readonly id: number;
  readonly title: string;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly currency: string | null;
  /** In capitals; without one the offer counts by itself. */
  readonly code: string | null;
  readonly startsOn: PlainDate | null;
  readonly endsOn: PlainDate | null;
  readonly maxUses: number | null;
  readonly uses: number;
  /** Empty: all services. */
  readonly serviceIds: readonly number[];
  /** Of the visit, 1 for Monday to 7 for Sunday. Empty: every day. */
  readonly weekdays: readonly number[];
}

export type OfferState = 'current' | 'upcoming' | 'ended' | 'used_up';

/** How an offer stands on a date of its owner's calendar; both ends of its window are included. */
export function offerStateOn(
  offer: Pick<DiscountOffer, 'startsOn' | 'endsOn' | 'maxUses' | 'uses'>,
  today: PlainDate,
): OfferState {
  if (offer.endsOn !== null && today > offer.endsOn) return 'ended';
  if (offer.maxUses !== null && offer.uses >= offer.maxUses) return 'used_up';
  return offer.startsOn !== null && today < offer.startsOn ? 'upcoming' : 'current';
}

export interface DiscountQuestion {
  /** What one visit is of, with the price of each in the minor unit. */
  readonly parts: readonly { readonly id: number; readonly price: number }[];
  readonly currency: string;
  /** How many visits are booked at once; each uses the offer once. */
  readonly visits: number;
  /** The date of booking in the owner's calendar. */
  readonly today: PlainDate;
  /** On which the visits are, 1 for Monday to 7 for Sunday; empty while no time is chosen: then what holds on every day counts. */
  readonly weekdays: readonly number[];
  /** As somebody typed it. */
  readonly code?: string | null | undefined;
}

export type CodeProblem =
  | 'unknown'
  | 'upcoming'
  | 'ended'
  | 'used_up'
  | 'too_few_left'
  | 'other_service'
  | 'other_day'
  | 'less';

export interface Discount {
  /** Off each visit, in the minor unit; never more than its price. */
  readonly amount: number;
  readonly offer: DiscountOffer | undefined;
  /** Why the code that was typed takes nothing off; `less` when another offer takes off more without it. */
  readonly codeProblem: CodeProblem | undefined;
}

/** The one offer that counts: the best of those that need no code and the one whose code was typed. Offers do not add up. */
export function discountFor(offers: readonly DiscountOffer[], question: DiscountQuestion): Discount {
  const wished = normalCode(question.code);
  const typed = wished === '' ? undefined : offers.find(({ code }) => code === wished);
  const problem = wished === '' ? undefined : typed ? problemOf(typed, question) : 'unknown';
  const possible = offers.filter(
    (offer) => (offer.code === null || offer === typed) && problemOf(offer, question) === undefined,
  );
  let best: { offer: DiscountOffer; amount: number } | undefined;
  for (const offer of possible) {
    const amount = amountOff(offer, question);
    const wins = best === undefined || amount > best.amount || (amount === best.amount && offer === typed);
    if (wins && amount > 0) best = { offer, amount };
  }
  const less = typed !== undefined && problem === undefined && best !== undefined && best.offer !== typed;
  return { amount: best?.amount ?? 0, offer: best?.offer, codeProblem: less ? 'less' : problem };
}

/** A code as it is kept and compared: in capitals, without spaces. */
export function normalCode(code: string | null | undefined): string {
  return (code ?? '').replaceAll(/\s/g, '').toUpperCase();
}

function problemOf(offer: DiscountOffer, question: DiscountQuestion): CodeProblem | undefined {
  const state = offerStateOn(offer, question.today);
  if (state !== 'current') return state;
  if (partsFor(offer, question).length === 0) return 'other_service';
  if (offer.amount !== null && offer.currency !== question.currency) return 'other_service';
  if (!isOnDaysOf(offer, question)) return 'other_day';
  if (offer.maxUses !== null && offer.uses + question.visits > offer.maxUses) return 'too_few_left';
  return undefined;
}

/** Whether every visit is on a day of the offer: one price holds for all of a series. */
function isOnDaysOf(offer: DiscountOffer, { weekdays }: DiscountQuestion): boolean {
  if (offer.weekdays.length === 0) return true;
  return weekdays.length > 0 && weekdays.every((weekday) => offer.weekdays.includes(weekday));
}

/** What of a visit an offer is for. */
function partsFor(
  { serviceIds }: Pick<DiscountOffer, 'serviceIds'>,
  { parts }: Pick<DiscountQuestion, 'parts'>,
): DiscountQuestion['parts'] {
  return serviceIds.length === 0 ? parts : parts.filter(({ id }) => serviceIds.includes(id));
}

/** What an offer takes off a visit, in the minor unit, whatever it says of dates and uses. */
export function amountOff(
  offer: Pick<DiscountOffer, 'percent' | 'amount' | 'serviceIds'>,
  question: Pick<DiscountQuestion, 'parts' | 'currency'>,
): number {
  const { percent, amount } = offer;
  const price = partsFor(offer, question).reduce((sum, part) => sum + part.price, 0);
  return Math.min(price, percent === null ? amount! : shareOf(price, percent, question.currency));
}
