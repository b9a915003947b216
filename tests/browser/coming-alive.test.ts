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
  for (const name of ['bea', 'cleo', 'dina', 'emil', 'flo']) await openArtist(stage.program.url, name);
});

declare global {
  interface Window {
    takenOut: string[];
    breaths: string[][];
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

/** Notes which rows come alive without the browser being able to do anything else in between, or two turns at most. */
function watchBreaths() {
  window.breaths = [[]];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => window.breaths.push([]));
  port1.start();
  const alive = new WeakSet<Element>();
  Object.defineProperty(Element.prototype, 'isAlive', {
    get(this: Element) {
      return alive.has(this);
    },
    set(this: Element) {
      if (alive.has(this)) return;
      alive.add(this);
      const breath = window.breaths.at(-1)!;
      if (breath.length === 0) port2.postMessage(null);
      breath.push(this.closest<HTMLElement>('li[data-person]')?.dataset['person'] ?? 'around');
    },
  });
}

test('the rows of explore come alive one by one, whatever changes around them meanwhile', async () => {
  const page = await (await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 })).newPage();
  await page.addInitScript(watchBreaths);
  await page.goto('/explore');
  const together = () =>
    page.evaluate(() => window.breaths.map((breath) => new Set(breath.filter((part) => part !== 'around')).size));
  await expect.poll(async () => (await together()).reduce((sum, rows) => sum + rows)).toBeGreaterThanOrEqual(5);
  expect(Math.max(...(await together()))).toBe(1);
  await page.context().close();
});
