import { discountFor, type CodeProblem } from '#modules/catalogue/rules';
import type { OfferOnWire } from '#modules/catalogue/contract';
import { calendarDate } from '#kernel/visit-time';

/** What an offer takes off a service's price, in the minor unit. */
export interface ShownDiscount {
  readonly amount: number;
  readonly title: string;
}

interface Priced {
  readonly id: number;
  readonly price: number;
  readonly currency: string;
}

export interface DiscountFacts {
  readonly offers: readonly OfferOnWire[];
  /** Of the artist. */
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** As typed. */
  readonly code?: string | undefined;
}

/**
 * What would be taken off, by the rule that also decides on the server, and why the code does not count if it does not. The
 * server has the last word: it knows how often an offer was used.
 */
export function shownDiscount(
  service: Priced,
  { offers, timeZone, now, code }: DiscountFacts,
): { discount: ShownDiscount | undefined; codeProblem: CodeProblem | undefined } {
  const { amount, offer, codeProblem } = discountFor(
    offers.map((each) => ({ ...each, maxUses: null, uses: 0 })),
    {
      serviceId: service.id,
      price: service.price,
      currency: service.currency,
      visits: 1,
      today: calendarDate(now, timeZone),
      code,
    },
  );
  return { discount: offer && { amount, title: offer.title }, codeProblem };
}
