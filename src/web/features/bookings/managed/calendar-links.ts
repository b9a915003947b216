import type { EpochMs } from '#kernel/time';

export interface CalendarEntry {
  readonly title: string;
  readonly start: EpochMs;
  readonly end: EpochMs;
  readonly place: string;
  readonly text: string;
}

/** The address at which Google's calendar offers to add an entry. */
export function googleCalendarHref({ title, start, end, place, text }: CalendarEntry): string {
  const compact = (at: EpochMs) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    location: place,
    details: text,
  });
  return `https://calendar.google.com/calendar/render?${search}`;
}

/** The address at which Outlook's calendar offers to add an entry. */
export function outlookCalendarHref({ title, start, end, place, text }: CalendarEntry): string {
  const search = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    location: place,
    body: text,
  });
  // Outlook shows plus signs as they are; it wants %20.
  return `https://outlook.live.com/calendar/0/deeplink/compose?${String(search).replaceAll('+', '%20')}`;
}
