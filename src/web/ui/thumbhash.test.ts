import { rgbaToThumbHash } from 'thumbhash';
import { expect, test } from 'vitest';
import { blurOf, groundOf } from './thumbhash.ts';

const red = rgbaToThumbHash(2, 2, [200, 20, 20, 255, 200, 20, 20, 255, 200, 20, 20, 255, 200, 20, 20, 255]);
const hash = btoa(String.fromCharCode(...red));

test('a red picture has a red ground and a blurred self', () => {
  const [r = 0, g = 0, b = 0] = groundOf(hash)!.match(/\d+/g)!.map(Number);
  expect(r).toBeGreaterThan(170);
  expect(g).toBeLessThan(60);
  expect(b).toBeLessThan(60);
  expect(blurOf(hash)).toMatch(/^data:image\/png;base64,/);
});

test('what is no thumbhash has no ground, and breaks nothing', () => {
  expect(groundOf('')).toBeUndefined();
  expect(groundOf('not base64!')).toBeUndefined();
  expect(blurOf('AA==')).toBeUndefined();
});
