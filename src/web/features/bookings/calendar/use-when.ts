import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { parseClock, type PlainDate } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import { calendarQuery } from './calendar-query.ts';
import { instantOf } from './instant-of.ts';

export type When = ReturnType<typeof useWhen>;

/** A day and a time on its clock that somebody types, and the moment they mean once both are there. */
export function useWhen(begins: { readonly date: PlainDate; readonly time: string }) {
  const [date, setDate] = useState(begins.date);
  const [time, setTime] = useState(begins.time);
  const days = useQuery({ ...calendarQuery(browserApi, { from: date, to: date }), enabled: date !== '' });
  const minutes = parseClock(time);
  const isTime = minutes !== undefined && minutes < 1440;
  const momentIn = (calendar: typeof days.data) => {
    const day = calendar?.days[0];
    return day && isTime ? { at: instantOf(day, minutes), day, timeZone: calendar.timeZone } : undefined;
  };
  const known = momentIn(days.data);
  const finding = useRef(false);

  /**
   * The moment that is meant; its day is waited for where it has not come yet. Nothing is found without a day and a time, and
   * nothing again while it is waited for: a second press is no second visit.
   */
  async function find() {
    if (known || !date || !isTime || finding.current) return known;
    finding.current = true;
    const { data } = await days.refetch({ cancelRefetch: false });
    finding.current = false;
    return momentIn(data);
  }

  return {
    date,
    setDate,
    time,
    setTime,
    isTime,
    day: days.data?.days[0],
    at: known?.at,
    find,
    /** Whether the day did not come. */
    broken: days.isError,
    timeZone: days.data?.timeZone,
  };
}
