import { expect, test } from 'vitest';
import { googleCalendarHref, outlookCalendarHref } from './calendar-links.ts';

const entry = {
  title: 'Knotless braids & trim',
  start: Date.UTC(2026, 10, 26, 10, 30),
  end: Date.UTC(2026, 10, 26, 13, 30),
  place: 'Peckham, London',
  text: 'With Adaeze Obi',
};

test('Google is told the entry in UTC', () => {
  const { searchParams } = new URL(googleCalendarHref(entry));
  expect(searchParams.get('dates')).toBe('20261126T103000Z/20261126T133000Z');
  expect(searchParams.get('text')).toBe('Knotless braids & trim');
});

test('Outlook is told the entry in UTC, with real spaces', () => {
  expect(outlookCalendarHref(entry)).not.toContain('+');
  const { searchParams } = new URL(outlookCalendarHref(entry));
  expect([searchParams.get('startdt'), searchParams.get('enddt')]).toEqual([
    '2026-11-26T10:30:00.000Z',
    '2026-11-26T13:30:00.000Z',
  ]);
  expect(searchParams.get('location')).toBe('Peckham, London');
});
