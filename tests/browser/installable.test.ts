import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { openWindow, watchConsole } from '#tests/support/browser.ts';
import { bookAs, isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let ada: Artist;

beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada', { autoConfirm: true });
  const cleo = await registerAt(stage.program.url, 'cleo', { fullName: 'Cleo Park' });
  const [first] = await freeTimes(ada);
  await bookAs(cleo, ada, first!);
});

/** What the browser keeps of ours, as the page sees it. */
const keptIn = (page: Page) => page.evaluate(() => caches.keys());
const isKept = (page: Page) => page.evaluate(() => caches.match('/bookings/kept').then(Boolean));
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function withBookingsKept(looking = {}): Promise<{ window: BrowserContext; page: Page }> {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { offline: true, ...looking });
  const page = await openAlive(window, '/bookings');
  await says(page, 'Fine line, palm size');
  await expect.poll(() => isKept(page)).toBe(true);
  return { window, page };
}

test('S15 without a connection the bookings show as they were, no time is free, and after logging out nothing is left', async () => {
  const { window, page } = await withBookingsKept();
  const complaints = watchConsole(page);
  await window.setOffline(true);
  await page.goto('/bookings?tab=professional');
  await says(page, 'There is no connection');
  await says(page, /^This is how it was on .*\d{4}, \d\d:\d\d\s.*It may have changed since\.$/);
  await says(page, 'Fine line, palm size');
  await says(page, 'Ada Lovett');
  await isSound(page);
  // An installed Uli opens with the first of these.
  for (const path of ['/', '/calendar']) {
    await page.goto(path);
    await says(page, 'There is no connection');
    await says(page, 'Fine line, palm size');
  }
  expect(complaints).toEqual([]);

  for (const path of ['/u/ada', '/u/ada/book', `/api/users/${ada.id}/slots`, '/explore']) {
    const failure = await page.goto(path).then(
      () => 'shown',
      (error: Error) => error.message,
    );
    expect(failure).toContain('ERR_INTERNET_DISCONNECTED');
  }

  await window.setOffline(false);
  await page.goto('/bookings');
  await isAlive(page);
  await says(page, 'Fine line, palm size');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/auth');
  await expect.poll(() => keptIn(page)).toEqual([]);
  await window.setOffline(true);
  await expect(page.goto('/bookings')).rejects.toThrow('net::ERR_');
  await window.close();
});

test('S15 whoever has just booked has the visit without a connection, also if they never opened the list', async () => {
  const dora = await registerAt(stage.program.url, 'dora');
  const { id } = await bookAs(dora, ada, (await freeTimes(ada)).at(-1)!);
  const window = await signedIn(stage.browser, stage.program.url, 'dora', { offline: true });
  const page = await openAlive(window, `/booking-confirmation?booking=${id}`);
  await expect.poll(() => isKept(page)).toBe(true);
  await window.setOffline(true);
  await page.goto('/bookings');
  await says(page, 'Fine line, palm size');
  expect(await page.getByText('Ada Lovett').count()).toBe(1);
  await window.close();
});

test('S15 nothing is left either when the session ends elsewhere, or somebody logs out without script', async () => {
  const { window, page } = await withBookingsKept();
  await window.clearCookies();
  await page.goto('/bookings');
  expect(page.url()).toContain('/auth');
  await expect.poll(() => keptIn(page)).toEqual([]);
  await window.close();

  const again = await withBookingsKept();
  await again.page.goto('/pricing');
  await again.page
    .locator('form[action="/logout"] button')
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());
  await again.page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => keptIn(again.page)).toEqual([]);
  await again.window.close();
});

test('the app can be installed: its manifest, icons and colours are there, and pages of visitors know no worker', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { offline: true });
  const page = await window.newPage();
  // It is named once the page has been seen, and the tab's icon lies in it: asked for, both would come beside words and fonts.
  const html = (await (await page.goto('/'))!.text()).replace(/<script.*?<\/script>/gs, '');
  expect(html).not.toContain('manifest');
  expect(html).toContain('<link rel="icon" href="data:image/svg+xml,');
  await page.waitForSelector('link[rel=manifest]', { state: 'attached' });
  const session = await window.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data!) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  const colour = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  expect(await colour()).toEqual(['#fafafc']);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colour()).toEqual(['#0d0d18']);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0);
  const worker = await page.request.get('/service-worker.js');
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('text/javascript'),
    'content-security-policy': "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
  await window.close();
});
