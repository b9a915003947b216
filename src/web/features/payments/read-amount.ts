import { currencyDecimals, payablePart } from '#kernel/currency';

/** An amount as people type it, "12" or "12,50", in minor units; undefined for what is none. */
export function readMoney(text: string, currency: string): number | undefined {
  const match = /^(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  const decimals = currencyDecimals(currency);
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > decimals) return undefined;
  return Number(`${match[1]}${fraction.padEnd(decimals, '0')}`);
}

/** The same as far as it can be paid over the payment service. */
export function readAmount(text: string, currency: string): number | undefined {
  const amount = readMoney(text, currency);
  return amount !== undefined && payablePart(amount, currency) === amount ? amount : undefined;
}

/** An amount in minor units as it is typed, "12.50", for a field. */
export function typedMoney(amount: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  return (amount / 10 ** decimals).toFixed(decimals);
}
