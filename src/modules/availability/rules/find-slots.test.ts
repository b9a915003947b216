import { expect, test } from 'vitest';
import { formatInstant, instantToLocal, parseClock, parseInstant } from '#kernel/time';
import type { AvailabilityRules, BusyTime, SlotQuestion } from './availability-rules.ts';
import { findSlots } from './find-slots.ts';

const at = (text: string) => parseInstant(text)!;
const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Ada's hours on every weekday: '09:00-12:00'. */
function adasRules(timeZone: string, hours: string[], more: Partial<AvailabilityRules> = {}): AvailabilityRules {
  const stretches = hours.map((text) => {
    const [start = '', end = ''] = text.split('-');
    return { start: parseClock(start)!, end: parseClock(end)! };
  });
  return {
    timeZone,
    weekly: everyDay.flatMap((weekday) => stretches.map((stretch) => ({ weekday, ...stretch }))),
    overrides: [],
    slotStep: 60,
    bufferBefore: 0,
    bufferAfter: 0,
    minNotice: 0,
    maxAdvance: 365,
    ...more,
  };
}

const cleo = (start: string, end: string, until = end): BusyTime => ({
  start: at(start),
  end: at(until),
  appointmentEnd: at(end),
});

type Asked = Partial<Omit<SlotQuestion, 'now'>> & { rules: AvailabilityRules; from: string; to?: string; now?: string };

/** What is offered, on the wall of Ada's zone: '03-08 09:00'. */
function offered({ now = '1975-01-01T00:00:00Z', from, to = from, ...asked }: Asked): string[] {
  const rules = { ...asked.rules, ...(now.startsWith('1975') && { maxAdvance: 99_999 }) };
  const question = { durationMinutes: 60, busy: [], ...asked, rules, now: at(now), from, to };
  return findSlots(question).flatMap(({ date, slots }) =>
    slots.map((slot) => {
      const local = instantToLocal(rules.timeZone, slot);
      expect(local.date).toBe(date);
      return `${date.slice(5)} ${String(Math.floor(local.minutes / 60)).padStart(2, '0')}:${String(local.minutes % 60).padStart(2, '0')}`;
    }),
  );
}

test('Cleo finds the hours that fit into Ada’s day, and days without any are listed empty', () => {
  const rules = {
    ...adasRules('America/New_York', ['09:00-11:30']),
    overrides: [{ date: '2026-11-27', intervals: [] }],
  };
  const question = { rules, durationMinutes: 60, busy: [], now: at('2026-11-01T12:00:00Z') };
  const days = findSlots({ ...question, from: '2026-11-26', to: '2026-11-27' });
  expect(days.map(({ date, slots }) => [date, slots.map(formatInstant)])).toEqual([
    ['2026-11-26', ['2026-11-26T14:00:00.000Z', '2026-11-26T15:00:00.000Z']],
    ['2026-11-27', []],
  ]);
});

test('a last date before the first gives no days', () => {
  const question = { rules: adasRules('UTC', ['09:00-17:00']), durationMinutes: 60, busy: [], now: 0 };
  expect(findSlots({ ...question, from: '2026-11-27', to: '2026-11-26' })).toEqual([]);
});

test('in New York a shift that begins in the hour left out in spring opens at three', () => {
  const rules = adasRules('America/New_York', ['02:30-05:00'], { slotStep: 30 });
  expect(offered({ rules, from: '2026-03-08' })).toEqual(['03-08 03:00', '03-08 03:30', '03-08 04:00']);
});

test('in London both halves past one are offered when the clocks go back', () => {
  const rules = adasRules('Europe/London', ['00:30-03:00'], { slotStep: 30 });
  const expected = ['10-25 00:30', '10-25 01:00', '10-25 01:30', '10-25 01:00', '10-25 01:30', '10-25 02:00'];
  expect(offered({ rules, from: '2026-10-25' })).toEqual(expected);
});

test('a stretch that ends within the repeated hour is open twice, and closed between', () => {
  const rules = adasRules('America/New_York', ['00:30-01:30'], { slotStep: 30 });
  expect(offered({ rules, from: '2026-11-01', durationMinutes: 30 })).toEqual([
    '11-01 00:30',
    '11-01 01:00',
    '11-01 01:00',
  ]);
});

test('Kolkata, half an hour off and without clock changes, opens at nine on its own wall', () => {
  const question = { rules: adasRules('Asia/Kolkata', ['09:00-10:00']), durationMinutes: 60, busy: [], now: 0 };
  const rules = { ...question.rules, maxAdvance: 99_999 };
  const days = findSlots({ ...question, rules, from: '2026-03-29', to: '2026-03-29' });
  expect(days[0]!.slots.map(formatInstant)).toEqual(['2026-03-29T03:30:00.000Z']);
});

test('in Kathmandu, three quarters off, starts lie on the local hour', () => {
  const rules = adasRules('Asia/Kathmandu', ['09:10-12:10']);
  expect(offered({ rules, from: '2026-06-01' })).toEqual(['06-01 10:00', '06-01 11:00']);
});

