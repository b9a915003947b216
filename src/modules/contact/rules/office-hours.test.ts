import { expect, test } from 'vitest';
import { isOpen, officeDayOf } from './office-hours.ts';

test.each([
  ['2026-11-26T08:59:59Z', 'Europe/London', 'weekdays', false],
  ['2026-11-26T09:00:00Z', 'Europe/London', 'weekdays', true],
  ['2026-11-26T17:59:59Z', 'Europe/London', 'weekdays', true],
  ['2026-11-26T18:00:00Z', 'Europe/London', 'weekdays', false],
  ['2026-11-28T15:59:00Z', 'Europe/London', 'saturday', true],
  ['2026-11-28T16:00:00Z', 'Europe/London', 'saturday', false],
  ['2026-11-29T12:00:00Z', 'Europe/London', 'sunday', false],
  // Where the operator is it is Monday already.
  ['2026-11-29T22:30:00Z', 'Australia/Sydney', 'weekdays', true],
  ['2026-11-30T02:00:00Z', 'America/New_York', 'sunday', false],
])('at %s in %s it is one of the %s, open: %s', (at, zone, day, open) => {
  expect(officeDayOf(Date.parse(at), zone)).toBe(day);
  expect(isOpen(Date.parse(at), zone)).toBe(open);
});
