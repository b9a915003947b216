import { useQueries } from '@tanstack/react-query';
import type { Place } from '#modules/explore/contract';
import { browserApi } from '#web/api/browser.ts';
import { placesQuery } from './queries.ts';

/** What was typed, split before a name that may end it. */
export interface Ending {
  /** What is looked for; empty when all of it is a place. */
  readonly rest: string;
  readonly name: string;
}

/** More words than that no city is called by at its own page. */
const mostWords = 3;

/** "braids New York" may end in "braids New York", "New York" or "York": the longest first. */
export function endingsOf(q: string): Ending[] {
  const words = q.split(/\s+/).filter(Boolean);
  const longest = Math.min(mostWords, words.length);
  return Array.from({ length: longest }, (_, index) => {
    const at = words.length - longest + index;
    return { rest: words.slice(0, at).join(' '), name: words.slice(at).join(' ') };
  });
}

/** The place that the end of a search names in full; undefined where it names none. */
export function placeMeant(endings: readonly Ending[], found: readonly (readonly Place[] | undefined)[]) {
  for (const [index, { rest, name }] of endings.entries()) {
    const place = found[index]?.find((each) => isCalled(each.name, name));
    if (place) return { rest, place: place.name };
  }
  return undefined;
}

/** The place in a search that nobody fits: "braids Leeds" finds nobody who is called Leeds. Empty words ask for nothing. */
export function usePlaceMeant(q: string) {
  const endings = endingsOf(q);
  const found = useQueries({ queries: endings.map(({ name }) => placesQuery(browserApi, name)) });
  return placeMeant(
    endings,
    found.map(({ data }) => data),
  );
}

/** Whether both are one name, whatever its accents, capitals and country. */
function isCalled(place: string, name: string): boolean {
  const compared = place.split(',')[0]!;
  return compared.localeCompare(name, undefined, { sensitivity: 'base' }) === 0;
}
