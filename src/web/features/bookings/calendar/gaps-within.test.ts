import { expect, test } from 'vitest';
import { gapsWithin, spanOf } from './gaps-within.ts';

const span = (start: string, end: string) => spanOf({ start: `2026-12-02T${start}:00Z`, end: `2026-12-02T${end}:00Z` });
const left = (...taken: readonly ReturnType<typeof span>[]) =>
  gapsWithin(span('10:00', '14:00'), taken).map(({ start, end }) =>
    [start, end].map((moment) => new Date(moment).toISOString().slice(11, 16)).join('–'),
  );

test('what is taken takes its part of a span, wherever it begins and ends', () => {
  expect(left()).toEqual(['10:00–14:00']);
  expect(left(span('11:00', '12:00'))).toEqual(['10:00–11:00', '12:00–14:00']);
  expect(left(span('09:00', '10:30'), span('13:00', '16:00'))).toEqual(['10:30–13:00']);
  expect(left(span('00:00', '23:59'))).toEqual([]);
  expect(left(span('08:00', '10:00'), span('14:00', '15:00'))).toEqual(['10:00–14:00']);
});
