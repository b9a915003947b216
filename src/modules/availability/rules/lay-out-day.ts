import { dayBounds, dayMs, dayOfDate, minuteMs, offsetIndexAt } from '#kernel/time';
import type { EpochMs, PlainDate } from '#kernel/time';
import type { AvailabilityRules } from './availability-rules.ts';
import { OpeningHours } from './opening-hours.ts';

/** Time between two instants, the end excluded. */
export interface Span {
  readonly start: EpochMs;
  readonly end: EpochMs;
}

/** A date of somebody's calendar as instants. */
export interface LaidOutDay extends Span {
  readonly date: PlainDate;
  /** Where the clocks go on by so many minutes, or back when negative; most days have no such moment. */
  readonly clockChange: { readonly at: EpochMs; readonly minutes: number } | null;
  /** When appointments are taken, ascending. */
  readonly open: readonly Span[];
}

/** A date from its first minute to its last, with its open stretches: 23 or 25 hours where the clocks change. */
export function layOutDay(rules: AvailabilityRules, date: PlainDate): LaidOutDay {
  const { start, end } = dayBounds(rules.timeZone, date);
  const hours = new OpeningHours(rules, date, date);
  const { starts, offsets } = hours.zone;
  const midnight = dayOfDate(date) * dayMs;
  const open: Span[] = [];
  for (let index = offsetIndexAt(hours.zone, start); index < offsets.length && starts[index]! < end; index++) {
    for (let stretch = hours.on(dayOfDate(date)); stretch; stretch = stretch.next) {
      const from = Math.max(start, starts[index]!, midnight + stretch.start - offsets[index]!);
      const to = Math.min(end, starts[index + 1]!, midnight + stretch.end - offsets[index]!);
      if (from < to) add(open, { start: from, end: to });
    }
  }
  return { date, start, end, clockChange: changeIn(hours, { start, end }), open };
}

/** What goes on over a change of the clocks is one stretch. */
function add(open: Span[], span: Span): void {
  const last = open.at(-1);
  if (last?.end === span.start) open[open.length - 1] = { start: last.start, end: span.end };
  else open.push(span);
}

function changeIn({ zone }: OpeningHours, { start, end }: Span): LaidOutDay['clockChange'] {
  const { starts, offsets } = zone;
  const first = offsetIndexAt(zone, start);
  // A day that lost its midnight begins with the change.
  const lostMidnight = starts[first] === start && first > 0 && offsets[first]! > offsets[first - 1]!;
  const index = lostMidnight ? first : first + 1;
  if (index >= offsets.length || starts[index]! >= end) return null;
  return { at: starts[index]!, minutes: (offsets[index]! - offsets[index - 1]!) / minuteMs };
}
