import { expect, test } from 'vitest';
import { usernameFrom } from './username-from.ts';

test.each([
  ['Grace Hopper', '', 'grace.hopper'],
  ['Åsa  Öberg-Lind', '', 'asa.oberg.lind'],
  ['山田 花子', '', 'guest'],
  ['Al', '', 'guest'],
  ['Grace Hopper', '4711', 'grace.hopper.4711'],
  ['Maximiliane Alexandra von und zu', '', 'maximiliane.alexandr'],
])('%s (%s) is %s', (fullName, digits, username) => {
  expect(usernameFrom(fullName, digits)).toBe(username);
});
