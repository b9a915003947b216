import { useState } from 'react';
import { parseClock, type PlainDate } from '#kernel/time';
import { instantOf } from './instant-of.ts';
import { useDay } from './use-day.ts';

export type When = ReturnType<typeof useWhen>;

/** A day and a time on its clock that somebody types, and the moment they mean once both are there. */
export function useWhen(begins: { readonly date: PlainDate; readonly time: string }) {
  const [date, setDate] = useState(begins.date);
  const [time, setTime] = useState(begins.time);
  const { find: findDay, ...known } = useDay(date);
  const minutes = parseClock(time);
  const isTime = minutes !== undefined && minutes < 1440;

  /** The moment that is meant; its day is waited for. Nothing is found without a day and a time. */
  async function find() {
    if (!isTime) return undefined;
    const found = await findDay();
    return found && { ...found, at: instantOf(found.day, minutes) };
  }

  const at = known.day && isTime ? instantOf(known.day, minutes) : undefined;
  return { ...known, date, setDate, time, setTime, isTime, at, find };
}
