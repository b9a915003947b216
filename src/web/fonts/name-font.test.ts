import { expect, test } from 'vitest';
import { nameFont } from './name-font.ts';

test.each(['Adaeze', 'Ọlá', 'José Núñez', 'Nguyễn Thị', 'Zoë Łuczak'])('%s is set in Bricolage', (name) => {
  expect(nameFont(name)).toBe('');
});

test.each(['Ṣadé', 'Ɓala', 'Ɗanladi', 'Ƙasim', 'Ṅgọzi', 'Юлія', '美咲', 'سارة', 'Ẹ̀bùn'])(
  '%s has a letter Bricolage lacks and is set in Onest',
  (name) => {
    expect(nameFont(name)).toBe('name-in-text');
  },
);

test('a letter and its mark typed apart count as the composed letter', () => {
  expect(nameFont('Ola\u0301')).toBe('');
  expect(nameFont('S\u0323ade\u0301')).toBe('name-in-text');
});
