import { expect, test } from 'vitest';
import { dayMs } from '#kernel/time';
import { visitWrittenAbout, whyNotWriteAsGuest, whyNotWriteToGuest } from './index.ts';

const facts = { claimed: false, apart: false, email: 'grace@example.com', endsAt: 0 };

test('a guest can be written to while their link opens, unless they are blocked, left no address or have an account', () => {
  expect(whyNotWriteToGuest(facts, 30 * dayMs)).toBeUndefined();
  expect(whyNotWriteToGuest(facts, 30 * dayMs + 1)).toBe('link_over');
  expect(whyNotWriteToGuest({ ...facts, email: null }, 0)).toBe('no_address');
  expect(whyNotWriteToGuest({ ...facts, apart: true, email: null }, 0)).toBe('cannot_write');
  expect(whyNotWriteToGuest({ ...facts, claimed: true, apart: true }, 0)).toBe('writes_with_account');
});

test('a guest can write unless the professional is gone or blocked them, an account keeps the visit, or it is not paid', () => {
  const fine = { claimed: false, gone: false, apart: false, unpaid: false };
  expect(whyNotWriteAsGuest(fine)).toBeUndefined();
  expect(whyNotWriteAsGuest({ ...fine, unpaid: true })).toBe('cannot_write');
  expect(whyNotWriteAsGuest({ ...fine, apart: true })).toBe('cannot_write');
  expect(whyNotWriteAsGuest({ ...fine, apart: true, gone: true })).toBe('person_gone');
  expect(whyNotWriteAsGuest({ ...fine, gone: true, claimed: true })).toBe('writes_with_account');
});

test('of a series the next visit is written about, after it the last', () => {
  const visits = [1, 2, 3].map((hour) => ({ startsAt: hour, endsAt: hour + 1 }));
  expect(visitWrittenAbout(visits, 0)).toBe(visits[0]);
  expect(visitWrittenAbout(visits, 2.5)).toBe(visits[1]);
  expect(visitWrittenAbout(visits, 9)).toBe(visits[2]);
});
