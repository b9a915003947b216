import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { webMessages } from '#messages/en/web.ts';
import { namesArtist, PolicyLine, type PolicyLineProps } from './policy-line.tsx';

const freeUntil = Date.UTC(2026, 10, 23, 12);
const before = freeUntil - 1;

function textOf(props: Partial<PolicyLineProps>): string {
  const line = createElement(PolicyLine, {
    name: 'Ada',
    policy: { lateCancelPercent: 50, noShowPercent: 0 },
    freeUntil,
    timeZone: 'UTC',
    now: freeUntil,
    ...props,
  });
  const inEnglish = { locale: 'en' as const, timeZone: 'UTC', messages: webMessages, children: line };
  return renderToStaticMarkup(createElement(IntlProvider, inEnglish));
}

test('cancelling late has its price, and what nobody confirmed yet is cancelled free', () => {
  expect(textOf({})).toBe('Cancelling now costs 50% of the price.');
  expect(textOf({ asked: true })).toBe('Free to cancel until Ada confirms; then it costs 50% of the price.');
});

test('it is known which of the sentences says by itself whose terms they are', () => {
  const free = { lateCancelPercent: 0, noShowPercent: 0 };
  const fee = { lateCancelPercent: 50, noShowPercent: 0 };
  for (const policy of [free, { ...free, noShowPercent: 50 }, fee]) {
    for (const now of [before, freeUntil]) {
      for (const asked of [true, false]) {
        const [first = ''] = textOf({ policy, now, asked }).split('. ');
        expect([first, namesArtist({ policy, freeUntil, now, asked })]).toEqual([first, first.includes('Ada')]);
      }
    }
  }
});

test('in good time it is free for a request and a booking alike', () => {
  const free = textOf({ now: before });
  expect(free).toMatch(/^Free to cancel or change until .*12:00.*, then 50% of the price\.$/);
  expect(textOf({ now: before, asked: true })).toBe(free);
});

test('a price that is for its time alone says who can move the visit, and promises no change', () => {
  expect(textOf({ now: before, timeFixed: true })).toMatch(
    /^Free to cancel until .*12:00.*, then 50% of the price\. This price is for this time: only Ada can move the visit\.$/,
  );
});

test('who asks no fee never speaks of one', () => {
  const policy = { lateCancelPercent: 0, noShowPercent: 0 };
  expect(textOf({ policy, asked: true })).toBe('Cancelling costs nothing.');
  expect(textOf({ policy, now: before })).toBe('Cancelling costs nothing.');
});

test('a fee for not coming alone is no fee for cancelling', () => {
  const policy = { lateCancelPercent: 0, noShowPercent: 50 };
  expect(textOf({ policy, now: before })).toBe('Ada charges no fee for cancelling. If you do not come: 50%.');
});
