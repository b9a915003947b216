import { expect, test } from 'vitest';
import type { AvailabilityOnWire } from '#modules/availability/contract';
import { bodyOf, draftOf, isSame, rulesOf, wholeRulesOf, withDay } from './draft.ts';
import { asEnd, copyDay, cutAtMidnight, runsPastMidnight, takesBreak, withOneMore } from './week-edits.ts';

const saved: AvailabilityOnWire = {
  timeZone: 'Europe/London',
  weekly: [
    { weekday: 2, start: '13:00', end: '17:00' },
    { weekday: 2, start: '09:00', end: '12:00' },
    { weekday: 5, start: '20:00', end: '24:00' },
  ],
  overrides: [
    { date: '2026-12-25', intervals: [] },
    { date: '2026-12-24', intervals: [{ start: '09:00', end: '12:00' }] },
  ],
  slotStep: 15,
  bufferBefore: 5,
  bufferAfter: 10,
  minNotice: 120,
  maxAdvance: 60,
  autoConfirm: false,
  confirmGuestEmail: false,
  zoneConfirmed: true,
};

test('what is saved unchanged is what was there, in the order of the week', () => {
  const { zoneConfirmed: _confirmed, ...same } = saved;
  expect(bodyOf(draftOf(saved))).toEqual({
    ...same,
    weekly: [saved.weekly[1], saved.weekly[0], saved.weekly[2]],
    overrides: [saved.overrides[1], saved.overrides[0]],
  });
});

test('a change and its way back are told apart', () => {
  const draft = draftOf(saved);
  const opened = withDay(draft, 0, [{ start: '09:00', end: '17:00' }]);
  expect(isSame(draft, opened)).toBe(false);
  expect(isSame(draft, withDay(opened, 0, []))).toBe(true);
});

test('the rules count minutes, and a time that is not whole is none', () => {
  const draft = withDay(draftOf(saved), 2, [{ start: '09:00', end: '' }]);
  const { weekly, overrides } = rulesOf(draft);
  expect(weekly[0]).toEqual({ weekday: 2, start: 540, end: 720 });
  expect(weekly[2]).toEqual({ weekday: 3, start: 540, end: Number.NaN });
  expect(overrides[0]).toEqual({ date: '2026-12-24', intervals: [{ start: 540, end: 720 }] });
});

test('what is half typed does not count yet', () => {
  const draft = withDay(draftOf({ ...saved, weekly: [] }), 0, [
    { start: '09:00', end: '' },
    { start: '20:00', end: '02:00' },
    { start: '13:00', end: '17:00' },
  ]);
  expect(wholeRulesOf(draft).weekly).toEqual([{ weekday: 1, start: 780, end: 1020 }]);
});

test('one more stretch comes after a break and stays within the day', () => {
  expect(withOneMore([])).toEqual([{ start: '09:00', end: '17:00' }]);
  expect(withOneMore([{ start: '09:00', end: '12:00' }])[1]).toEqual({ start: '13:00', end: '17:00' });
  expect(withOneMore([{ start: '14:00', end: '21:30' }])[1]).toEqual({ start: '22:30', end: '24:00' });
  expect(withOneMore([{ start: '14:00', end: '24:00' }])[1]).toEqual({ start: '23:00', end: '24:00' });
});

test('a day that is open over noon has a break then', () => {
  expect(withOneMore([{ start: '09:00', end: '17:30' }])).toEqual([
    { start: '09:00', end: '12:00' },
    { start: '13:00', end: '17:30' },
  ]);
  expect(
    withOneMore([
      { start: '11:00', end: '14:00' },
      { start: '18:00', end: '20:00' },
    ]),
  ).toHaveLength(3);
  expect(takesBreak([{ start: '09:00', end: '17:30' }])).toBe(true);
  expect([[], [{ start: '09:00', end: '13:30' }], [{ start: '11:30', end: '20:00' }]].map(takesBreak)).toEqual([
    false,
    false,
    false,
  ]);
});

test('days get the hours of another, and it keeps its own', () => {
  const copied = copyDay(draftOf(saved), 1, new Set([0, 6]));
  expect(copied.week[0]).toEqual(copied.week[1]);
  expect(copied.week[6]).toEqual(copied.week[1]);
  expect(copied.week[4]).toEqual([{ start: '20:00', end: '24:00' }]);
});

test('a night is cut at midnight, and Sunday’s morning after is Monday’s', () => {
  const night = { start: '20:00', end: '02:00' };
  const draft = withDay(draftOf(saved), 6, [{ start: '10:00', end: '12:00' }, night]);
  const { week } = cutAtMidnight(draft, 6, 1);
  expect(week[6]).toEqual([
    { start: '10:00', end: '12:00' },
    { start: '20:00', end: '24:00' },
  ]);
  expect(week[0]).toEqual([{ start: '00:00', end: '02:00' }]);
});

test('only an end before the start can be meant for the next day', () => {
  expect(runsPastMidnight({ start: '20:00', end: '02:00' })).toBe(true);
  expect(runsPastMidnight({ start: '09:00', end: '17:00' })).toBe(false);
  expect(runsPastMidnight({ start: '09:00', end: '09:00' })).toBe(false);
  expect(runsPastMidnight({ start: '09:00', end: '' })).toBe(false);
});

test('an end at midnight is the end of the day', () => {
  expect(asEnd('00:00')).toBe('24:00');
  expect(asEnd('17:30')).toBe('17:30');
});
