/** ISO 4217 gives IQD three, but its people write 25.000 for twenty-five thousand: read as thousandths it would be 25. */
const withoutDecimals = 'BIF CLP DJF GNF IQD ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const inThousandths = 'BHD JOD KWD LYD OMR TND';

/**
 * How many decimals a currency has, and so what its minor unit is: 2 for most, 0 for the yen, 3 for dinars. By ISO 4217, and not
 * by what ICU says, which differs from one server and browser to the next.
 */
export function currencyDecimals(currency: string): number {
  if (withoutDecimals.includes(currency)) return 0;
  return inThousandths.includes(currency) ? 3 : 2;
}

/** In our minor units: only multiples of it can be paid or returned over the provider, see `provider-units.ts`. */
export function payableStep(currency: string): number {
  if (currency === 'MGA') return 100;
  return currencyDecimals(currency) === 3 ? 10 : 1;
}

/** So much of an amount as can be paid over the provider: all of it nearly everywhere, without the last digit of a dinar. */
export function payablePart(amount: number, currency: string): number {
  const step = payableStep(currency);
  return Math.floor(amount / step) * step;
}

/** A percentage of an amount as something that can be paid, to the nearest; never more than the amount. */
export function shareOf(amount: number, percent: number, currency: string): number {
  const step = payableStep(currency);
  const nearest = Math.round((amount * percent) / (100 * step)) * step;
  return nearest > amount ? payablePart(amount, currency) : nearest;
}

/** In whole units: docs.stripe.com/currencies, "Minimum charge amount by currency", where it is not what others have. */
const leasts: Readonly<Record<string, number>> = {
  AED: 2,
  BGN: 1,
  CZK: 15,
  DKK: 2.5,
  GBP: 0.3,
  HKD: 4,
  HUF: 175,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  PLN: 2,
  RON: 2,
  SEK: 3,
  THB: 10,
};

/**
 * Below this the provider takes no payment, in the minor unit: 0.50 of most, 50 of what has no decimals. Where it names none this
 * is a guess: what counts there is the least of the money that a payment is changed into, which nobody here knows.
 */
export function leastPayment(currency: string): number {
  const decimals = currencyDecimals(currency);
  const least = leasts[currency] ?? (decimals === 0 ? 50 : 0.5);
  return Math.max(payableStep(currency), Math.round(least * 10 ** decimals));
}
