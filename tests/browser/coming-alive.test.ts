import { beforeAll, expect, test } from 'vitest';
import { openArtist } from '#tests/support/artist.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { isAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// What the server wrote stays while a page comes alive: an element that is taken out, moved or made anew shifts the page, drops
// what one typed into it, and loads its picture a second time. What opens as a page begins, `calendar.test.ts` sees to.

const stage = setStage();

beforeAll(async () => {
  const ada = await openArtist(stage.program.url, 'ada');
  await ada.call('POST', '/api/posts', formOf([await photo(400, 500)], { alts: '["Braids"]' }));
  await openArtist(stage.program.url, 'bea');
});

declare global {
  interface Window {
    takenOut: string[];
  }
}

/** Notes every element that leaves its place before the page is alive. */
function watchPlaces() {
  window.takenOut = [];
  new MutationObserver((changes) => {
    for (const { removedNodes, target } of changes)
      for (const node of removedNodes)
        if (node instanceof Element && !node.matches('script, link'))
          window.takenOut.push(`<${node.localName} class="${node.className}"> of <${target.nodeName}>`);
  }).observe(document, { childList: true, subtree: true });
}

test.each([
  '/dashboard',
  '/profile',
  '/explore',
  '/bookings',
  '/calendar?view=week',
  '/settings/services',
  '/settings/profile',
])('nothing of %s is moved or taken out while it comes alive', async (path) => {
  for (const width of [360, 1280]) {
    const page = await (await signedIn(stage.browser, stage.program.url, 'ada', { width })).newPage();
    await page.addInitScript(watchPlaces);
    await page.goto(path);
    await isAlive(page);
    expect(await page.evaluate(() => window.takenOut)).toEqual([]);
    await page.context().close();
  }
});
