import type { EpochMs } from '#kernel/time';
import { holdsTime } from '#modules/bookings/rules';
import type { Calendar } from './calendar-query.ts';

export interface Span {
  readonly start: EpochMs;
  readonly end: EpochMs;
}

export function spanOf({ start, end }: { readonly start: string; readonly end: string }): Span {
  return { start: Date.parse(start), end: Date.parse(end) };
}

/** What in a calendar takes time, by its beginning: bookings, times asked for, blocks, and holds. What is marked as done does not. */
export function takenOf({ bookings, moveRequests, blocks, held }: Calendar): Span[] {
  const visits = bookings
    .filter(({ status }) => holdsTime(status))
    .map(({ date, blockedUntil }) => spanOf({ start: date, end: blockedUntil }));
  const asked = moveRequests.map(({ start, blockedUntil }) => spanOf({ start, end: blockedUntil }));
  return [...visits, ...asked, ...blocks.map(spanOf), ...held.map(spanOf)].toSorted(
    (one, other) => one.start - other.start,
  );
}

/** What of a span nothing has taken; what is taken comes in the order of its beginnings. */
export function gapsWithin({ start, end }: Span, taken: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let from = start;
  for (const each of taken) {
    if (each.end <= from || each.start >= end) continue;
    if (each.start > from) gaps.push({ start: from, end: each.start });
    from = each.end;
  }
  return from < end ? [...gaps, { start: from, end }] : gaps;
}
