import { currencyDecimals } from '#kernel/currency';
import { samples, type Sample } from './samples.ts';
import { roundAmount } from './usual-currency.ts';

/** What a sample costs in the money of a place, in its minor unit. */
export function samplePrice({ price }: Sample, currency: string): number {
  return Math.round(roundAmount(price / 100, currency) * 10 ** currencyDecimals(currency));
}

/** What a draft of a sample costs in another currency; undefined once somebody set its price or its minutes. */
export function untouchedPriceIn(
  draft: { readonly duration: number; readonly price: number; readonly currency: string },
  currency: string,
): number | undefined {
  const sample = samples.find(
    (each) => each.duration === draft.duration && samplePrice(each, draft.currency) === draft.price,
  );
  return sample && samplePrice(sample, currency);
}
