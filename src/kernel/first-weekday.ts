import { readerLocale } from './language.ts';

const sundays = 'US CA HK IN JM KE MT PH PK SG ZA CO DO GT HN MX NI PA PE PR PY SV VE SA YE';
const saturdays = 'BH DZ EG IQ JO KW LY OM QA SD SY';

/** The first day of the reader's week: 1 is Monday, 7 Sunday. Kept here so that a server and any browser say the same. */
export function firstWeekday(locale = readerLocale()): number {
  const region = /-([A-Z]{2})/.exec(locale)?.[1] ?? (locale.startsWith('ar') ? 'EG' : 'GB');
  if (saturdays.includes(region)) return 6;
  return sundays.includes(region) ? 7 : 1;
}

/** The weekdays as the reader's week has them, 1 for Monday. */
export function readersWeek(locale = readerLocale()): number[] {
  const first = firstWeekday(locale);
  return Array.from({ length: 7 }, (_, index) => ((first - 1 + index) % 7) + 1);
}
