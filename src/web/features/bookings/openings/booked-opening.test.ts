import { expect, test } from 'vitest';
import { openingAt, openingOfTime, withOpenings } from './booked-opening.ts';

const start = '2026-11-26T15:40:00Z';
const opening = { id: 7, start, percent: 20, service: { id: 3, name: 'Silk press', duration: 60 } };
const at = Date.parse(start);
const times = {
  timeZone: 'UTC',
  today: '2026-11-26',
  lastDate: '2026-12-26',
  days: { '2026-11-26': [], '2026-11-27': [at + 86_400_000] },
  closed: ['2026-11-26'],
  tooSoon: [],
  soonest: { date: '2026-11-27', at: at + 86_400_000 },
};

test('an opening counts for its own service and time alone', () => {
  expect(openingAt(opening, { serviceId: 3, start: at })).toBe(opening);
  expect(openingAt(opening, { serviceId: 3, start: at + 60_000 })).toBeUndefined();
  expect(openingAt(opening, { serviceId: 4, start: at })).toBeUndefined();
});

test('among all times one with a lower price is found where it stands, and one without is a time like any other', () => {
  const chosen = { serviceId: 3, start: at };
  const ofAnother = { ...opening, service: { ...opening.service, id: 4 } };
  expect(openingOfTime([ofAnother, opening], chosen, undefined)).toBe(opening);
  expect(openingOfTime([{ ...opening, percent: null }], chosen, undefined)).toBeUndefined();
  expect(openingOfTime([opening], { serviceId: 3, start: undefined }, undefined)).toBeUndefined();
});

test('its time stands among the free ones, also on a day that is closed', () => {
  const merged = withOpenings(times, [opening], 3);
  expect(merged.days['2026-11-26']).toEqual([at]);
  expect(merged.closed).toEqual([]);
  expect(merged.soonest).toEqual({ date: '2026-11-26', at });
  expect(withOpenings(times, [opening], 4)).toBe(times);
});

test('one at the full price is booked as such where nothing else makes its time free', () => {
  const chosen = { serviceId: 3, start: at };
  const atFullPrice = { ...opening, percent: null };
  expect(openingOfTime([atFullPrice], chosen, withOpenings(times, [atFullPrice], 3))).toBe(atFullPrice);
  const usual = { ...times, days: { ...times.days, '2026-11-26': [at] } };
  expect(withOpenings(usual, [atFullPrice], 3)).toBe(usual);
});
