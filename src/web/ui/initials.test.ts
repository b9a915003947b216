import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Jun Mori', 'JM'],
  ['adaeze obi', 'AO'],
  ['Prince', 'P'],
  ['Maria del Carmen Ruiz', 'MR'],
  ['  Ọlá   Ṣadé ', 'ỌṢ'],
  ['Ẹ̀bùn Ade', 'Ẹ̀A'.normalize('NFC')],
  ['(DJ) "Kay"', 'DK'],
  ['美咲 山田', '美山'],
  ['~ ~', ''],
  ['', ''],
])('%s becomes %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
