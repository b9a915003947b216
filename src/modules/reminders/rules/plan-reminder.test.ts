import { expect, test } from 'vitest';
import { firstInstantFrom, instantToLocal, formatClock } from '#kernel/time';
import { planReminder, visitStart } from './plan-reminder.ts';

const hour = 3_600_000;
const startsAt = Date.UTC(2026, 10, 26, 10, 30);

test('a reminder comes so many minutes before the visit', () => {
  const planned = planReminder({ startsAt, reminderTime: 1440 }, startsAt - 48 * hour);
  expect(planned).toEqual({ minutesBefore: 1440, dueAt: startsAt - 24 * hour, status: 'scheduled' });
  expect(visitStart(planned!)).toBe(startsAt);
});

test('who wants none gets none', () => {
  expect(planReminder({ startsAt, reminderTime: 0 }, startsAt - 48 * hour)).toBeUndefined();
});

test('who books inside the time gets none either', () => {
  expect(planReminder({ startsAt, reminderTime: 1440 }, startsAt - hour)?.status).toBe('skipped');
  expect(planReminder({ startsAt, reminderTime: 1440 }, startsAt - 24 * hour)?.status).toBe('skipped');
});

test.each([
  ['Europe/London', '2026-10-25', '11:30'],
  ['Europe/London', '2026-03-29', '09:30'],
  ['America/New_York', '2026-11-01', '11:30'],
  ['America/New_York', '2026-03-08', '09:30'],
  ['Australia/Lord_Howe', '2026-04-05', '11:00'],
  ['Australia/Lord_Howe', '2026-10-04', '10:00'],
  ['Asia/Kolkata', '2026-10-25', '10:30'],
])('over the clock change in %s before %s a day is 24 hours, so the wall shows %s', (zone, date, wall) => {
  const start = firstInstantFrom(zone, date, 10 * 60 + 30);
  const { dueAt } = planReminder({ startsAt: start, reminderTime: 1440 }, 0)!;
  expect(start - dueAt).toBe(24 * hour);
  expect(formatClock(instantToLocal(zone, dueAt).minutes)).toBe(wall);
});
