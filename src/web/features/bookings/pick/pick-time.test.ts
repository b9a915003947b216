import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { webMessages } from '#messages/en/web.ts';
import type { FreeTimes } from './free-times.ts';
import { PickTime, type PickTimeProps } from './pick-time.tsx';

const autumn = '2026-10-25';
const times: FreeTimes = {
  timeZone: 'Europe/London',
  today: '2026-10-20',
  lastDate: '2026-12-20',
  days: {
    [autumn]: [Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 1, 30), Date.UTC(2026, 9, 25, 9)],
    '2026-10-26': [],
    '2026-10-29': [Date.UTC(2026, 9, 29, 9)],
  },
  closed: [],
  tooSoon: [],
};

function textOf(props: Partial<PickTimeProps>): string {
  const picker = createElement(PickTime, {
    times,
    selected: autumn,
    duration: 60,
    city: null,
    hrefOf: () => '#',
    dayHrefOf: (date) => `?date=${date}`,
    ...props,
  });
  const inEnglish = { locale: 'en' as const, timeZone: 'UTC', messages: webMessages, children: picker };
  return renderToStaticMarkup(createElement(IntlProvider, inEnglish)).replaceAll(/<[^>]+>/g, '\n');
}

test('the two times of the hour that autumn repeats are told apart, and the place has both names of its clock', () => {
  const text = textOf({});
  expect(text).toContain('01:30 BST');
  expect(text).toContain('01:30 GMT');
  expect(text).toContain('Times in London (BST, GMT)');
  expect(text).toMatch(/Night[^]*Morning/);
  expect(text).not.toContain('Evening');
});

test('an empty day says so and names the next free time', () => {
  expect(textOf({ selected: '2026-10-26' })).toMatch(/Nothing left on Mon 26\.[^]*Next free: Thu\s29,\s09:00/);
});

test('where nothing is free at all, it says up to when', () => {
  const none = { ...times, days: { [autumn]: [] } };
  expect(textOf({ times: none })).toContain('Nothing is free up to Sunday 20 December. Look again soon.');
});
