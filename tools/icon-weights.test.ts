import { expect, test } from 'vitest';
import { readIconWeights } from './icon-weights.ts';

const read = (source: string) => [...(readIconWeights([source]).get('Heart') ?? [])];

test.each([
  ['<HeartIcon size={16} aria-hidden />', ['regular']],
  ['<HeartIcon weight="fill" />', ['fill']],
  [`<HeartIcon weight={liked ? 'fill' : 'regular'} size={26} />`, ['regular', 'fill']],
  ['<HeartIcon size={16} /> and <HeartIcon weight="bold" />', ['regular', 'bold']],
  ['<HeartIcon weight={weight} />', ['regular', 'bold', 'fill']],
  ['<HeartIcon {...rest} />', ['regular', 'bold', 'fill']],
  ['<HeartIcon onClick={() => like()} weight="fill" />', ['regular', 'bold', 'fill']],
  ['const faces = { like: HeartIcon };', ['regular', 'bold', 'fill']],
  [`import { HeartIcon } from './icons.ts';`, []],
])('%s', (source, weights) => {
  expect(read(source)).toEqual(weights);
});
