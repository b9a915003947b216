import { describe, expect, test } from 'vitest';
import {
  calendarDate,
  formatBadgeTime,
  formatMoment,
  formatMomentFor,
  formatTime,
  formatVisit,
  zoneAbbreviation,
} from '../visit-time.ts';

const hour = 3_600_000;
const yourTime = (time: string) => `= ${time} your time`;
const inLondon = (start: number, hours: number, viewerZone: string) =>
  formatVisit(
    { start, end: start + hours * hour, zone: 'Europe/London', city: 'London' },
    { viewer: { zone: viewerZone, yourTime } },
  );

describe('when a visit is', () => {
  test('is told in the place’s time, with its city and zone', () => {
    const start = Date.UTC(2026, 10, 26, 10, 30);
    const { line, text, yours } = inLondon(start, 3, 'Europe/London');
    expect(line).toBe('Thu 26 Nov, 10:30–13:30, London (GMT)');
    expect(text).toBe(line);
    expect(yours).toBeUndefined();
  });

  test('has the viewer’s time after it where the clocks differ', () => {
    const start = Date.UTC(2026, 10, 26, 10, 30);
    expect(inLondon(start, 3, 'America/New_York').text).toBe('Thu 26 Nov, 10:30–13:30, London (GMT) = 05:30 your time');
    expect(inLondon(start, 3, 'Atlantic/Reykjavik').text).toBe('Thu 26 Nov, 10:30–13:30, London (GMT)');
  });

  test('names the viewer’s date when it is another one', () => {
    const start = Date.UTC(2026, 10, 26, 10, 30);
    expect(inLondon(start, 1, 'Pacific/Auckland').yours).toBe('= 23:30 your time');
    expect(inLondon(start, 1, 'Pacific/Kiritimati').yours).toBe('= Fri 27 Nov, 00:30 your time');
  });

  test('for a viewer in Lagos changes with London’s clocks on both weekends', () => {
    // Saturday and Sunday at 10:30 by London's clock; Lagos has the same offset all year.
    expect(inLondon(Date.UTC(2026, 2, 28, 10, 30), 1, 'Africa/Lagos').text).toBe(
      'Sat 28 Mar, 10:30–11:30, London (GMT) = 11:30 your time',
    );
    expect(inLondon(Date.UTC(2026, 2, 29, 9, 30), 1, 'Africa/Lagos').text).toBe(
      'Sun 29 Mar, 10:30–11:30, London (BST)',
    );
    expect(inLondon(Date.UTC(2026, 9, 24, 9, 30), 1, 'Africa/Lagos').text).toBe(
      'Sat 24 Oct, 10:30–11:30, London (BST)',
    );
    expect(inLondon(Date.UTC(2026, 9, 25, 10, 30), 1, 'Africa/Lagos').text).toBe(
      'Sun 25 Oct, 10:30–11:30, London (GMT) = 11:30 your time',
    );
  });

  test('tells the two instances of autumn’s repeated hour apart', () => {
    const first = Date.UTC(2026, 9, 25, 0, 30);
    expect(inLondon(first, 0.25, 'Europe/London').line).toBe('Sun 25 Oct, 01:30–01:45, London (BST)');
    expect(inLondon(first + hour, 0.25, 'Europe/London').line).toBe('Sun 25 Oct, 01:30–01:45, London (GMT)');
    expect(formatTime(first, 'Europe/London')).toBe('01:30 BST');
    expect(formatTime(first + hour, 'Europe/London')).toBe('01:30 GMT');
    expect(formatTime(first + 2 * hour, 'Europe/London')).toBe('02:30');
    expect(formatTime(Date.UTC(2026, 3, 4, 15, 15), 'Australia/Lord_Howe')).toBe('01:45 LHST');
    expect(formatTime(Date.UTC(2026, 3, 4, 14, 45), 'Australia/Lord_Howe')).toBe('01:45 LHDT');
  });

  test('over a clock change names the zone at each end', () => {
    expect(inLondon(Date.UTC(2026, 9, 24, 23, 30), 3, 'Europe/London').line).toBe(
      'Sun 25 Oct, 00:30 BST–02:30 GMT, London',
    );
    expect(inLondon(Date.UTC(2026, 2, 29, 0, 30), 1, 'Europe/London').line).toBe(
      'Sun 29 Mar, 00:30 GMT–02:30 BST, London',
    );
  });

  test('over midnight names the date it ends on, but not when it ends at midnight', () => {
    expect(inLondon(Date.UTC(2026, 10, 26, 22), 3, 'Europe/London').line).toBe(
      'Thu 26 Nov, 22:00 – Fri 27 Nov, 01:00, London (GMT)',
    );
    expect(inLondon(Date.UTC(2026, 10, 26, 22), 2, 'Europe/London').line).toBe('Thu 26 Nov, 22:00–00:00, London (GMT)');
  });

  test('carries the year only when it is not this one', () => {
    const visit = { start: Date.UTC(2027, 0, 1, 10), end: Date.UTC(2027, 0, 1, 11), zone: 'Asia/Kolkata' };
    expect(formatVisit(visit, { now: Date.UTC(2026, 11, 1) }).line).toBe('Fri 1 Jan 2027, 15:30–16:30, Kolkata (IST)');
    expect(formatVisit(visit, { now: Date.UTC(2027, 0, 1) }).line).toBe('Fri 1 Jan, 15:30–16:30, Kolkata (IST)');
  });

  test('without a city takes the zone’s own, and says UTC once', () => {
    const start = Date.UTC(2026, 10, 26, 10);
    expect(formatVisit({ start, end: start + hour, zone: 'America/New_York' }).place).toBe('New\u00a0York (EST)');
    expect(formatVisit({ start, end: start + hour, zone: 'UTC', city: ' ' }).place).toBe('UTC');
  });
});

