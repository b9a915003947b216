import { expect, test } from 'vitest';
import { besides } from './besides.ts';

const spots = [
  { day: '2026-11-26', from: 540 },
  { day: '2026-11-26', from: 660 },
  { day: '2026-11-28', from: 600 },
  { day: '2026-11-28', from: 670 },
];

test('up and down go through the day and stop at its ends', () => {
  expect(besides(spots, 0, 'ArrowDown')).toBe(1);
  expect(besides(spots, 1, 'ArrowDown')).toBeUndefined();
  expect(besides(spots, 3, 'ArrowUp')).toBe(2);
});

test('left and right go to the nearest hour of the next day that has visits', () => {
  expect(besides(spots, 1, 'ArrowRight')).toBe(3);
  expect(besides(spots, 0, 'ArrowRight')).toBe(2);
  expect(besides(spots, 2, 'ArrowLeft')).toBe(0);
  expect(besides(spots, 0, 'ArrowLeft')).toBeUndefined();
});

test('the first arrow leads in, other keys nowhere', () => {
  expect(besides(spots, -1, 'ArrowDown')).toBe(0);
  expect(besides([], -1, 'ArrowDown')).toBeUndefined();
  expect(besides(spots, 0, 'Enter')).toBeUndefined();
});
