import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { settingsMessages } from '#messages/en/settings.ts';
import { CurrencyChoices } from './currency-choices.tsx';

function choicesWith(set: string): string[] {
  const children = createElement(CurrencyChoices, { set });
  const inEnglish = { locale: 'en' as const, timeZone: 'UTC', messages: settingsMessages, children };
  const markup = renderToStaticMarkup(createElement(IntlProvider, inEnglish));
  return [...markup.matchAll(/<option[^>]*>([^<]*)/g)].map(([, words]) => words!);
}

test('money that is out of use is offered to nobody but whoever has it set', () => {
  const codes = choicesWith('EUR').map((words) => words.slice(0, 3));
  for (const gone of ['HRK', 'SLL', 'ZWL', 'BGN', 'CUC', 'ANG']) expect(codes).not.toContain(gone);
  expect(codes).toContain('SLE');
  expect(choicesWith('HRK').map((words) => words.slice(0, 3))).toContain('HRK');
});

test('a currency that has no name is said by its code once', () => {
  const choices = choicesWith('EUR');
  expect(choices).toContain('EUR · Euro');
  for (const words of choices) expect(words).not.toMatch(/^(\w+) · \1$/);
});
