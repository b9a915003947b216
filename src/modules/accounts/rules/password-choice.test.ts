import { describe, expect, test } from 'vitest';
import { passwordFault } from './password-choice.ts';

const listed = ['123456', 'password', '12345678', 'dragon', 'sunshine', 'butterfly'];
const rankOf = (word: string) => {
  const rank = listed.indexOf(word);
  return rank < 0 ? undefined : word === 'butterfly' ? 30_000 : rank;
};
const ada = { fullName: 'Ada Obi-Nwosu', username: 'ada.braids', email: 'hello.ada@salon.example' };
const faultOf = (password: string) => passwordFault(password, ada, rankOf);

describe('a chosen password', () => {
  test.each(['sixsix7', '1234567', 'e\u0301e\u0301e\u0301e\u0301'])(
    'is not shorter than 8 characters: %s',
    (password) => {
      expect(faultOf(password)).toBe('short');
    },
  );
  test('is not longer than 256', () => {
    expect(faultOf('long-enough-'.repeat(22))).toBe('long');
  });
  test.each([
    '12345678',
    'PASSWORD',
    'Password1!',
    'dragon2026',
    '!!sunshine!!',
    'dragondragon',
    'abababababab',
    'aaaaaaaaa',
    'butterfly',
    'pass word',
    'sun-shine',
    'ｐａｓｓｗｏｒｄ',
  ])('is none of the commonest, nor one with a little around it: %s', (password) => {
    expect(faultOf(password)).toBe('common');
  });
  test.each([
    'ada.braids',
    'AdaBraids1!',
    'obi-nwosu-99',
    'ádá-1998-obi',
    'hello.ada@salon.example',
    'HelloAda2026',
    'salon2026!',
    'uli-uli-uli',
    'uliada12',
    'uli-dragon',
    'ada.sunshine',
  ])('is not made of what everybody knows of its owner: %s', (password) => {
    expect(faultOf(password)).toBe('own');
  });
  test.each([
    'six-or-more',
    'adamant-copper-9',
    'butterfly-2931',
    'my dragon eats figs',
    'ulises en casa',
    'пароль-для-волос',
  ])('may be anything else: %s', (password) => {
    expect(faultOf(password)).toBeUndefined();
  });
});
