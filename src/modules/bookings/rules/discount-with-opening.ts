import { normalCode, type Discount } from '#modules/catalogue/rules';
import { offPrice } from '#modules/openings/rules';

interface Opened {
  readonly price: number;
  readonly currency: string;
  readonly percent: number | null;
  readonly code?: string | null | undefined;
}

/** What is taken off a visit at an opening: by the offer that counts, or for the opening, whichever is more; never both. */
export function discountWithOpening(discount: Discount, { price, currency, percent, code }: Opened): Discount {
  const amount = offPrice({ price, currency }, percent);
  if (amount === 0 || amount < discount.amount) return discount;
  const typed = normalCode(code) !== '';
  return { amount, offer: undefined, codeProblem: discount.codeProblem ?? (typed ? 'less' : undefined) };
}
