import { minuteMs, type EpochMs } from '#kernel/time';
import { formatTime } from '#kernel/visit-time';
import type { CalendarDay } from './calendar-query.ts';

/**
 * The minutes of a day from top to bottom, the same for every day beside it: the clock's 24 hours and, where the clocks of
 * one of the days go back, the minutes that come twice a second time.
 */
export interface DayAxis {
  readonly minutes: number;
  /** Where the second round of the repeated minutes begins on the axis, and how many they are. */
  readonly repeated: { readonly at: number; readonly minutes: number } | undefined;
}

export interface AxisDay {
  readonly start: EpochMs;
  readonly end: EpochMs;
  /** Minutes since the day began, and how far the clocks go on there; back when negative. */
  readonly change: { readonly at: number; readonly minutes: number } | undefined;
}

const wholeDay = 24 * 60;

export function axisDayOf({ start, end, clockChange }: CalendarDay): AxisDay {
  const from = Date.parse(start);
  const change = clockChange && {
    at: (Date.parse(clockChange.at) - from) / minuteMs,
    minutes: clockChange.minutes,
  };
  return { start: from, end: Date.parse(end), change: change ?? undefined };
}

/** The axis that some days share. */
export function axisOf(days: readonly AxisDay[]): DayAxis {
  const back = days.find(({ change }) => change && change.minutes < 0)?.change;
  const repeated = back && { at: back.at, minutes: -back.minutes };
  return { minutes: wholeDay + (repeated?.minutes ?? 0), repeated };
}

/** Where an instant of a day lies on the axis, in minutes from its top; what lies outside the day, at its edge. */
export function toAxis({ repeated }: DayAxis, { start, end, change }: AxisDay, at: EpochMs): number {
  const minutes = (Math.min(Math.max(at, start), end) - start) / minuteMs;
  if (change && change.minutes < 0) return minutes;
  const onWall = change && minutes >= change.at ? minutes + change.minutes : minutes;
  return repeated && onWall >= repeated.at ? onWall + repeated.minutes : onWall;
}

/** The instant of a day at a place of the axis; for minutes that this day does not have, the first after them. */
export function fromAxis({ repeated }: DayAxis, { start, end, change }: AxisDay, place: number): EpochMs {
  let minutes = place;
  if (!change || change.minutes > 0) {
    if (repeated && place >= repeated.at) minutes = Math.max(repeated.at, place - repeated.minutes);
    if (change && minutes >= change.at) minutes = Math.max(change.at, minutes - change.minutes);
  }
  return Math.min(start + minutes * minuteMs, end);
}

/** The hours along the axis, each with what the clock shows there. */
export function hoursOf({ minutes, repeated }: DayAxis): { readonly at: number; readonly text: string }[] {
  const hours = [];
  for (let at = 0; at < minutes; at += 60) {
    const wall = repeated && at >= repeated.at ? at - repeated.minutes : at;
    if (wall % 60 === 0) hours.push({ at, text: formatTime(wall * minuteMs, 'UTC') });
  }
  return hours;
}

/** The minutes of the axis that a day does not have: skipped by its clocks, or repeated on another day only. */
export function missingOn(axis: DayAxis, { change }: AxisDay): { readonly from: number; readonly to: number }[] {
  const { repeated } = axis;
  if (change && change.minutes > 0) return [{ from: change.at, to: change.at + change.minutes }];
  if (change || !repeated) return [];
  return [{ from: repeated.at, to: repeated.at + repeated.minutes }];
}
