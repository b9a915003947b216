import { expect, test } from 'vitest';
import { readFileName, sizesOf } from './sizes.ts';

test('a small picture is not stored larger than it is', () => {
  expect(sizesOf(1600).map(({ width }) => width)).toEqual([240, 480, 960, 1600]);
  expect(sizesOf(700).map(({ width }) => width)).toEqual([240, 480, 700]);
  expect(sizesOf(480).map(({ width }) => width)).toEqual([240, 480]);
  expect(sizesOf(32)).toEqual([{ name: 'large', width: 32 }]);
});

test('only names that a picture can have are read, and none that leads elsewhere', () => {
  const key = 'AbCdEfGhIjKlMnOpQrStUv';
  expect(readFileName(key, 'large.jpg')).toMatchObject({ name: `media/Ab/${key}/large.jpg`, type: 'image/jpeg' });
  for (const file of ['small.jpg', 'large.png', '../large.jpg', 'large.jpg/..', 'LARGE.jpg', ''])
    expect(readFileName(key, file)).toBeUndefined();
  for (const wrong of ['..', 'short', `${key}/`, '../../../../etc/passwdxx'])
    expect(readFileName(wrong, 'large.jpg')).toBeUndefined();
});
