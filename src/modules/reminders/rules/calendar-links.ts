import type { EpochMs } from '#kernel/time';

export interface CalendarEntry {
  readonly title: string;
  readonly start: EpochMs;
  readonly end: EpochMs;
  readonly details: string;
  readonly location: string;
}

/** Where calendars on the web take an entry over from a link; it opens there filled in, and nothing happens before "Save". */
export function calendarLinks({ title, start, end, details, location }: CalendarEntry): {
  readonly google: string;
  readonly outlook: string;
} {
  const utc = (at: EpochMs) => new Date(at).toISOString();
  const compact = (at: EpochMs) => utc(at).replaceAll(/[-:]|\.\d{3}/g, '');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    details,
    location,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: utc(start),
    enddt: utc(end),
    body: details,
    location,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    // Outlook shows plus signs as they are; it wants %20.
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${String(outlook).replaceAll('+', '%20')}`,
  };
}
