const mostFormatters = 800;

type DateShape = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

/**
 * Formatters of one shape, each made once: making one costs a hundred times what using it does. Shapes are constants of
 * their modules. They write what a clock in UTC shows: for another it is moved by its offset before, since Intl's zones are
 * as old as whatever runs it.
 */
export function dateShape(shape: DateShape): (locale: string) => Intl.DateTimeFormat {
  const made = kept((locale) => new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' }));
  return (locale) => made(locale, '');
}

/** The same for numbers; `unit` is the currency or the unit of measure. */
export function numberShape(
  shape: (unit: string) => Intl.NumberFormatOptions,
): (locale: string, unit: string) => Intl.NumberFormat {
  return kept((locale, unit) => new Intl.NumberFormat(locale, shape(unit)));
}

/** Keeps what was made for two words; forgets everything rather than growing without end. */
export function kept<Made>(make: (locale: string, word: string) => Made): (locale: string, word: string) => Made {
  const made = new Map<string, Made>();
  return (locale, word) => {
    const key = `${locale} ${word}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= mostFormatters) made.clear();
    const fresh = make(locale, word);
    made.set(key, fresh);
    return fresh;
  };
}

/** For plain-text mails and calendars, which show no-break spaces as question marks here and there. */
export function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** Keeps "9:00 AM–9:45 AM" in a sentence on one line: some browsers break it after the dash. */
export function spansInOnePiece(text: string): string {
  return text.replaceAll('–', '\u2060–\u2060');
}

/** Keeps a number and its sign on one line; the spaces of Intl differ from one browser to the next. */
export function inOnePiece(text: string): string {
  return text.replaceAll(/\s/g, '\u00a0');
}
