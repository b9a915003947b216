import { useQuery } from '@tanstack/react-query';
import { minuteMs, type EpochMs } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import { datesAround, meanwhileOf, type Meanwhile } from '../book/meanwhile.ts';
import { calendarQuery } from '../calendar/calendar-query.ts';

interface Chosen {
  readonly start: EpochMs | undefined;
  /** Minutes. */
  readonly duration: number | undefined;
  /** The booking that is being moved there. */
  readonly moved?: number;
}

/** What whoever books has themselves at the chosen time; nothing while none is chosen. */
export function useMeanwhile({ start, duration, moved }: Chosen): readonly Meanwhile[] {
  const visit = { start: start ?? 0, end: (start ?? 0) + (duration ?? 0) * minuteMs };
  const enabled = start !== undefined && duration !== undefined;
  const { data } = useQuery({ ...calendarQuery(browserApi, datesAround(visit)), enabled });
  return enabled && data ? meanwhileOf(data, visit, moved) : [];
}
