import { expect, test } from 'vitest';
import { piecesOf, visualRuns } from './visual-runs.ts';

const texts = (line: string) => visualRuns(line).map(({ text }) => text);

test('a line that is read from the left stays as it is', () => {
  expect(visualRuns('Ada, 2 h')).toEqual([{ text: 'Ada, 2 h', fromRight: false }]);
});

test('what is read from the right begins there, and numbers in it are read from the left', () => {
  expect(texts('ضفائر 25 دقيقة')).toEqual([' دقيقة', '25', 'ضفائر ']);
  expect(texts('with שלום עולם, Ada')).toEqual(['with ', 'שלום עולם', ', Ada']);
});

test('marks of direction count and are not printed', () => {
  const runs = visualRuns('\u2068Ada\u2069، \u2068ضفائر\u2069');
  const printed = runs.flatMap((run) => piecesOf(run, () => 'any')).map(({ text }) => text);
  expect(printed.join('')).toBe('Ada، ضفائر');
});

const faces = [
  { name: 'latin', has: /[\x20-\x7e]/ },
  { name: 'cyrillic', has: /\p{Script=Cyrillic}/u },
  { name: 'arabic', has: /\p{Script=Arabic}/u },
];
const faceOf = (letter: string) => faces.find(({ has }) => has.test(letter))?.name;
const pieces = (text: string, fromRight = false) => piecesOf({ text, fromRight }, faceOf);

test('a text is printed in stretches of one font each; a letter that none has is known, a picture is left out', () => {
  expect(pieces('Ada Ольга')).toEqual([
    { face: 'latin', text: 'Ada ' },
    { face: 'cyrillic', text: 'Ольга' },
  ]);
  expect(pieces('a ა\nb 💅🏽')).toEqual([
    { face: 'latin', text: 'a ' },
    { face: null, text: 'ა' },
    { face: 'latin', text: ' b ' },
  ]);
});

test('read from the right the last piece stands first, and signs look the other way', () => {
  expect(pieces('ضفائر (نص', true)).toEqual([
    { face: 'arabic', text: 'نص' },
    { face: 'latin', text: ') ' },
    { face: 'arabic', text: 'ضفائر' },
  ]);
});
