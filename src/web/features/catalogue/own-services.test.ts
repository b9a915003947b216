import { expect, test } from 'vitest';
import { moved, withAdded } from './own-services.ts';

test('an item goes to its new place and the others close the gap', () => {
  expect(moved(['cut', 'colour', 'care'], 0, 2)).toEqual(['colour', 'care', 'cut']);
  expect(moved(['cut', 'colour', 'care'], 2, 0)).toEqual(['care', 'cut', 'colour']);
  expect(moved(['cut', 'colour', 'care'], 1, 1)).toEqual(['cut', 'colour', 'care']);
});

test('beyond an end is the end', () => {
  expect(moved(['cut', 'colour', 'care'], 0, 9)).toEqual(['colour', 'care', 'cut']);
  expect(moved(['cut', 'colour', 'care'], 2, -1)).toEqual(['care', 'cut', 'colour']);
});

test('what is added stands before the samples that nobody has taken up', () => {
  const service = (name: string, sample: boolean, published: boolean) => ({ name, sample, published });
  const list = [service('A', false, false), service('B', true, true), service('C', true, false)];
  const names = (services: readonly { name: string }[]) => services.map(({ name }) => name).join('');
  expect(names(withAdded(list, service('D', false, true)))).toBe('ABDC');
  expect(names(withAdded([], service('D', false, true)))).toBe('D');
});
