import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  const day = days.data?.days[0];
  const minutes = parseClock(time);
  const isTime = minutes !== undefined && minutes < 1440;
  const at = day && isTime ? instantOf(day, minutes) : undefined;

  /** The moment that is meant; its day is waited for where it has not come yet, and nothing is found without one. */
  async function find() {
    if (!date || !isTime) return undefined;
    const found = days.data ?? (await days.refetch({ cancelRefetch: false })).data;
    const there = found?.days[0];
    if (!there) return undefined;
    return { at: instantOf(there, minutes!), day: there, timeZone: found.timeZone };
  }

  return { date, setDate, time, setTime, isTime, day, at, find, timeZone: days.data?.timeZone };
}
