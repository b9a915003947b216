import { currencyDecimals } from './currency.ts';

// How the payment provider counts money, where that is not how we do: docs.stripe.com/currencies, "Zero-decimal currencies" and
// "Special cases". It counts in hundredths what it names nowhere, ISK and UGX too, which have none.
const whole = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Their last digit has to be 0. */
const inThousandths = new Set('BHD JOD KWD OMR TND'.split(' '));

function providerDecimals(currency: string): number {
  if (whole.has(currency)) return 0;
  return inThousandths.has(currency) ? 3 : 2;
}

/** An amount of ours as the provider counts it. Exact for amounts that `payablePart` left as they are. */
export function toProvider(amount: number, currency: string): number {
  return scaled(amount, providerDecimals(currency) - currencyDecimals(currency));
}

/** An amount of the provider's in our minor units. */
export function fromProvider(amount: number, currency: string): number {
  return scaled(amount, currencyDecimals(currency) - providerDecimals(currency));
}

function scaled(amount: number, decimals: number): number {
  return Math.round(decimals < 0 ? amount / 10 ** -decimals : amount * 10 ** decimals);
}
