import { minuteMs, type EpochMs } from '#kernel/time';
import type { Calendar } from './calendar-query.ts';
import { gapsWithin, spanOf, takenOf, type Span } from './gaps-within.ts';

const quarter = 15 * minuteMs;
/** A long gap is offered in so many pieces. */
const mostOfGap = 3;
const mostOfAll = 8;

/** Starts at which so many minutes would fit between what is in the calendar, within the hours, the soonest first. */
export function freeGaps(calendar: Calendar, { now, duration }: { now: EpochMs; duration: number }): EpochMs[] {
  const taken = takenOf(calendar);
  const length = duration * minuteMs;
  return calendar.days
    .flatMap(({ open }) => open.map(spanOf))
    .flatMap((open) => gapsWithin({ ...open, start: Math.max(open.start, now + 1) }, taken))
    .flatMap((gap) => startsWithin(gap, length))
    .slice(0, mostOfAll);
}

function startsWithin({ start, end }: Span, length: number): EpochMs[] {
  const starts: EpochMs[] = [];
  for (let at = toQuarter(start); at + length <= end && starts.length < mostOfGap; at = toQuarter(at + length)) {
    starts.push(at);
  }
  return starts;
}

const toQuarter = (at: EpochMs) => Math.ceil(at / quarter) * quarter;
