import { discountWithOpening } from '#modules/bookings/rules';
import { discountFor, type CodeProblem } from '#modules/catalogue/rules';
import type { OfferOnWire } from '#modules/catalogue/contract';
import { calendarDate, formatPrice } from '#kernel/visit-time';

/** What an offer takes off a service's price, in the minor unit. */
export interface ShownDiscount {
  readonly amount: number;
  /** The offer's; an opening has none. */
  readonly title: string | undefined;
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
  /** The opening that is booked; what it takes off stands against the offers. */
  readonly opening?: { readonly percent: number | null } | undefined;
}

/**
 * What would be taken off, by the rule that also decides on the server, and why the code does not count if it does not. The
 * server has the last word: it knows how often an offer was used.
 */
export function shownDiscount(
  service: Priced,
  { offers, timeZone, now, code, opening }: DiscountFacts,
): { discount: ShownDiscount | undefined; codeProblem: CodeProblem | undefined } {
  const offered = discountFor(
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
  const { amount, offer, codeProblem } = opening
    ? discountWithOpening(offered, { ...service, percent: opening.percent, code })
    : offered;
  return { discount: amount > 0 ? { amount, title: offer?.title } : undefined, codeProblem };
}

/** What one visit costs who books it now and knows no code, in the minor unit. */
export function priceToday(service: Priced, facts: Omit<DiscountFacts, 'code' | 'opening'>): number {
  return service.price - (shownDiscount(service, facts).discount?.amount ?? 0);
}

/** What a time costs whose opening takes more off than any offer: "$90"; undefined where it costs what other times do. */
export function priceAtOpening(service: Priced, facts: DiscountFacts): string | undefined {
  const usual = shownDiscount(service, { ...facts, opening: undefined }).discount?.amount ?? 0;
  const reduced = shownDiscount(service, facts).discount?.amount ?? 0;
  return reduced > usual ? formatPrice(service.price - reduced, service.currency) : undefined;
}
