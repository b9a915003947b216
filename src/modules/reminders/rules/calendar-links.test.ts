import { expect, test } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

const start = Date.UTC(2026, 10, 26, 10, 30);
const links = calendarLinks({
  title: 'Silk press & trim, Ada',
  start,
  end: start + 3 * 3_600_000,
  details: 'Thu 26 Nov, 10:30–13:30, London (GMT)',
  location: 'London',
});

test('Google Calendar gets the entry in UTC', () => {
  const { searchParams, host } = new URL(links.google);
  expect(host).toBe('calendar.google.com');
  expect(searchParams.get('dates')).toBe('20261126T103000Z/20261126T133000Z');
  expect(searchParams.get('text')).toBe('Silk press & trim, Ada');
  expect(searchParams.get('details')).toBe('Thu 26 Nov, 10:30–13:30, London (GMT)');
});

test('Outlook gets the entry in UTC, with real spaces', () => {
  expect(links.outlook).not.toContain('+');
  const { searchParams, host } = new URL(links.outlook);
  expect(host).toBe('outlook.live.com');
  expect(searchParams.get('startdt')).toBe('2026-11-26T10:30:00.000Z');
  expect(searchParams.get('enddt')).toBe('2026-11-26T13:30:00.000Z');
  expect(searchParams.get('subject')).toBe('Silk press & trim, Ada');
});
