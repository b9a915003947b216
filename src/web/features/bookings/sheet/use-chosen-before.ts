import { useEffect, useRef } from 'react';
import type { EpochMs } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import type { useFreeTimes } from './use-free-times.ts';

/** Chooses the time that was pressed outside of the sheet, once it is known to be free still. */
export function useChosenBefore(
  at: EpochMs | undefined,
  { times, chooseDayOf }: ReturnType<typeof useFreeTimes>,
  choose: (at: EpochMs) => void,
) {
  const settled = useRef(at === undefined);
  useEffect(() => {
    if (settled.current || !times || at === undefined) return;
    settled.current = true;
    if (!times.days[calendarDate(at, times.timeZone)]?.includes(at)) return;
    chooseDayOf(at);
    choose(at);
  });
}
