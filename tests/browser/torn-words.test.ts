import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage({ DATABASE_URL: '', ULI_DEMO: 'on' });

const ofEverybody = ['/', '/explore', '/explore?view=work', '/pricing', '/customers', '/contact', '/terms', '/auth'];
const ofAnArtist = ['/auth?tab=register', '/u/adaeze.braids', '/u/adaeze.braids/book', '/no-such-page'];
const own = ['/bookings?tab=upcoming', '/bookings?tab=professional', '/bookings?tab=past', '/calendar?view=agenda'];
const others = ['/clients', '/messages', '/notifications', '/profile', '/saved', '/create', '/custom-url'];
const settings = ['', '/profile', '/security', '/services', '/offers', '/availability', '/payments', '/plan']
  .concat(['/notifications', '/appearance', '/safety', '/data'])
  .map((part) => `/settings${part}`);
const beginners = [
  '/settings/services',
  '/onboarding/trade',
  '/onboarding/services',
  '/onboarding/hours',
  '/onboarding/link',
];

/**
 * Words that stand on two lines, with where they stand: their column is narrower than they are. An address breaks where it has to,
 * and a word with a hyphen at it.
 */
function tornWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}{2,24}/gu)) {
      if (/[\w@./:-]/.test((text.data[index - 1] ?? ' ') + (text.data[index + word.length] ?? ' '))) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
      if (lines.size > 1 && !text.parentElement!.closest('[aria-hidden]')) found.push(`${location.pathname}: ${word}`);
    }
  }
  return found;
}

async function tornAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    found.push(...(await page.evaluate(tornWords)));
  }
  return found;
}

test.each(['en', 'es', 'fr', 'ar'])('no word is torn on a phone in %s', async (language) => {
  const { url } = stage.program;
  const looking = { width: 360, locale: language };
  const out = await openWindow(stage.browser, url, looking);
  expect(await tornAt(await out.newPage(), [...ofEverybody, ...ofAnArtist])).toEqual([]);
  await out.close();

  const demo = await openWindow(stage.browser, url, looking);
  await demo.request.post('/api/login', { data: { username: 'demo', password: 'uli-demo' } });
  expect(await tornAt(await demo.newPage(), ['/', ...own, ...others, ...settings])).toEqual([]);
  await demo.close();

  await registerAt(url, `new-${language}`, { accountType: 'business', language });
  const beginner = await signedIn(stage.browser, url, `new-${language}`, looking);
  expect(await tornAt(await beginner.newPage(), beginners)).toEqual([]);
  await beginner.close();
});
