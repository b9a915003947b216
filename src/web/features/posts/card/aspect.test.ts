import { expect, test } from 'vitest';
import { aspectOf } from './aspect.ts';

test.each([
  [864, 1080, 'aspect-4/5'],
  [900, 1200, 'aspect-3/4'],
  [500, 2000, 'aspect-3/4'],
  [1000, 1000, 'aspect-square'],
  [1440, 900, 'aspect-5/4'],
])('%d by %d is shown as %s', (width, height, shape) => expect(aspectOf({ width, height })).toBe(shape));
