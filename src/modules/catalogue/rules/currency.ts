const known = new Set(Intl.supportedValuesOf('currency'));

/** Whether these are the three capital letters of a currency of ISO 4217. */
export function isCurrency(code: string): boolean {
  return known.has(code);
}
