import type { Page, Request } from 'playwright-core';

/** Waits until a page is as it stays; `loading` where something never comes. */
export type UntilStill = (loading?: boolean) => Promise<void>;

/** Follows what a page asks for, so that it can be waited for. To be called before it is opened. */
export function followPage(page: Page): UntilStill {
  const asked = new Set<Request>();
  let tell = () => {};
  page.on('request', (request) => {
    // What is told live comes for as long as the page is there.
    if (request.resourceType() !== 'eventsource') asked.add(request);
  });
  const end = (request: Request) => {
    asked.delete(request);
    if (asked.size === 0) tell();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const untilAnswered = () =>
    new Promise<void>((resolve) => {
      if (asked.size === 0) resolve();
      else tell = resolve;
    });
  return async (loading = false) => {
    await page.waitForLoadState('load');
    await page.waitForFunction(isAlive);
    if (loading) return page.locator('.skeleton').first().waitFor();
    // What an answer brings may ask for more.
    do {
      await untilAnswered();
      await page.evaluate(drawEverything);
    } while (asked.size > 0);
    await page.waitForFunction(isLoaded);
  };
}

/** Runs in the page: whether everything listens, where there is something that listens. */
function isAlive(): boolean {
  if (document.querySelector('script:is([type=module], [type=late])') === null) return true;
  const elements = [...document.querySelectorAll('button, input:not([type=hidden]), select, textarea')];
  const shown = elements.filter((element) => element.checkVisibility());
  // `src/web/preact` names every element that it has made alive.
  return shown.every((element) => 'isAlive' in element);
}

/** Runs in the page. */
function isLoaded(): boolean {
  return document.querySelector('.skeleton, [aria-busy=true]') === null;
}

/** Runs in the page. Pictures further down wait for somebody to come near; here nobody does. */
async function drawEverything(): Promise<void> {
  const shown = [...document.images].filter((image) => image.checkVisibility());
  for (const image of shown) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
}
