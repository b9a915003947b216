import { currencyDecimals } from '../currency.ts';
import { directionOf, languageOf, readerLocale } from '../language.ts';
import { inOnePiece, numberShape, plainSpaces } from './formatters.ts';

const prices = numberShape((currency) => ({
  style: 'currency',
  currency,
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: currencyDecimals(currency),
  maximumFractionDigits: currencyDecimals(currency),
  trailingZeroDisplay: 'stripIfInteger',
}));
const shares = numberShape(() => ({ style: 'percent' }));
const units = numberShape((name) => ({ style: 'unit', unit: name, unitDisplay: 'long' }));

/** How long a visit is, in words that a screen reader says right: "45 minutes", "90 minutes", "2 hours 15 minutes". */
export function formatDuration(minutes: number, locale = readerLocale()): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (rest === 0 && hours > 0) return unit(hours, 'hour', locale);
  if (minutes <= 90) return unit(minutes, 'minute', locale);
  const and = languageOf(locale) === 'ar' ? ' و' : ' ';
  return `${unit(hours, 'hour', locale)}${and}${unit(rest, 'minute', locale)}`;
}

/** How long before a visit its reminder comes: "1 day", "1 hour", else minutes. */
export function formatLeadTime(minutes: number, locale = readerLocale()): string {
  if (minutes === 1440) return unit(1, 'day', locale);
  if (minutes === 60) return unit(1, 'hour', locale);
  return unit(minutes, 'minute', locale);
}

/** A price from the currency's minor unit; whole amounts without decimals: "$50", "$49.50", "¥5,000". */
export function formatPrice(minorUnits: number, currency: string, locale = readerLocale()): string {
  const amount = minorUnits / 10 ** currencyDecimals(currency);
  const write = (shown: number) => inOnePiece(prices(locale, currency).format(shown));
  // What is taken off has a minus sign, as wide as a figure: Intl writes a hyphen.
  if (directionOf(locale) === 'ltr') return write(amount).replace('-', '\u2212');
  // From right to left, a sign behind Latin letters would jump before them ("US$" is "$US" without the mark at the end), and a
  // minus would take the whole price along to the other side of its column: it is kept with its figures.
  const price = write(Math.abs(amount));
  const signed = amount < 0 ? price.replace(/\d[\d.,]*/, '\u2066\u2212$&\u2069') : price;
  return `${signed}\u200e`;
}

/** A share in whole percent: "20%". */
export function formatPercent(percent: number, locale = readerLocale()): string {
  return inOnePiece(shares(locale, '').format(percent / 100));
}

const averages = numberShape(() => ({ minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** "4.5", as the reader's language writes it: "4,5". */
export function formatAverage(average: number, locale = readerLocale()): string {
  return averages(locale, '').format(average);
}

function unit(count: number, name: 'day' | 'hour' | 'minute', locale: string): string {
  return plainSpaces(units(locale, name).format(count));
}
