import { highestAmount, isCurrency } from '#kernel/currencies';
import { currencyDecimals } from '#kernel/currency';

export type PriceProblem = 'priceNeeded' | 'priceWrong' | 'priceTooFine' | 'priceTooHigh';

export interface ReadPrice {
  /** In the currency's minor unit. */
  readonly price: number;
  /** The one that was written beside the amount, else the one asked for. */
  readonly currency: string;
}

const signs: Record<string, string> = {
  R$: 'BRL',
  A$: 'AUD',
  C$: 'CAD',
  NZ$: 'NZD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₦': 'NGN',
  '₵': 'GHS',
  '₹': 'INR',
  '₩': 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '₱': 'PHP',
  '₴': 'UAH',
  '₺': 'TRY',
};

/** Reads a price as people write it: "49.50", "$50", "1.200,50", "€ 40", "5 000 NGN". */
export function readPrice(text: string, currency: string): ReadPrice | { readonly problem: PriceProblem } {
  const { amount, written } = splitCurrency(text.trim(), currency);
  if (amount === '') return { problem: text.trim() === '' ? 'priceNeeded' : 'priceWrong' };
  const digits = currencyDecimals(written);
  const number = splitAmount(amount, digits);
  if (!number) return { problem: 'priceWrong' };
  const fraction = number.fraction.replace(/0+$/, '');
  if (fraction.length > digits) return { problem: 'priceTooFine' };
  const price = Number(`${number.whole}${fraction.padEnd(digits, '0')}`);
  return price > highestAmount(written) ? { problem: 'priceTooHigh' } : { price, currency: written };
}

/** A price for editing, without its currency: "50", "49.50". */
export function writePrice(price: number, currency: string): string {
  const digits = currencyDecimals(currency);
  const amount = price / 10 ** digits;
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(digits);
}

function splitCurrency(text: string, currency: string): { amount: string; written: string } {
  const letters = text.replaceAll(/[\d.,'’\s]/g, '');
  const amount = letters === '' ? text : text.replace(letters, '').trim();
  if (letters === '') return { amount, written: currency };
  if (letters === '$') return { amount, written: dollars.has(currency) ? currency : 'USD' };
  const code = signs[letters] ?? letters.toUpperCase();
  return isCurrency(code) ? { amount, written: code } : { amount: '', written: currency };
}

const dollars = new Set('USD AUD CAD NZD SGD HKD TWD JMD BBD BSD BZD FJD GYD LRD NAD SBD SRD TTD XCD MXN'.split(' '));

/** Whole and fraction of an amount, whichever of point and comma stands for decimals. */
function splitAmount(amount: string, digits: number): { whole: string; fraction: string } | undefined {
  const plain = amount.replaceAll(/[\s'’]/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return undefined;
  const marks = plain.replaceAll(/\d/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const after = plain.length - last - 1;
  const mark = plain[last];
  const once = marks.split('').filter((each) => each === mark).length === 1;
  // "1,200" and "1.200" are thousands, unless the currency counts in thousandths; "0.001" never is.
  const decimal = last >= 0 && once && (after !== 3 || digits === 3 || marks.length > 1 || plain.startsWith('0'));
  const whole = decimal ? plain.slice(0, last) : plain;
  const groups = whole.split(/[.,]/);
  if (groups.slice(1).some((group) => group.length !== 3)) return undefined;
  return { whole: groups.join(''), fraction: decimal ? plain.slice(last + 1) : '' };
}
