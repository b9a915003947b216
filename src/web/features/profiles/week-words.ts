import { describeWeek, type DescribedStretch } from '#modules/availability/rules';
import type { AvailabilityOnWire } from '#modules/availability/contract';
import { formatClock, parseClock, type ClockMinutes } from '#kernel/time';

/** Open from one clock time to another; `allDay` without a pause at either end. */
export interface OpenStretch {
  readonly start: ClockMinutes;
  /** Of the next day where it is not after the start; 1440 is midnight. */
  readonly end: ClockMinutes;
  readonly allDay: boolean;
}

export interface OpenDay {
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
  /** None on a closed day. What goes on over midnight stands under the day it began. */
  readonly stretches: readonly OpenStretch[];
}

/** The hours of a week as a client reads them. */
export function openWeek({ weekly }: Pick<AvailabilityOnWire, 'weekly'>): OpenDay[] {
  const stretches = weekly.map(({ weekday, start, end }) => ({
    weekday,
    start: parseClock(start) ?? 0,
    end: parseClock(end) ?? 0,
  }));
  const week = describeWeek({ weekly: stretches });
  const allDay = ({ fromDayBefore, intoNextDay, start, end }: DescribedStretch) =>
    fromDayBefore && intoNextDay && start === 0 && end === 1440;
  return week.map(({ weekday, stretches: ofDay }) => {
    const nextDay = week[weekday % 7]!.stretches;
    const open = ofDay.flatMap((stretch) => {
      if (allDay(stretch)) return [{ start: 0, end: 1440, allDay: true }];
      if (stretch.fromDayBefore) return [];
      const overnight = stretch.intoNextDay && nextDay[0] && !allDay(nextDay[0]);
      return [{ start: stretch.start, end: overnight ? nextDay[0]!.end : stretch.end, allDay: false }];
    });
    return { weekday, stretches: open };
  });
}

/** "09:00"; `midnight` is the word for the end of a day. */
export function clockWords(minutes: ClockMinutes, midnight: string): string {
  return minutes === 1440 ? midnight : formatClock(minutes);
}
