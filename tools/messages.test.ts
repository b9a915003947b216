import { expect, test } from 'vitest';
import { compareLanguages, flatten, missingPlurals, saysTwice, unusedKeys } from './messages.ts';

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

test('other words inside a plural are no other values; tags are', () => {
  const posts = flatten({ posts: '{count, plural, one {post} other {posts}} of <b>{name}</b>' });
  const german = flatten({ posts: '{count, plural, one {Beitrag} other {Beiträge}} von <b>{name}</b>' });
  const bare = flatten({ posts: '{count, plural, one {Beitrag} other {Beiträge}} von {name}' });
  expect(compareLanguages(posts, german)).toEqual([]);
  expect(compareLanguages(posts, bare)).toEqual(['gives posts other values than English']);
});

test('a text that is still in English is named, unless it is rightly so', () => {
  const copied = flatten({ a: 'Save', b: 'Outlook', c: '{price} − {discount}' });
  expect(compareLanguages(copied, copied, new Set(['Outlook']))).toEqual(['says a in English']);
});

test('the forms that a language counts with are all there', () => {
  const texts = flatten({
    days: '{count, plural, =1 {x} two {x} few {x} other {#}}',
    line: '{n}: {a, select, x {{n}} other {}}',
  });
  expect(missingPlurals('ar', texts)).toEqual(['lacks the form zero, many in days']);
  expect(missingPlurals('es', flatten({ days: '{count, plural, one {x} other {#}}' }))).toEqual([]);
});

test('a text that no source mentions is unused', () => {
  const sources = [`const t = useTranslations('auth'); t('title');`, 't(`refusal.${code}`)', 't(`theme_${theme}`)'];
  expect(unusedKeys(english.keys(), sources)).toEqual(['auth.hello']);
});

test('a key that is named twice in one file is found', () => {
  expect(saysTwice('{\n  "rating": {\n    "received": "{who}: {rating}"\n  }\n}\n')).toBe(false);
  expect(saysTwice('{\n  "rating": "one",\n  "person": "other",\n  "rating": "two"\n}\n')).toBe(true);
});
