import { expect, test } from 'vitest';
import type { AvailabilityRules } from './availability-rules.ts';
import { checkRules } from './check-rules.ts';

const monday = (start: number, end: number) => ({ weekday: 1, start, end });
const fine: AvailabilityRules = {
  timeZone: 'Europe/London',
  weekly: [monday(540, 720), monday(720, 1440), { weekday: 2, start: 0, end: 720 }],
  overrides: [
    { date: '2026-12-24', intervals: [{ start: 540, end: 720 }] },
    { date: '2026-12-25', intervals: [] },
  ],
  slotStep: 15,
  bufferBefore: 0,
  bufferAfter: 10,
  minNotice: 120,
  maxAdvance: 60,
};
const stretches = (count: number, length = 1) =>
  Array.from({ length: count }, (_, index) => ({ start: index * 2, end: index * 2 + length }));

test('Ada’s rules, with touching stretches and a day off, are fine', () => {
  expect(checkRules(fine)).toEqual([]);
});

test.each<[string, Partial<AvailabilityRules>, string, string]>([
  ['an unknown zone', { timeZone: 'Europe/Atlantis' }, 'timeZone', 'unknown_zone'],
  ['an offset as zone', { timeZone: '+02:00' }, 'timeZone', 'unknown_zone'],
  ['a step of one minute', { slotStep: 1 }, 'slotStep', 'out_of_range'],
  ['half a minute', { bufferAfter: 0.5 }, 'bufferAfter', 'out_of_range'],
  ['a negative gap', { bufferBefore: -5 }, 'bufferBefore', 'out_of_range'],
  ['no number', { minNotice: Number.NaN }, 'minNotice', 'out_of_range'],
  ['a horizon of three years', { maxAdvance: 1095 }, 'maxAdvance', 'out_of_range'],
  ['more notice than horizon', { minNotice: 2881, maxAdvance: 2 }, 'minNotice', 'notice_beyond_horizon'],
  ['an eighth weekday', { weekly: [{ weekday: 8, start: 0, end: 60 }] }, 'weekly.0.weekday', 'out_of_range'],
  ['a stretch turned round', { weekly: [monday(720, 540)] }, 'weekly.0.end', 'start_not_before_end'],
  ['an empty stretch', { weekly: [monday(540, 540)] }, 'weekly.0.end', 'start_not_before_end'],
  ['an end after midnight', { weekly: [monday(540, 1441)] }, 'weekly.0.end', 'out_of_range'],
  ['a start before midnight', { weekly: [monday(-60, 540)] }, 'weekly.0.start', 'out_of_range'],
  ['overlapping stretches', { weekly: [monday(540, 720), monday(700, 800)] }, 'weekly.1', 'stretches_overlap'],
  ['a stretch given twice', { weekly: [monday(540, 720), monday(540, 720)] }, 'weekly.1', 'stretches_overlap'],
  ['too many stretches', { weekly: stretches(71).map((each) => ({ weekday: 1, ...each })) }, 'weekly', 'too_many'],
  ['a 30th of February', { overrides: [{ date: '2026-02-30', intervals: [] }] }, 'overrides.0.date', 'bad_date'],
  [
    'a date given twice',
    { overrides: [...fine.overrides, ...fine.overrides.slice(0, 1)] },
    'overrides.2.date',
    'duplicate_date',
  ],
  [
    'overlapping stretches on a date',
    {
      overrides: [
        {
          date: '2026-12-24',
          intervals: [
            { start: 0, end: 60 },
            { start: 30, end: 90 },
          ],
        },
      ],
    },
    'overrides.0.intervals.1',
    'stretches_overlap',
  ],
  [
    'too many stretches on a date',
    { overrides: [{ date: '2026-12-24', intervals: stretches(11) }] },
    'overrides.0.intervals',
    'too_many',
  ],
])('%s is told at its field', (_, change, field, code) => {
  expect(checkRules({ ...fine, ...change })).toEqual([{ field, code }]);
});

test('every problem is told at once', () => {
  const problems = checkRules({ ...fine, timeZone: 'x', slotStep: 0, weekly: [monday(60, 0)] });
  expect(problems.map(({ field }) => field)).toEqual(['timeZone', 'slotStep', 'weekly.0.end']);
});
