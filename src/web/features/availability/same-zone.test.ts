import { expect, test } from 'vitest';
import { isSameZone } from './same-zone.ts';

test('one place under its old and its new name is one zone', () => {
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  expect(isSameZone('Europe/Paris', 'Europe/Berlin')).toBe(true);
});

test('Lisbon is not London though their clocks agree, nor is Lagos in winter', () => {
  expect(isSameZone('Europe/Lisbon', 'Europe/London')).toBe(false);
  expect(isSameZone('Africa/Lagos', 'Europe/London')).toBe(false);
});
