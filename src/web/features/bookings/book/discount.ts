import { discountWithOpening } from '#modules/bookings/rules';
import { discountFor, type CodeProblem } from '#modules/catalogue/rules';
import type { OfferOnWire } from '#modules/catalogue/contract';
import { weekday, type EpochMs, type PlainDate } from '#kernel/time';
import { calendarDate, formatPrice } from '#kernel/visit-time';

/** What an offer takes off a service's price, in the minor unit. */
export interface ShownDiscount {
  readonly amount: number;
  /** The offer's; an opening has none. */
  readonly title: string | undefined;
}

/** Whether a price is that of an opening, and so of its time alone. */
export function isForItsTime(discount: ShownDiscount | undefined): boolean {
  return discount !== undefined && discount.title === undefined;
}

interface Priced {
  readonly id: number;
  readonly price: number;
  readonly currency: string;
  /** Every service of the visit, where it has several. */
  readonly parts?: readonly { readonly id: number; readonly price: number }[] | undefined;
}

export interface DiscountFacts {
  readonly offers: readonly OfferOnWire[];
  /** Of the artist. */
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Of the visits that are looked at, in the artist's zone; none where no time is chosen. */
  readonly days?: readonly PlainDate[] | undefined;
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
  { offers, timeZone, now, days = [], code, opening }: DiscountFacts,
): { discount: ShownDiscount | undefined; codeProblem: CodeProblem | undefined } {
  const offered = discountFor(
    offers.map((each) => ({ ...each, maxUses: null, uses: 0 })),
    {
      parts: service.parts ?? [service],
      currency: service.currency,
      visits: 1,
      weekdays: days.map(weekday),
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

/** What a time costs at which more is taken off, for its weekday or its opening: "$90"; undefined where it costs what others do. */
export function lowerPriceAt(
  at: EpochMs,
  service: Priced,
  { opening, ...facts }: Omit<DiscountFacts, 'days'>,
): string | undefined {
  const usual = shownDiscount(service, facts).discount?.amount ?? 0;
  const reduced =
    shownDiscount(service, { ...facts, days: [calendarDate(at, facts.timeZone)], opening }).discount?.amount ?? 0;
  return reduced > usual ? formatPrice(service.price - reduced, service.currency) : undefined;
}
