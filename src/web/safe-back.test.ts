import { expect, test } from 'vitest';
import { safeBack } from './safe-back.ts';

test.each(['/', '/bookings?tab=past', '/u/ada/book?service=1&slot=2', '/explore/hair/s%C3%A3o-paulo'])(
  '%j is where somebody came from, and they get back there',
  (path) => {
    expect(safeBack(path)).toBe(path);
  },
);

test.each([
  '//other.example',
  '/\\other.example',
  'https://other.example',
  'javascript:alert(1)',
  '/\t/other.example',
  '/\n/other.example',
  '/\r\nSet-Cookie: a=b',
  '/\u2028',
  '/é',
  '',
])('%j leads to another host, or is no address: nobody is sent there', (path) => {
  expect(safeBack(path)).toBe('/');
  expect(safeBack(path, '/home')).toBe('/home');
});
