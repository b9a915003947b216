import { expect, test } from 'vitest';
import { holdsAddress, withoutLinks } from './address-in-name.ts';

test.each([
  'St. Mary',
  'St.Mary',
  'J.R. Smith',
  'J.R.R.Tolkien',
  'Dr.Müller',
  'Dr. Müller',
  'Prof.Dr.Weber',
  'Martin Luther King Jr.',
  'M.Sc. Anna Ek',
  'Salon Nowak Sp. z o.o.',
  'Friseure e.V.',
  'S.A. de C.V.',
  'O’Neill-Ruiz',
  '@ada',
  'Hair @ Home',
  'Hair@Home',
  'No.1 Cuts',
  'Cut & Colour, 1.5 h',
  'Cut...colour…gloss',
  'Ọlá Adébáyọ̀',
  'د.أحمد',
  'д.м.н. Иванов',
  '김민수',
  '李明',
  'カット。カラー',
  'นางสาว ส. ใจดี',
  'vs.',
  'A/B',
])('%s is a name', (name) => expect(holdsAddress(name)).toBe(false));

test.each([
  'evil.example',
  'Win at evil.example now',
  'Evil.Example',
  'EVIL.EXAMPLE',
  'www.evil',
  'WWW.EVIL.EXAMPLE',
  'https://evil',
  'javascript://x',
  'someone@evil.example',
  'Evl.Com',
  'Bit.Ly/x',
  'x.co/abc',
  'evil．example',
  'evil.exam\u200Dple',
  'ev\u2060il.example',
  'пример.рф',
  'злой.пример',
  '例子.中国',
  'موقع.مصر',
  'xn--e1afmkfd.xn--p1ai',
  'http://127.0.0.1',
  '203.0.113.7',
  'sub.domain.evil.example',
])('%s is an address', (name) => expect(holdsAddress(name)).toBe(true));

test('text looks the same without links, and contains none', () => {
  const text = 'Booked: evil.example, https://evil.example/x, me@evil.example, Thu 15 Dec, 10:00 a.m.';
  expect(withoutLinks(text).replaceAll('\u2060', '')).toBe(text);
  expect(withoutLinks(text)).not.toMatch(/evil\.example|:\/\/|me@/);
});

test('a very long word is read in linear time', () => {
  // Quadratic time would exceed any test timeout.
  expect(holdsAddress('a'.repeat(1_000_000))).toBe(false);
});
