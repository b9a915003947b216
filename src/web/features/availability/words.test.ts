import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { parseClock } from '#kernel/time';
import { en } from '#messages/en/index.ts';
import { bookingSentence, furtherSentences, leadWords, weekWords, type Words } from './words.ts';

const t = createTranslator({ locale: 'en', messages: en, namespace: 'availability.editor', timeZone: 'UTC' }) as Words;

function weekly(...hours: [days: string, start: string, end: string][]) {
  return hours.flatMap(([days, start, end]) =>
    [...days].map((weekday) => ({ weekday: Number(weekday), start: parseClock(start)!, end: parseClock(end)! })),
  );
}

const rules = {
  timeZone: 'Europe/London',
  weekly: weekly(['12345', '09:00', '17:00']),
  overrides: [],
  slotStep: 15,
  bufferBefore: 0,
  bufferAfter: 0,
  minNotice: 120,
  maxAdvance: 60,
};

test('the sentence says when, how often and how far ahead', () => {
  expect(bookingSentence(t, rules)).toBe(
    'Clients can book Monday to Friday, 09:00 to 17:00, London time, every 15\u00a0minutes, at least 2 hours and at most 60 days ahead.',
  );
  expect(
    bookingSentence(t, { ...rules, slotStep: 60, minNotice: 0, maxAdvance: 1, timeZone: 'America/New_York' }),
  ).toBe('Clients can book Monday to Friday, 09:00 to 17:00, New York time, on the hour, up to 1 day ahead.');
  expect(bookingSentence(t, { ...rules, weekly: [] })).toBe('Clients cannot book: you have no hours yet.');
});

test('days with the same hours are named together', () => {
  expect(weekWords(t, { weekly: weekly(['135', '09:00', '12:00'], ['135', '13:00', '17:00']) })).toBe(
    'Monday, Wednesday and Friday, 09:00 to 12:00 and 13:00 to 17:00',
  );
  expect(weekWords(t, { weekly: weekly(['12345', '09:00', '17:00'], ['6', '10:00', '14:00']) })).toBe(
    'Monday to Friday, 09:00 to 17:00, and Saturday, 10:00 to 14:00',
  );
  expect(weekWords(t, { weekly: weekly(['67', '10:00', '14:00']) })).toBe('Saturday and Sunday, 10:00 to 14:00');
  expect(weekWords(t, { weekly: weekly(['1234567', '00:00', '24:00']) })).toBe('every day, all day');
});

test('a night goes on the next day, and midnight is called that', () => {
  expect(weekWords(t, { weekly: weekly(['5', '20:00', '24:00'], ['6', '00:00', '02:00']) })).toBe(
    'Friday, 20:00 to 02:00 the next day',
  );
  expect(weekWords(t, { weekly: weekly(['5', '20:00', '24:00']) })).toBe('Friday, 20:00 to midnight');
});

test('what else clients meet', () => {
  const now = Date.UTC(2026, 10, 21);
  const ranges = [
    { from: '2026-12-24', to: '2026-12-26', intervals: [] },
    { from: '2026-12-31', to: '2026-12-31', intervals: [{ start: '09:00', end: '12:00' }] },
  ];
  const lines = furtherSentences(
    t,
    { ...rules, bufferBefore: 10, bufferAfter: 15 },
    { autoConfirm: true, ranges, now },
  );
  expect(lines).toEqual([
    'Bookings are certain at once.',
    'A visit that repeats can go on for up to 12 months.',
    '15 minutes stay free after each visit.',
    'Different on Thu 24 Dec to Sat 26 Dec (off), Thu 31 Dec (09:00 to 12:00).',
  ]);
});

test('a notice is said in the largest unit that it fills', () => {
  expect([90, 120, 1440, 4320, 20_160].map((minutes) => leadWords(t, minutes))).toEqual([
    '90 minutes',
    '2 hours',
    '1 day',
    '3 days',
    '2 weeks',
  ]);
});
