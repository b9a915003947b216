import { expect, test } from 'vitest';
import { readForm, textIn, textsIn } from '../../src/platform/payments/sandbox/form.ts';

test('a form field named __proto__ is a plain field, and affects no other object', () => {
  const form = readForm(
    '__proto__[polluted]=yes&constructor[prototype][polluted]=yes&metadata[__proto__]=yes&a=1&a[b]=2',
  );
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(textIn(form, '__proto__', 'polluted')).toBe('yes');
  expect(textIn(form, 'constructor', 'prototype', 'polluted')).toBe('yes');
  expect(Object.keys(textsIn(form, 'metadata'))).toEqual(['__proto__']);
  expect(textIn(form, 'a', 'b')).toBe('2');
});

test('a form has no inherited fields', () => {
  const form = readForm('amount=5');
  for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty']) {
    expect(form[name]).toBeUndefined();
    expect(textIn(form, name, 'name')).toBeUndefined();
  }
});
