import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInstant } from './instant.ts';

test.each([
  ['2026-12-01 10:00:00+00', '2026-12-01T10:00:00.000Z'],
  ['2026-12-01 10:00:00.5+00', '2026-12-01T10:00:00.500Z'],
  ['2026-12-01 10:00:00.25+00', '2026-12-01T10:00:00.250Z'],
  ['2026-12-01 10:00:00.125+00', '2026-12-01T10:00:00.125Z'],
  ['2026-12-01 10:00:00+05', '2026-12-01T05:00:00.000Z'],
  ['2026-12-01 10:00:00.125+05:30', '2026-12-01T04:30:00.125Z'],
])('%s is %s', (text, instant) => {
  expect(new Date(readInstant(text)).toISOString()).toBe(instant);
});

test('every instant of four-digit years comes back as it was written', () => {
  const instants = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (date) => {
      const text = date.toISOString().replace('T', ' ').replace('Z', '+00');
      expect(readInstant(text)).toBe(date.getTime());
      expect(readInstant(text.replace('.000', ''))).toBe(date.getTime());
    }),
  );
});
