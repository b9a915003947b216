import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings, bareKeys, openWindow, sidewaysScroll, type Looking } from './browser.ts';
import type { Artist, Caller } from './artist.ts';

/** A window in which somebody registered with `registerAt` or `openArtist` is signed in. */
export async function signedIn(
  browser: Browser,
  url: string,
  username: string,
  looking: Looking = {},
): Promise<BrowserContext> {
  const window = await openWindow(browser, url, { timeZone: 'Europe/London', ...looking });
  const answer = await window.request.post('/api/login', { data: { username, password: 'six-or-more' } });
  expect(answer.status()).toBe(200);
  return window;
}

/** Opens a page of the signed-in app and waits until it is alive. */
export async function openAlive(window: BrowserContext, path: string): Promise<Page> {
  const page = await window.newPage();
  await page.goto(path);
  await isAlive(page);
  return page;
}

/**
 * Waits until a page is read to its end and everything that shows on it listens, where it has scripts: `src/web/preact` names
 * what it has made alive.
 */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A page that is half read may have no scripts yet.
    if (document.readyState === 'loading') return false;
    const elements = [...document.querySelectorAll('button, input:not([type=hidden]), select, textarea')];
    const shown = elements.filter((element) => element.checkVisibility());
    const named = (element: Element) => 'isAlive' in element;
    return document.querySelector('script:is([type=module], [type=late])') === null || shown.every(named);
  });
}

/** Asks for one of an artist's times as a client and answers the booking. */
export async function bookAs(client: Caller, artist: Artist, date: string, more: object = {}) {
  const wish = { artistId: artist.id, serviceId: artist.serviceIds[0], date, ...more };
  const { status, body } = await client.call('POST', '/api/bookings', wish);
  if (status !== 201) throw new Error(`could not book ${date}: ${JSON.stringify(body)}`);
  return body;
}

/** The page is as wide as its window, says everything in words, and axe finds nothing. */
export async function isSound(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await bareKeys(page)).toEqual([]);
  expect(await accessibilityFindings(page)).toEqual([]);
}
