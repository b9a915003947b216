import { arabic, isLanguage, languageOf, type Language } from './language.ts';

/** The regions whose way of writing dates, times and money is known, by language. A region that is not here writes as the first. */
const regions: Record<Language, string> = {
  en: 'GB US AU CA GH HK IE IN JM KE MT MY NG NZ PH PK SG TZ UG US ZA',
  es: 'ES AR BO CL CO CR CU DO EC GQ GT HN MX NI PA PE PR PY SV US UY VE',
  fr: 'FR BE BF BJ CA CD CG CH CI CM DZ GA GN HT LU MA MC MG ML NE RE SN TD TG TN',
  ar: 'EG AE BH DZ IQ JO KW LB LY MA OM PS QA SA SD SY TN YE',
};

/**
 * How a reader is spoken to: the language they chose, else the first they wish for that is spoken here, as it is written in
 * the region they wish for. `wished` is an Accept-Language header. The answer is one of a closed list, so it may be a key.
 */
export function localeFor({
  chosen,
  wished = '',
}: {
  chosen?: string | undefined;
  wished?: string | undefined;
}): string {
  const tags = readWishes(wished);
  const language = isLanguage(chosen) ? chosen : (tags.map((tag) => tag.split('-', 1)[0]).find(isLanguage) ?? 'en');
  const tag = tags.find((each) => each.startsWith(`${language}-`)) ?? language;
  return knownLocale(tag);
}

/** The locale that a tag means here: "en-US", "es-MX"; "en" for every tag that nobody knows. */
export function knownLocale(tag: string): string {
  const [, language, region = ''] = /^([a-z]+)(?:-[a-z]{4})?(?:-([a-z]{2})\b)?/i.exec(tag) ?? [];
  if (!isLanguage(language)) return 'en';
  const [first, ...others] = regions[language].split(' ');
  const place = region.toUpperCase();
  const known = place !== first && others.includes(place);
  return `${language}${known ? `-${place}` : ''}${language.startsWith('ar') ? arabic : ''}`;
}

/** The region whose ways a locale has: "MX" of "es-MX", and the first of its language where it names none. */
export function regionOf(locale: string): string {
  return /-([A-Z]{2})\b/.exec(locale)?.[1] ?? regions[languageOf(locale)].slice(0, 2);
}

/** The tags of an Accept-Language header, the most wished first. */
function readWishes(header: string): string[] {
  return header
    .slice(0, 400)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean);
      return { tag: tag.trim().toLowerCase(), weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, weight }) => /^[a-z]/.test(tag) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
