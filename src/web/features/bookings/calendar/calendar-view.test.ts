import { expect, test } from 'vitest';
import { dateOf, datesOf, turned, viewOf } from './calendar-view.ts';

test('a week begins on Monday, also seen from its Sunday', () => {
  expect(datesOf('week', '2026-11-26')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(datesOf('week', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
});

test('a day is itself, the agenda two weeks', () => {
  expect(datesOf('day', '2026-11-26')).toEqual({ from: '2026-11-26', to: '2026-11-26' });
  expect(datesOf('agenda', '2026-11-26')).toEqual({ from: '2026-11-26', to: '2026-12-09' });
});

test('turning leads to the view beside', () => {
  expect(turned('day', '2026-12-31', 1)).toBe('2027-01-01');
  expect(turned('week', '2026-11-26', -1)).toBe('2026-11-19');
  expect(turned('agenda', '2026-11-26', 1)).toBe('2026-12-10');
});

test('an address that names nothing sensible is as good as none', () => {
  expect(viewOf(new URLSearchParams('view=month'))).toBeUndefined();
  expect(dateOf(new URLSearchParams('date=2026-02-30'))).toBeUndefined();
  expect(dateOf(new URLSearchParams('date=0001-01-01'))).toBeUndefined();
  expect(dateOf(new URLSearchParams('date=2026-02-28'))).toBe('2026-02-28');
});
