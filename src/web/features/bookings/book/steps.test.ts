import { expect, test } from 'vitest';
import { hrefOfSteps, readSteps } from './steps.ts';

test('what an address says is what it was made from', () => {
  const steps = {
    service: 12,
    date: '2026-11-26',
    slot: Date.UTC(2026, 10, 26, 10, 30),
    step: 'you' as const,
    look: 7,
  };
  const href = hrefOfSteps('adaeze.braids', steps);
  expect(href).toBe('/u/adaeze.braids/book?service=12&date=2026-11-26&slot=2026-11-26T10%3A30%3A00Z&step=you&look=7');
  expect(readSteps(new URL(href, 'http://uli.test').searchParams)).toEqual({ ...steps, month: undefined });
});

test('nonsense in an address is left out', () => {
  const search = new URLSearchParams('service=0x1&date=2026-02-30&slot=soon&step=three&month=2026-13&look=-1');
  expect(Object.values(readSteps(search)).filter((value) => value !== undefined)).toEqual([]);
});
