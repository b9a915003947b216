import { currencyDecimals, payablePart } from '#kernel/currency';

/** An amount as people type it, "12" or "12,50", in minor units; undefined for what is none or cannot be paid. */
export function readAmount(text: string, currency: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  const decimals = currencyDecimals(currency);
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > decimals) return undefined;
  const amount = Number(`${match[1]}${fraction.padEnd(decimals, '0')}`);
  return payablePart(amount, currency) === amount ? amount : undefined;
}
