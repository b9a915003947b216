import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PlainDate } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import { calendarQuery, type Calendar, type CalendarDay } from './calendar-query.ts';

export interface KnownDay {
  readonly day: CalendarDay;
  readonly timeZone: string;
  /** Of that day. */
  readonly calendar: Calendar;
}

/** The day of one's own calendar that a form names; nothing is asked without a date. */
export function useDay(date: PlainDate) {
  const query = calendarQuery(browserApi, { from: date, to: date });
  const days = useQuery({ ...query, enabled: date !== '' });
  const known = knownIn(days.data);
  const queries = useQueryClient();
  const waited = useRef<PlainDate>(undefined);

  /**
   * The day, waited for where it has not come yet: no press is lost to a slow line. Nothing is found without a date, nothing
   * again while it is waited for (a second press is no second visit), and nothing for a date that was corrected meanwhile.
   */
  async function find(): Promise<KnownDay | undefined> {
    if (known || !date || waited.current === date) return known;
    waited.current = date;
    try {
      const found = knownIn(await queries.fetchQuery(query));
      return waited.current === date ? found : undefined;
    } catch {
      // The query itself is `broken` then.
      return undefined;
    } finally {
      if (waited.current === date) waited.current = undefined;
    }
  }

  return {
    day: known?.day,
    timeZone: known?.timeZone,
    calendar: known?.calendar,
    /** Whether the day did not come. */
    broken: days.isError,
    find,
  };
}

function knownIn(calendar: Calendar | undefined): KnownDay | undefined {
  const day = calendar?.days[0];
  return day && { day, timeZone: calendar.timeZone, calendar };
}
