import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openArtist, registerAt } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { isAlive, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

beforeAll(async () => {
  await registerAt(stage.program.url, 'cleo');
  await openArtist(stage.program.url, 'ada');
});

const skeleton = (page: Page) => page.getByRole('tabpanel').locator('.skeleton').first();
const content = (page: Page) => page.getByText("You don't have any past bookings.");

/** Lets time pass in small steps, between which the page draws itself. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 10) await page.clock.runFor(10);
}

/** Opens the past bookings with a stopped clock, lets so many milliseconds pass, and only then lets the answer come. */
async function answeredAfter(milliseconds: number): Promise<Page> {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo');
  const page = await openAlive(window, '/bookings');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: Route[] = [];
  await page.route('**/client/*/history?*', (route) => void asked.push(route));
  await page.getByRole('tab', { name: 'Past' }).click();
  await skeleton(page).waitFor({ state: 'attached' });
  await expect.poll(() => asked.length).toBe(1);
  await pass(page, milliseconds);
  const answered = page.waitForResponse('**/client/*/history?*');
  await asked[0]!.continue();
  await (await answered).finished();
  return page;
}

/**
 * Lets time pass until the list is there; answers how many milliseconds. The page reads its answer in its own time, which the
 * stopped clock does not hold; what tells of it has timers, which it does.
 */
async function millisecondsToContent(page: Page): Promise<number> {
  let passed = 0;
  const comes = async () => {
    await page.clock.runFor(1);
    passed += 1;
    return content(page).isVisible();
  };
  await expect.poll(comes).toBe(true);
  return passed;
}

test('a quick answer takes the place of its skeleton before that was in sight', async () => {
  const page = await answeredAfter(100);
  expect(await millisecondsToContent(page)).toBeLessThan(50);
  expect(await skeleton(page).count()).toBe(0);
  await page.context().close();
});

test('a skeleton that has just come into sight stays long enough not to flash', async () => {
  const page = await answeredAfter(200);
  await pass(page, 200);
  expect(await content(page).count()).toBe(0);
  expect(await skeleton(page).count()).toBe(1);
  await pass(page, 90);
  expect(await millisecondsToContent(page)).toBeLessThan(20);
  expect(await skeleton(page).count()).toBe(0);
  await page.context().close();
});

test('a skeleton that was seen for long enough waits for nothing', async () => {
  const page = await answeredAfter(600);
  expect(await millisecondsToContent(page)).toBeLessThan(50);
  expect(await skeleton(page).count()).toBe(0);
  await page.context().close();
});

test('a button that is tapped before its script is there does once what it is for', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 });
  const page = await window.newPage();
  const scripts = await holdCalls(page, '**/assets/*.js');
  await page.goto('/bookings', { waitUntil: 'commit' });
  const account = page.getByRole('button', { name: 'Your account' });
  await account.click();
  await account.click();
  expect(await page.getByRole('menu').count()).toBe(0);
  scripts.letGo();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  expect(await account.getAttribute('aria-expanded')).toBe('true');
  await window.close();
});

test('a page of one’s own carries its styles inside, and asks for its scripts only when it can be read', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo');
  const page = await window.newPage();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto('/bookings');
  await isAlive(page);
  expect(asked.filter((path) => path.endsWith('.css'))).toEqual([]);
  const { painted, begun } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    begun: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toHaveLength(1);
  expect(begun.length).toBeGreaterThan(5);
  expect(Math.min(...begun)).toBeGreaterThan(painted[0]!);
  await window.close();
});

test('a page in English fetches one small file of each font, one in French the letters with accents, too, before it needs them', async () => {
  for (const [locale, path, expected] of [
    ['en-GB', '/pricing', ['bricolage-core', 'onest-core']],
    ['fr-FR', '/pricing', ['bricolage-core', 'bricolage-latin', 'onest-core', 'onest-latin']],
  ] as const) {
    const window = await openWindow(stage.browser, stage.program.url, { locale });
    const page = await window.newPage();
    const fonts: string[] = [];
    page.on('response', (answer) => {
      const name = /([a-z-]+)-[\w-]{8}\.woff2$/.exec(answer.url())?.[1];
      if (name) fonts.push(name);
    });
    await page.goto(path);
    const named = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) =>
        links.map((link) => /([a-z-]+)-[\w-]{8}\.woff2$/.exec((link as HTMLLinkElement).href)![1]),
      );
    expect(named.toSorted()).toEqual(expected);
    await page.evaluate(async () => document.fonts.ready);
    expect(fonts.toSorted()).toEqual(expected);
    await window.close();
  }
});

test('signed out, an answer that comes late leaves the one after it on the page, and no skeleton in its place', async () => {
  const window = await openWindow(stage.browser, stage.program.url);
  const page = await window.newPage();
  await page.goto('/explore');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const late = await holdCalls(page, '**/explore?when=today*');
  const answered = page.waitForResponse((answer) => new URL(answer.url()).search === '');
  await page.evaluate(() => {
    for (const when of ['today', '']) document.querySelector<HTMLElement>(`[name=when][value="${when}"]`)!.click();
  });
  await (await answered).finished();
  const found = page.locator('#explore-list').getByText('@ada');
  // The page reads its answer in its own time, which the stopped clock does not hold.
  await expect.poll(() => pass(page, 300).then(() => found.isVisible())).toBe(true);
  const answeredLate = page.waitForResponse('**/explore?when=today*');
  late.letGo();
  await (await answeredLate).finished();
  await pass(page, 300);
  expect(await found.isVisible()).toBe(true);
  expect(await page.locator('#explore-list .skeleton').count()).toBe(0);
  await window.close();
});

test('a page without a header stays until the next one has its own', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada');
  const page = await openAlive(window, '/onboarding/link');
  const held: Route[] = [];
  await page.route('**/assets/home-*.js', (route) => void held.push(route));
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect.poll(() => held.length).toBe(1);
  const title = page.getByRole('heading', { name: 'Share your link' });
  for (let looked = 0; looked < 10; looked += 1) {
    expect(await title.isVisible()).toBe(true);
    await page.waitForTimeout(50);
  }
  await held[0]!.continue();
  await page.getByRole('heading', { name: 'Your Dashboard' }).waitFor();
  await window.close();
});
