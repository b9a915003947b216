const named = /"timeZone":"([^"\\]+)"/g;

/** The zones that an answer of the API names, which calls every one of them `timeZone`. */
export function zonesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(named), ([, zone]) => zone!))];
}
