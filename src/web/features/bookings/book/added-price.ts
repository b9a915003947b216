import type { VisitService } from './additions.ts';
import { priceToday, type DiscountFacts } from './discount.ts';

/** What a service costs in the same visit as others, once offers have taken their share, in the minor unit. */
export function addedPrice(
  { parts, currency }: Pick<VisitService, 'parts' | 'currency'>,
  other: { readonly id: number; readonly price: number },
  facts: Omit<DiscountFacts, 'code' | 'opening'>,
): number {
  const without = parts.filter(({ id }) => id !== other.id);
  const costs = (of: readonly { readonly id: number; readonly price: number }[]) =>
    priceToday({ id: of[0]!.id, price: of.reduce((sum, { price }) => sum + price, 0), currency, parts: of }, facts);
  return costs([...without, other]) - costs(without);
}
