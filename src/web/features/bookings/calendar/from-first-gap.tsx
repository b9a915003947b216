import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addDays, type EpochMs, type PlainDate } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import { calendarQuery } from './calendar-query.ts';
import { CalendarLoading } from './calendar-states.tsx';
import { proposedBegin, type Begin } from './proposed-begin.ts';

export interface FromFirstGapProps {
  date: PlainDate;
  /** On the clock, where somebody pointed at a time. */
  minutes: number | undefined;
  now: EpochMs;
  /** Minutes that are to fit. */
  duration: number;
  children: (begin: Begin) => ReactNode;
}

/** Days ahead in which a gap is looked for. */
const ahead = 13;

/** What begins where somebody pointed, else in the first gap of their hours from a day on. */
export function FromFirstGap({ date, minutes, now, duration, children }: FromFirstGapProps) {
  const days = { from: date, to: addDays(date, ahead) };
  const calendar = useQuery({ ...calendarQuery(browserApi, days), enabled: minutes === undefined });
  if (minutes !== undefined) return children({ date, minutes });
  if (calendar.isPending) return <CalendarLoading />;
  return children(proposedBegin(calendar.data, { date, now, duration }));
}
