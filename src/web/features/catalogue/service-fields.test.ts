import { expect, test } from 'vitest';
import { bodyOf, fieldsOf, readDuration } from './service-fields.ts';

test('a new service begins with an hour and without a price', () => {
  expect(fieldsOf({})).toMatchObject({ hours: '1', minutes: '0', price: '', currency: 'USD', published: true });
});

test('what is saved is what was there when nothing is changed', () => {
  const service = {
    name: 'Knotless braids',
    description: 'Hair included',
    duration: 225,
    price: 180_50,
    currency: 'GBP',
  };
  expect(bodyOf(fieldsOf({ ...service, extraGap: 15, addOn: true, published: false }))).toEqual({
    ...service,
    extraGap: 15,
    addOn: true,
    published: false,
  });
});

test('a currency written beside the price is the one that counts', () => {
  expect(bodyOf({ ...fieldsOf({ name: 'Cut' }), price: '€40' })).toMatchObject({ price: 40_00, currency: 'EUR' });
});

test('hours and minutes make minutes', () => {
  expect(readDuration('1', '30')).toBe(90);
  expect(readDuration('', '45')).toBe(45);
  expect(readDuration('2', '')).toBe(120);
  expect(readDuration('', '100')).toBe(100);
  expect(readDuration('24', '0')).toBe(1440);
});

test.each([
  ['', '', 'durationTooShort'],
  ['0', '4', 'durationTooShort'],
  ['24', '1', 'durationTooLong'],
  ['1.5', '0', 'durationWrong'],
  ['an', 'hour', 'durationWrong'],
  ['-1', '90', 'durationWrong'],
])('%s hours and %s minutes are refused', (hours, minutes, problem) => {
  expect(readDuration(hours, minutes)).toEqual({ problem });
});
