import { expect, test } from 'vitest';
import { stepPictures, type ComposedPicture } from './pictures.ts';

const picture = (key: string): ComposedPicture => ({
  key,
  id: undefined,
  preview: '',
  image: undefined,
  alt: '',
  progress: 0,
  problem: undefined,
  unfit: false,
});
const keys = (pictures: readonly ComposedPicture[]) => pictures.map(({ key }) => key).join('');
const abc = [...'abc'].map(picture);

test('pictures change places, and nothing happens at the ends', () => {
  expect(keys(stepPictures(abc, { kind: 'moved', from: 0, to: 1 }))).toBe('bac');
  expect(keys(stepPictures(abc, { kind: 'moved', from: 2, to: 0 }))).toBe('cab');
  expect(stepPictures(abc, { kind: 'moved', from: 0, to: -1 })).toBe(abc);
  expect(stepPictures(abc, { kind: 'moved', from: 2, to: 3 })).toBe(abc);
});

test('an eleventh picture is left out', () => {
  const ten = [...'abcdefghij'].map(picture);
  expect(keys(stepPictures(ten, { kind: 'added', pictures: [picture('k')] }))).toBe('abcdefghij');
});

test('what is told of a picture that was removed changes nothing else', () => {
  const left = stepPictures(abc, { kind: 'removed', key: 'b' });
  expect(stepPictures(left, { kind: 'changed', key: 'b', change: { alt: 'x' } })).toEqual(left);
  expect(keys(left)).toBe('ac');
});
