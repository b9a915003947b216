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
  return { date, setDate, time, setTime, isTime, day, at, timeZone: days.data?.timeZone };
}