test('in Lord Howe the clocks change by half an hour', () => {
  const rules = adasRules('Australia/Lord_Howe', ['01:00-03:00'], { slotStep: 30 });
  const short = { rules, durationMinutes: 30 };
  expect(offered({ ...short, from: '2026-10-04' })).toEqual(['10-04 01:00', '10-04 01:30', '10-04 02:30']);
  const autumn = ['04-05 01:00', '04-05 01:30', '04-05 01:30', '04-05 02:00', '04-05 02:30'];
  expect(offered({ ...short, from: '2026-04-05' })).toEqual(autumn);
});

test.each([
  ['Africa/Cairo', '2026-04-24'],
  ['Asia/Beirut', '2026-03-29'],
  ['America/Santiago', '2026-09-06'],
])('in %s the day %s has no midnight: who is open from it on opens at one', (timeZone, from) => {
  const rules = adasRules(timeZone, ['00:00-02:00']);
  expect(offered({ rules, from })).toEqual([`${from.slice(5)} 01:00`]);
});

test.each([
  ['Africa/Cairo', '2026-10-29'],
  ['Asia/Beirut', '2026-10-24'],
  ['America/Santiago', '2026-04-04'],
])('in %s the last hour of %s comes twice', (timeZone, from) => {
  const rules = adasRules(timeZone, ['22:00-24:00']);
  const date = from.slice(5);
  expect(offered({ rules, from })).toEqual([`${date} 22:00`, `${date} 23:00`, `${date} 23:00`]);
});

test('Apia left a Friday out: it is listed empty, and an open night runs from Thursday into Saturday', () => {
  const rules = adasRules('Pacific/Apia', ['00:00-24:00']);
  const slots = offered({ rules, from: '2011-12-29', to: '2011-12-31' });
  expect(slots).toHaveLength(48);
  expect(slots.slice(23, 25)).toEqual(['12-29 23:00', '12-31 00:00']);
});

test('touching stretches join, also over midnight', () => {
  const rules = adasRules('Europe/London', ['00:00-01:00', '22:00-23:00', '23:00-24:00']);
  const asked = { rules, from: '2026-06-01', durationMinutes: 180 };
  expect(offered(asked)).toEqual(['06-01 22:00']);
});

test('an override replaces the hours of its date, and a day off ends the night before at midnight', () => {
  const overrides = [
    { date: '2026-06-02', intervals: [] },
    { date: '2026-06-03', intervals: [{ start: 780, end: 840 }] },
  ];
  const rules = { ...adasRules('Europe/London', ['00:00-01:00', '23:00-24:00']), overrides };
  expect(offered({ rules, from: '2026-06-01', to: '2026-06-03' })).toEqual([
    '06-01 00:00',
    '06-01 23:00',
    '06-03 13:00',
  ]);
});

test('a gap separates appointments, but may lie outside opening hours', () => {
  const rules = adasRules('UTC', ['09:00-12:00'], { slotStep: 15, bufferBefore: 15, bufferAfter: 30 });
  const busy = [cleo('2026-06-01T10:00:00Z', '2026-06-01T10:30:00Z', '2026-06-01T11:00:00Z')];
  const asked = { rules, busy, from: '2026-06-01', durationMinutes: 30 };
  expect(offered(asked)).toEqual(['06-01 09:00', '06-01 11:00', '06-01 11:15', '06-01 11:30']);
  expect(offered({ ...asked, serviceGap: 31 })).toEqual(['06-01 11:00', '06-01 11:15', '06-01 11:30']);
});

test('after an odd end the next start is the next one on the clock', () => {
  const rules = adasRules('UTC', ['09:00-11:00'], { slotStep: 20 });
  const busy = [cleo('2026-06-01T09:00:00Z', '2026-06-01T09:25:00Z')];
  expect(offered({ rules, busy, from: '2026-06-01', durationMinutes: 40 })).toEqual([
    '06-01 09:40',
    '06-01 10:00',
    '06-01 10:20',
  ]);
});

test('a step that does not divide the hour begins anew every hour', () => {
  const rules = adasRules('UTC', ['09:30-11:00'], { slotStep: 25 });
  expect(offered({ rules, from: '2026-06-01', durationMinutes: 10 })).toEqual([
    '06-01 09:50',
    '06-01 10:00',
    '06-01 10:25',
    '06-01 10:50',
  ]);
});

test('notice and horizon bound what is offered', () => {
  const rules = adasRules('America/New_York', ['09:00-12:00'], { minNotice: 90, maxAdvance: 1 });
  const now = '2026-06-01T12:30:00Z';
  const expected = ['06-01 10:00', '06-01 11:00', '06-02 09:00', '06-02 10:00', '06-02 11:00'];
  expect(offered({ rules, now, from: '2026-05-31', to: '2026-06-05' })).toEqual(expected);
});
