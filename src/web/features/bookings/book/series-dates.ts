import type { EpochMs } from '#kernel/time';
import type { PreviewedVisit } from '#modules/bookings/contract';

/** What a series would be, as the API lays it out. */
export interface SeriesDates {
  readonly visits: readonly PreviewedVisit[];
  /** YYYY-MM: months passed over because they have no such day. */
  readonly monthsWithoutDay: readonly string[];
}

/** When its visits begin. */
export const startsOf = ({ visits }: SeriesDates): EpochMs[] => visits.map(({ date }) => Date.parse(date));

/** Reads the dates from an answer or a refusal of the API; undefined where it has none. */
export function readSeriesDates(body: {
  readonly occurrences?: readonly PreviewedVisit[];
  readonly monthsWithoutDay?: readonly string[];
}): SeriesDates | undefined {
  return body.occurrences && { visits: body.occurrences, monthsWithoutDay: body.monthsWithoutDay ?? [] };
}
