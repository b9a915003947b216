import { expect, test } from 'vitest';
import { compareLanguages, flatten, saysTwice, unusedKeys } from './messages.ts';

const english = flatten({
  auth: { title: 'Login', hello: 'Hello {name}' },
  refusal: { gone: 'Gone' },
  shell: { theme_dark: 'Dark' },
});

test('texts are found under their dotted keys', () => {
  expect([...english.keys()]).toEqual(['auth.title', 'auth.hello', 'refusal.gone', 'shell.theme_dark']);
});

test('a language that says the same things in other words passes', () => {
  const german = flatten({
    auth: { title: 'Anmelden', hello: 'Guten Tag, {name}' },
    refusal: { gone: 'Weg' },
    shell: { theme_dark: 'Dunkel' },
  });
  expect(compareLanguages(english, german)).toEqual([]);
});

test('missing texts, texts too many and other values are named', () => {
  const german = flatten({
    auth: { title: 'Anmelden', hello: 'Guten Tag, {nmae}', more: '' },
    shell: { theme_dark: 'Dunkel' },
  });
  expect(compareLanguages(english, german)).toEqual([
    'lacks refusal.gone',
    'has auth.more, which English lacks',
    'gives auth.hello other values than English',
  ]);
});

test('a text that no source mentions is unused', () => {
  const sources = [`const t = useTranslations('auth'); t('title');`, 't(`refusal.${code}`)', 't(`theme_${theme}`)'];
  expect(unusedKeys(english.keys(), sources)).toEqual(['auth.hello']);
});

test('a key that is named twice in one file is found', () => {
  expect(saysTwice('{\n  "rating": {\n    "received": "{who}: {rating}"\n  }\n}\n')).toBe(false);
  expect(saysTwice('{\n  "rating": "one",\n  "person": "other",\n  "rating": "two"\n}\n')).toBe(true);
});
