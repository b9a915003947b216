import { expect, test } from 'vitest';
import { readFeed } from './feed-choice.ts';

const read = (search: string, cookies: string | null = null) => readFeed(new URLSearchParams(search), cookies, false);

test('the address says which feed, else what was chosen last, else everyone', () => {
  expect(read('feed=discover', 'uli_feed=following')).toBe('discover');
  expect(read('', 'a=b; uli_feed=following')).toBe('following');
  expect(read('feed=toString', 'uli_feed=nothing')).toBe('everyone');
  expect(read('')).toBe('everyone');
});
