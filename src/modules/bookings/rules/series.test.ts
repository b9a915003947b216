import { expect, test } from 'vitest';
import { formatInstant, instantToLocal, parseInstant } from '#kernel/time';
import { checkSeries, expandSeries, type Series } from './series.ts';

const at = (text: string) => parseInstant(text)!;
const series = (timeZone: string, start: string, more: Partial<Series>): Series => ({
  start: at(start),
  timeZone,
  pattern: 'weekly',
  interval: 1,
  ...more,
});
const instants = (asked: Series) => expandSeries(asked).visits.map((visit) => formatInstant(visit.at).slice(0, 16));
const dates = (asked: Series) => expandSeries(asked).visits.map(({ date }) => date);

test('Cleo’s Thursdays at half past ten stay at half past ten when New York’s clocks change', () => {
  const asked = series('America/New_York', '2026-10-22T14:30:00Z', { count: 3 });
  expect(instants(asked)).toEqual(['2026-10-22T14:30', '2026-10-29T14:30', '2026-11-05T15:30']);
});

test.each([
  ['Europe/London', '2026-03-20T10:00:00Z'],
  ['Australia/Lord_Howe', '2026-03-30T22:00:00Z'],
  ['Asia/Kolkata', '2026-03-20T10:00:00Z'],
  ['Africa/Cairo', '2026-04-15T10:00:00Z'],
])('a daily visit in %s keeps its time on the wall for 26 days', (zone, start) => {
  const { visits } = expandSeries(series(zone, start, { pattern: 'daily', count: 26 }));
  expect(visits).toHaveLength(26);
  const { minutes } = instantToLocal(zone, at(start));
  for (const { at: each, date } of visits) expect(instantToLocal(zone, each)).toEqual({ date, minutes });
});

test('every two weeks is biweekly; an interval multiplies', () => {
  const start = '2026-06-01T09:00:00Z';
  expect(dates(series('UTC', start, { pattern: 'biweekly', count: 3 }))).toEqual([
    '2026-06-01',
    '2026-06-15',
    '2026-06-29',
  ]);
  expect(dates(series('UTC', start, { interval: 3, count: 2 }))).toEqual(['2026-06-01', '2026-06-22']);
  expect(dates(series('UTC', start, { pattern: 'monthly', interval: 6, count: 3 }))).toEqual([
    '2026-06-01',
    '2026-12-01',
    '2027-06-01',
  ]);
});

test('the 31st passes over months without one, says which, and still counts to four', () => {
  const expanded = expandSeries(series('Europe/London', '2026-01-31T10:00:00Z', { pattern: 'monthly', count: 4 }));
  expect(expanded.visits.map(({ date }) => date)).toEqual(['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31']);
  expect(expanded.monthsWithoutDay).toEqual(['2026-02', '2026-04', '2026-06']);
});

test('a 29th of February comes again in the next leap year', () => {
  const yearly = series('UTC', '2028-02-29T10:00:00Z', { pattern: 'monthly', interval: 12, count: 2 });
  expect(dates(yearly)).toEqual(['2028-02-29', '2032-02-29']);
});

test('an end date is included, and ends the months passed over too', () => {
  const monthly = { pattern: 'monthly', endDate: '2026-04-30' } as const;
  expect(dates(series('UTC', '2026-01-30T10:00:00Z', monthly))).toEqual(['2026-01-30', '2026-03-30', '2026-04-30']);
  expect(expandSeries(series('UTC', '2026-01-31T10:00:00Z', monthly)).monthsWithoutDay).toEqual(['2026-02']);
});

test('the last local date counts, not the last in UTC', () => {
  const evening = series('America/New_York', '2026-06-01T23:30:00Z', { pattern: 'daily', endDate: '2026-06-02' });
  expect(instants(evening)).toEqual(['2026-06-01T23:30', '2026-06-02T23:30']);
});

test('dates that Cleo leaves out are named; the count is of the dates she was shown', () => {
  const asked = series('UTC', '2026-06-01T09:00:00Z', { count: 3, skip: ['2026-06-08', '2026-06-09'] });
  const expanded = expandSeries(asked);
  expect(expanded.visits.map(({ date }) => date)).toEqual(['2026-06-01', '2026-06-15']);
  expect(expanded.skipped).toEqual(['2026-06-08']);
});

test('a time that the clocks skip becomes the first minute that exists, and says so', () => {
  const asked = series('America/New_York', '2026-03-01T07:30:00Z', { count: 3 });
  const { visits } = expandSeries(asked);
  expect(visits.map((visit) => instantToLocal('America/New_York', visit.at).minutes)).toEqual([150, 180, 150]);
  expect(visits.map(({ clocksSkipTime }) => clocksSkipTime)).toEqual([false, true, false]);
});

test('of a time that comes twice, a later visit takes the first; a series that began in the second stays there', () => {
  const before = series('America/New_York', '2026-10-25T05:30:00Z', { count: 2 });
  expect(instants(before)).toEqual(['2026-10-25T05:30', '2026-11-01T05:30']);
  const within = series('America/New_York', '2026-11-01T06:30:00Z', { count: 2 });
  expect(instants(within)).toEqual(['2026-11-01T06:30', '2026-11-08T06:30']);
});

test('a date that Apia left out is passed over and named', () => {
  const expanded = expandSeries(series('Pacific/Apia', '2011-12-29T20:00:00Z', { pattern: 'daily', count: 2 }));
  expect(expanded.visits.map(({ date }) => date)).toEqual(['2011-12-29', '2011-12-31']);
  expect(expanded.datesWithoutDay).toEqual(['2011-12-30']);
});

test.each<[string, Partial<Series>, string | undefined]>([
  ['26 visits', { count: 26 }, undefined],
  ['27 visits', { count: 27 }, 'count'],
  ['no visit', { count: 0 }, 'count'],
  ['fourteen visits every four weeks', { interval: 4, count: 14 }, undefined],
  ['fifteen visits every four weeks', { interval: 4, count: 15 }, 'too_long'],
  ['half a visit', { count: 1.5 }, 'count'],
  ['neither count nor end', {}, 'length'],
  ['an interval of none', { count: 2, interval: 0 }, 'interval'],
  ['an interval of 53', { count: 2, interval: 53 }, 'interval'],
  ['a year to the day', { endDate: '2027-06-01' }, undefined],
  ['a year and a day', { endDate: '2027-06-02' }, 'end_too_far'],
  ['an end before the start', { endDate: '2026-05-31' }, 'end_before_start'],
  ['an end on the day of the start', { endDate: '2026-06-01' }, undefined],
])('%s', (_, more, problem) => {
  expect(checkSeries(series('UTC', '2026-06-01T09:00:00Z', more))).toBe(problem);
});