test('a line ends between the parts of a place, never within one', () => {
  const start = Date.UTC(2026, 10, 26, 10);
  const { place } = formatVisit({ start, end: start + hour, zone: 'America/New_York', city: 'Long Island, New York' });
  expect(place).toBe('Long\u00a0Island, New\u00a0York (EST)');
});

test('a card has weekday, day and time apart; a moment alone carries its zone', () => {
  const start = Date.UTC(2026, 10, 26, 10, 30);
  const { weekday, day, start: time } = inLondon(start, 3, 'Africa/Lagos');
  expect([weekday, day, time]).toEqual(['Thu', '26 Nov', '10:30']);
  expect(formatMoment(start, 'Europe/London')).toBe('Thu 26 Nov, 10:30 GMT');
  expect(formatMoment(Date.UTC(2026, 9, 25, 0, 30), 'Europe/London')).toBe('Sun 25 Oct, 01:30 BST');
});

test('the date on the wall is the zone’s, also on the days when clocks change', () => {
  const start = Date.UTC(2026, 10, 26, 10, 30);
  expect(calendarDate(start, 'Pacific/Kiritimati')).toBe('2026-11-27');
  expect(calendarDate(start, 'America/New_York')).toBe('2026-11-26');
  // Clocks there went from 24:00 to 23:00 on 5 April 2025.
  expect(calendarDate(Date.UTC(2025, 3, 6, 3, 30), 'America/Santiago')).toBe('2025-04-05');
  expect(calendarDate(Date.UTC(2025, 3, 6, 4, 30), 'America/Santiago')).toBe('2025-04-06');
});

test('a badge has month, day and time', () => {
  expect(formatBadgeTime(Date.UTC(2026, 10, 26, 10, 30), 'Europe/London')).toBe('Nov 26 • 10:30');
});

test('zones are called what people there call them, with an offset where English has no name', () => {
  const winter = Date.UTC(2026, 0, 15);
  const summer = Date.UTC(2026, 6, 15);
  const names = ['Europe/Paris', 'America/Chicago', 'Africa/Lagos', 'Asia/Tokyo', 'America/Guayaquil'].map((zone) => [
    zoneAbbreviation(zone, winter),
    zoneAbbreviation(zone, summer),
  ]);
  expect(names).toEqual([
    ['CET', 'CEST'],
    ['CST', 'CDT'],
    ['WAT', 'WAT'],
    ['GMT+9', 'GMT+9'],
    ['GMT\u22125', 'GMT\u22125'],
  ]);
});

test('a moment that stands alone is told on the clock of its place and, where that differs, on the reader’s', () => {
  const at = Date.UTC(2026, 10, 26, 22, 30);
  const words = (reader?: string) => formatMomentFor(reader, at, 'Europe/London').replaceAll('\u00a0', ' ');
  expect(words()).toBe('Thu 26 Nov, 22:30 GMT');
  expect(words('Europe/Lisbon')).toBe('Thu 26 Nov, 22:30 GMT');
  expect(words('America/New_York')).toBe('Thu 26 Nov, 22:30 GMT (17:30 EST)');
  expect(words('Asia/Tokyo')).toBe('Thu 26 Nov, 22:30 GMT (Fri 27 Nov, 07:30 GMT+9)');
});
