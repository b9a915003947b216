import { expect, test } from 'vitest';
import { endingsOf, placeMeant } from './place-meant.ts';

const place = (name: string) => ({ name, lat: 53.8, lon: -1.5, timeZone: 'Europe/London' });

test('a search may end in a place of up to three words', () => {
  expect(endingsOf('braids  New York')).toEqual([
    { rest: '', name: 'braids New York' },
    { rest: 'braids', name: 'New York' },
    { rest: 'braids New', name: 'York' },
  ]);
  expect(endingsOf('Leeds')).toEqual([{ rest: '', name: 'Leeds' }]);
  expect(endingsOf('')).toEqual([]);
});

test('the longest name that is one place counts, whatever its accents and capitals', () => {
  const endings = endingsOf('trenzas nueva york');
  const found = [[], [place('Nueva York')], [place('York')]];
  expect(placeMeant(endings, found)).toEqual({ rest: 'trenzas', place: 'Nueva York' });
  expect(placeMeant(endingsOf('unas malaga'), [[], [place('Málaga')]])).toEqual({ rest: 'unas', place: 'Málaga' });
  expect(placeMeant(endingsOf('tattoo leeds'), [[], [place('Leeds, Reino Unido')]])).toMatchObject({ rest: 'tattoo' });
});

test('what only begins like a place, or is not known yet, is none', () => {
  expect(placeMeant(endingsOf('braids Lon'), [[], [place('London')]])).toBeUndefined();
  expect(placeMeant(endingsOf('braids Leeds'), [undefined, undefined])).toBeUndefined();
});
