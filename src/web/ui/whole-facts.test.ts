import { expect, test } from 'vitest';
import { wholeFacts } from './whole-facts.ts';

test('a place stays in one piece; what is longer than a line of a phone breaks where it has spaces', () => {
  expect(wholeFacts(['Hair stylist', undefined, 'Harlem, New York'])).toBe(
    'Hair\u00A0stylist\u00A0· Harlem,\u00A0New\u00A0York',
  );
  expect(wholeFacts(['Permanent make-up artist', null])).toBe('Permanent make-up artist');
});
