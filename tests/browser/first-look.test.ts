import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openWindow } from '#tests/support/browser.ts';
import { setStage } from '#tests/support/stage.ts';

// The demo's people tell the stories of the customers page.
const stage = setStage({ DATABASE_URL: '', ULI_DEMO: 'on' });

/** What the browser took for the largest thing in sight, once the photos that are in sight were drawn, too. */
async function largestInSight(page: Page): Promise<string | undefined> {
  await page.evaluate(async () => {
    const inSight = [...document.images].filter((image) => {
      const { top, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight;
    });
    await Promise.all(inSight.map((image) => image.decode()));
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100)));
  });
  return page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
          resolve(element?.closest('h1, blockquote, img')?.tagName);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Photos that the page names ahead for a window of this width. */
const namedAhead = (page: Page) =>
  page
    .locator('link[rel=preload][as=image]')
    .evaluateAll((links) => links.filter((link) => matchMedia((link as HTMLLinkElement).media).matches).length);

test.each([
  ['/', 'H1'],
  ['/customers', 'BLOCKQUOTE'],
])(
  'words are the largest thing that a phone shows of %s; a wide window asks for its photo at once',
  async (path, words) => {
    for (const [width, largest, ahead] of [
      [412, words, 0],
      [1280, 'IMG', 1],
    ] as const) {
      const window = await openWindow(stage.browser, stage.program.url, { width });
      const page = await window.newPage();
      await page.goto(path);
      expect(await largestInSight(page)).toBe(largest);
      expect(await namedAhead(page)).toBe(ahead);
      await window.close();
    }
  },
);

/** The families whose letters the page has got, and the files that it asked for. */
async function lettersOf(page: Page, show: () => Promise<unknown>) {
  const files: string[] = [];
  page.on('request', (request) => {
    const name = /([a-z-]+)-[\w-]{8}\.woff2$/.exec(request.url())?.[1];
    if (name) files.push(name);
  });
  await show();
  const families = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family)
      .filter((family) => !family.includes('Fallback'));
  });
  return { families: [...new Set(families)].toSorted(), files: files.toSorted() };
}

test.each(['/', '/contact'])('the headline of %s has its own letters within the page', async (path) => {
  const window = await openWindow(stage.browser, stage.program.url, { width: 412 });
  const page = await window.newPage();
  expect(await lettersOf(page, () => page.goto(path))).toEqual({
    families: ['Bricolage Uli', 'Onest'],
    files: ['onest-core'],
  });
  await window.close();
});

test('letters that the small files lack come in the same type once they stand on the page', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { width: 412 });
  const page = await window.newPage();
  await page.goto('/contact');
  const letters = await lettersOf(page, async () => {
    await page.getByLabel('Name').fill('Łucja Żak');
    await page.getByLabel('Message').fill('Дякую');
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append(' Łódź'));
    await page.waitForLoadState('networkidle');
  });
  expect(letters).toEqual({
    families: ['Bricolage Further', 'Bricolage Uli', 'Onest', 'Onest Further'],
    files: ['bricolage-latin-ext', 'onest-cyrillic-wght-normal', 'onest-latin-ext'],
  });
  await window.close();
});
