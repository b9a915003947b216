import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PlainDate } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import { calendarQuery, type Calendar, type CalendarDay } from './calendar-query.ts';

export interface KnownDay {
  readonly day: CalendarDay;
  readonly timeZone: string;
}

/** The day of one's own calendar that a form names; nothing is asked without a date. */
export function useDay(date: PlainDate) {
  const days = useQuery({ ...calendarQuery(browserApi, { from: date, to: date }), enabled: date !== '' });
  const known = knownIn(days.data);
  const finding = useRef(false);

  /**
   * The day, waited for where it has not come yet: no press is lost to a slow line. Nothing is found without a date, and
   * nothing again while it is waited for: a second press is no second visit.
   */
  async function find(): Promise<KnownDay | undefined> {
    if (known || !date || finding.current) return known;
    finding.current = true;
    const { data } = await days.refetch({ cancelRefetch: false });
    finding.current = false;
    return knownIn(data);
  }

  return {
    day: known?.day,
    timeZone: known?.timeZone,
    /** Whether the day did not come. */
    broken: days.isError,
    find,
  };
}

function knownIn(calendar: Calendar | undefined): KnownDay | undefined {
  const day = calendar?.days[0];
  return day && { day, timeZone: calendar.timeZone };
}
