import type { EpochMs, PlainDate } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import type { PreviewedVisit } from '#modules/bookings/contract';

/** What a series would be, as the API lays it out. */
export interface SeriesDates {
  readonly visits: readonly PreviewedVisit[];
  /** YYYY-MM: months passed over because they have no such day. */
  readonly monthsWithoutDay: readonly string[];
}

/** The days of what is looked at: of a series, or of one visit; none where no time is chosen. */
export function daysOf(series: SeriesDates | undefined, start: EpochMs | undefined, timeZone: string): PlainDate[] {
  if (series) return series.visits.map(({ day }) => day);
  return start === undefined ? [] : [calendarDate(start, timeZone)];
}

/** Reads the dates from an answer or a refusal of the API; undefined where it has none. */
export function readSeriesDates(body: {
  readonly occurrences?: readonly PreviewedVisit[];
  readonly monthsWithoutDay?: readonly string[];
}): SeriesDates | undefined {
  return body.occurrences && { visits: body.occurrences, monthsWithoutDay: body.monthsWithoutDay ?? [] };
}
