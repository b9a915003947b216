import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatInstant, parseInstant } from './instant.ts';

const halfPastTen = Date.UTC(2026, 10, 26, 10, 30);

test.each([
  ['2026-11-26T10:30:00.000Z', halfPastTen],
  ['2026-11-26T10:30:00Z', halfPastTen],
  ['2026-11-26t10:30:00z', halfPastTen],
  ['2026-11-26T05:30:00-05:00', halfPastTen],
  ['2026-11-26T16:15:00+05:45', halfPastTen],
  ['2026-11-27T00:30:00+14:00', halfPastTen],
  ['2026-11-26T10:30:00.1Z', halfPastTen + 100],
  ['2026-11-26T10:30:00.123456789Z', halfPastTen + 123],
  ['0001-01-01T00:00:00Z', -62_135_596_800_000],
])('%s is read', (text, at) => {
  expect(parseInstant(text)).toBe(at);
});

test.each([
  '2026-11-26T10:30:00',
  '2026-11-26 10:30:00Z',
  '2026-11-26T10:30Z',
  '2026-02-29T10:30:00Z',
  '2026-11-26T24:00:00Z',
  '2026-11-26T10:60:00Z',
  '2026-11-26T10:30:60Z',
  '2026-11-26T10:30:00+24:00',
  '2026-11-26T10:30:00+0200',
  '2026-11-26T10:30:00.Z',
  '2026-11-26',
  '1764153000000',
  '',
  '2026-11-26T10:30:00Z\u0000',
])('"%s" is no instant', (text) => {
  expect(parseInstant(text)).toBeUndefined();
});

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(2101, 0, 1) }), (at) => {
      expect(parseInstant(formatInstant(at))).toBe(at);
    }),
  );
});
