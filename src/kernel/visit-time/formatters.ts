const mostFormatters = 600;
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** A formatter of dates, made once: making one costs a hundred times what using it does. */
export function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

/** A formatter of numbers, made once. */
export function numberFormatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}

function kept<Formatter>(
  cache: Map<string, Formatter>,
  locale: string,
  options: object,
  make: () => Formatter,
): Formatter {
  const key = `${locale} ${Object.values(options).join(' ')} ${Object.keys(options).join(' ')}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= mostFormatters) cache.clear();
  const made = make();
  cache.set(key, made);
  return made;
}
