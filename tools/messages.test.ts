import { expect, test } from 'vitest';
import {
  breakableSigns,
  compareLanguages,
  flatten,
  missingPlurals,
  saysTwice,
  shiftedTexts,
  unusedKeys,
} from './messages.ts';

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

test('texts that slipped to the next key are found, one that is merely said otherwise is not', () => {
  const said = ['Log in', 'Wait a moment.', 'Code', 'Write your code.', 'Sure?', 'Checking...', 'Done', 'It is done.'];
  const texts = (words: readonly string[]) => new Map(words.map((text, index) => [`key${index}`, text]));
  const slipped = [...said.slice(1), said[0]!];
  expect(shiftedTexts(texts(said), texts(said.with(0, 'Anmelden.')))).toEqual([]);
  expect(shiftedTexts(texts(said), texts(slipped))).toContain('key0');
});

test('a French text has no plain space where a line would break before a sign', () => {
  const apart = {
    a: 'Sûr ?',
    b: 'Prix : 20 €',
    c: 'Non ; oui.',
    d: 'Bienvenue !',
    e: 'Dites « oui\u00a0».',
    f: '«\u00a0oui »',
  };
  expect(breakableSigns(flatten(apart))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  const kept = {
    a: 'Sûr\u00a0?',
    b: 'à 10:30, «\u00a0oui\u00a0»',
    c: 'https://uli.example/?a=b',
    d: '{count, plural, other {#}}',
  };
  expect(breakableSigns(flatten(kept))).toEqual([]);
});
