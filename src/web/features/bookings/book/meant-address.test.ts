import { expect, test } from 'vitest';
import { meantAddress } from './meant-address.ts';

test.each([
  ['grace@gmial.com', 'grace@gmail.com'],
  ['grace@gmail.con', 'grace@gmail.com'],
  [' Grace@gmail ', 'grace@gmail.com'],
  ['tom@yaho.com', 'tom@yahoo.com'],
  ['tom@hotmial.co.uk', 'tom@hotmail.co.uk'],
  ['tom@outlok.com', 'tom@outlook.com'],
])('%s means %s', (typed, meant) => expect(meantAddress(typed)).toBe(meant));

test.each([
  'grace@gmail.com',
  'grace@mail.com',
  'grace@libero.it',
  'grace@yahoo.de',
  'grace@uol.com.br',
  'grace@cam.ac.uk',
  'grace@studio-nine.co',
  'grace@example.com',
  'grace at home',
  '',
])('%s is taken as it is', (typed) => expect(meantAddress(typed)).toBeUndefined());
