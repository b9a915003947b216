import { refuse, type Refusal } from '#kernel/refusal';
import type { Discount } from '#modules/catalogue/rules';
import { translator } from '#platform/messages';
import type { Wish } from '../bookings.contract.ts';
import type { Plan } from './plan-visits.ts';

/** Refuses a code that takes nothing off, naming `offerCode`, and a price above the one that the client was shown. */
export function checkPrice(wish: Wish, { bookable, discount }: Plan): void {
  const sentence = sentenceOfCode(discount);
  if (sentence) throw refuse('invalid', { fields: { offerCode: sentence } });
  const total = bookable.service.price - discount.amount;
  if (wish.expectedTotal != null && total > wish.expectedTotal) throw priceChanged(wish);
}

/** The refusal of a booking whose offer was used up at the same moment, or whose price rose. */
export function priceChanged({ offerCode }: Wish): Refusal {
  const fields = offerCode ? { offerCode: translator()('bookingRefusal.codeProblem.used_up') } : undefined;
  return refuse('price_changed', fields && { fields });
}

/** Why a code that was typed takes nothing off; none when it does, or when another offer takes off more without it. */
export function sentenceOfCode({ codeProblem }: Discount): string | undefined {
  if (codeProblem === undefined || codeProblem === 'less') return undefined;
  return translator()(`bookingRefusal.codeProblem.${codeProblem}`);
}
