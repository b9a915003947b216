import { expect, test } from 'vitest';
import { isolateArguments } from './isolate.ts';

test('what is filled into a sentence from right to left keeps its own direction', () => {
  const message = '{count, plural, one {{name} و{when}} other {# مواعيد مع {name}}}';
  expect(isolateArguments(message, 'en')).toBe(message);
  expect(isolateArguments(message, 'ar-EG')).toBe(
    '\u200f{count, plural, one {\u2068{name}\u2069 و\u2068{when}\u2069} other {# مواعيد مع \u2068{name}\u2069}}',
  );
});
