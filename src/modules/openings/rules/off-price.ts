import { shareOf } from '#kernel/currency';

/** A price in the minor unit of its currency. */
export interface Price {
  readonly price: number;
  readonly currency: string;
}

/** What an opening takes off a price, in its minor unit; nothing without a percentage. */
export function offPrice({ price, currency }: Price, percent: number | null): number {
  return percent === null ? 0 : shareOf(price, percent, currency);
}

/**
 * What is off a visit at an opening: what it takes off itself, or what offers take off that day (`discount`) where that is
 * more. Never both, as at booking.
 */
export function openingDiscount(
  opening: Price & { readonly percent: number | null; readonly discount: number },
): number {
  return Math.max(offPrice(opening, opening.percent), opening.discount);
}
