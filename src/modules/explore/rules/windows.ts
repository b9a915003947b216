import {
  addDays,
  dayBounds,
  dayMs,
  dayOfDate,
  firstInstantFrom,
  instantToLocal,
  isPlainDate,
  parseClock,
  parseInstant,
  weekday,
  type ClockMinutes,
  type EpochMs,
  type PlainDate,
} from '#kernel/time';

/** How far ahead one may ask who is free, in days. */
export const furthestAhead = 60;

/** From one instant to another, end excluded. */
export interface Window {
  readonly from: EpochMs;
  readonly to: EpochMs;
}

/** What is asked about by the clocks of a zone: windows one after the other, none of them empty or past. */
export type WindowsIn = (timeZone: string) => readonly Window[];

export type WindowProblem = 'windowForm' | 'windowOrder' | 'windowFar' | 'daysForm' | 'hoursForm';

const [saturday, sunday] = [6, 7];

/** From now on as far as one may ask. */
export function anyTime(now: EpochMs): WindowsIn {
  return () => [{ from: now, to: now + furthestAhead * dayMs }];
}

/** Reads `from/to`, two instants: the same for everybody, whatever their clocks show. */
export function readWindow(text: string, now: EpochMs): WindowsIn | WindowProblem {
  const [from, to, ...more] = text.split('/').map((part) => parseInstant(part));
  if (from === undefined || to === undefined || more.length > 0) return 'windowForm';
  if (from >= to) return 'windowOrder';
  if (to > now + furthestAhead * dayMs) return 'windowFar';
  const windows = to > now ? [{ from: Math.max(from, now), to }] : [];
  return () => windows;
}

/**
 * Reads days ('today', 'week', 'weekend' or a date) and what is meant of each of them ('14:00/18:00', either end may be left
 * out). They are days and hours of those who are looked for: whoever comes to them looks at the clock there.
 */
export function readDays(days: string, hours: string, now: EpochMs): WindowsIn | WindowProblem {
  const span = spanOf(days);
  if (!span) return 'daysForm';
  if (isPlainDate(days) && dayOfDate(days) > Math.floor(now / dayMs) + furthestAhead) return 'windowFar';
  const between = readHours(hours);
  if (!between) return 'hoursForm';
  const { from, to } = between;
  if (from !== undefined && to !== undefined && from >= to) return 'windowOrder';
  return (timeZone) => {
    const windows: Window[] = [];
    const { first, last } = span(instantToLocal(timeZone, now).date);
    for (let date = first; date <= last; date = addDays(date, 1)) {
      const begin = from === undefined ? dayBounds(timeZone, date).start : firstInstantFrom(timeZone, date, from);
      const end = to === undefined ? dayBounds(timeZone, date).end : firstInstantFrom(timeZone, date, to);
      if (end > now && begin < end) windows.push({ from: Math.max(begin, now), to: end });
    }
    return windows;
  };
}

/** The days that are meant, both included, by what day it is. */
function spanOf(days: string): ((today: PlainDate) => { first: PlainDate; last: PlainDate }) | undefined {
  if (isPlainDate(days)) return () => ({ first: days, last: days });
  if (days === 'today') return (today) => ({ first: today, last: today });
  const toSunday = (today: PlainDate) => addDays(today, sunday - weekday(today));
  if (days === 'week') return (today) => ({ first: today, last: toSunday(today) });
  if (days !== 'weekend') return undefined;
  return (today) => ({ first: addDays(today, Math.max(0, saturday - weekday(today))), last: toSunday(today) });
}

function readHours(text: string): { from: ClockMinutes | undefined; to: ClockMinutes | undefined } | undefined {
  if (text === '') return { from: undefined, to: undefined };
  const [from, to, ...more] = text.split('/').map((part) => (part === '' ? 'open' : parseClock(part)));
  if (from === undefined || to === undefined || more.length > 0) return undefined;
  return { from: from === 'open' ? undefined : from, to: to === 'open' ? undefined : to };
}
