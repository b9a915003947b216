import { expect, test } from 'vitest';
import type { Calendar } from './calendar-query.ts';
import { gapsWithin, spanOf, takenOf } from './gaps-within.ts';

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

test('what is marked as done takes no time any more, and everything else does in its order', () => {
  const at = (time: string) => `2026-11-26T${time}:00.000Z`;
  const calendar = {
    bookings: [
      { status: 'completed', date: at('09:00'), blockedUntil: at('10:00') },
      { status: 'confirmed', date: at('12:00'), blockedUntil: at('13:15') },
    ],
    blocks: [{ start: at('11:00'), end: at('11:30') }],
    moveRequests: [{ start: at('13:00'), blockedUntil: at('14:15') }],
    held: [{ start: at('10:30'), end: at('11:00') }],
  } as unknown as Calendar;
  expect(
    takenOf(calendar).map(({ start, end }) => [start, end].map((one) => new Date(one).toISOString().slice(11, 16))),
  ).toEqual([
    ['10:30', '11:00'],
    ['11:00', '11:30'],
    ['12:00', '13:15'],
    ['13:00', '14:15'],
  ]);
});
