import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './list-position.ts';

test('a cursor leads back to its position', () => {
  for (const position of [
    { at: 0, id: 1 },
    { at: Date.UTC(2026, 10, 26, 8, 0, 0, 7), id: 2_147_483_647 },
  ]) {
    expect(readCursor(writeCursor(position))).toEqual(position);
  }
});

test.each(['', 'x', '1.1', btoa('1'), btoa('1.0'), btoa('-1.1'), btoa('1.2147483648'), btoa('999999999999999.1')])(
  '%j is none',
  (cursor) => {
    expect(readCursor(cursor)).toBeUndefined();
  },
);
