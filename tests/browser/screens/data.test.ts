import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let ada: Artist;

beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada');
  await registerAt(stage.program.url, 'cleo');
});

/** Drags something to the right by so many pixels and lets go. */
async function swipe(page: Page, distance: number): Promise<void> {
  const box = (await page.getByText('The address is copied').first().boundingBox())!;
  await page.mouse.move(box.x, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + distance, box.y + 5, { steps: 4 });
  await page.mouse.up();
  await page.clock.runFor(100);
}

test('G15 one toast at a time, for five seconds, swiped away to the right, reached by F8, 420 px wide at most', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 });
  await window.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await openAlive(window, `/profile/${ada.id}`);
  // The five seconds are counted by the test: a busy machine takes its time.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const more = page.getByRole('button', { name: 'More about Ada Lovett' });
  const share = async () => {
    await more.click();
    await page.clock.runFor(100);
    await page.getByRole('menuitem', { name: 'Share' }).click();
    await page.clock.runFor(100);
  };
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await share();
  await toasts.waitFor();
  await toasts.evaluate((toast) => {
    toast.dataset['old'] = '';
  });
  await share();
  const areOld = () => toasts.evaluateAll((shown) => shown.map((toast) => toast.matches('[data-old]')));
  await expect.poll(areOld).toEqual([false]);
  expect((await toasts.boundingBox())!.width).toBeLessThanOrEqual(420);
  await page.keyboard.press('F8');
  expect(
    await page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label')),
  ).toContain('F8');
  await swipe(page, 40);
  expect(await toasts.count()).toBe(1);
  await swipe(page, 80);
  await expect.poll(() => toasts.count()).toBe(0);
  await page.mouse.move(0, 0);
  await share();
  await toasts.waitFor();
  await page.clock.runFor(4_500);
  expect(await toasts.count()).toBe(1);
  await page.clock.runFor(1_000);
  await expect.poll(() => toasts.count()).toBe(0);
  await window.close();
});

test('G16 nothing is asked twice: not after a failure, not for looking back, not as time passes', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo');
  const page = await window.newPage();
  // Whatever may have been missed is asked for when the live line opens: not in the middle of this test.
  const line = page.waitForResponse('**/api/events*');
  await page.goto('/bookings');
  await line;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await page.route('**/history?*', (route) => route.fulfill({ status: 500, body: 'Down' }));
  await page.getByRole('tab', { name: 'Past' }).click();
  await page.getByText('We could not load your bookings. Try again.').waitFor();
  await page.clock.install();
  await page.clock.runFor(10 * 60_000);
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('online'));
  });
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await page.getByText("You don't have any upcoming bookings.").waitFor();
  const lists = asked.filter((path) => path.startsWith('/api/bookings/'));
  expect(lists.toSorted()).toEqual([...new Set(lists)].toSorted());
  expect(lists.every((path) => path.endsWith('/history'))).toBe(true);
  await window.close();
});

test.each([
  ['our words', { status: 503, json: { message: 'Later.' } }, '503: Later.'],
  ['another server’s text', { status: 502, body: 'Bad luck' }, '502: Bad luck'],
  ['nothing but a status', { status: 502, body: '' }, '502: Bad Gateway'],
])('G17 an answer that refuses with %s is told as status and words', async (_, answer, said) => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 });
  await window.route('**/api/posts?*', (route) => route.fulfill(answer));
  const page = await openAlive(window, '/?feed=everyone');
  await page.getByRole('link', { name: 'Following', exact: true }).click();
  await page.getByText(`Error loading posts: ${said}`).waitFor();
  // Who is nobody is no error.
  expect((await (await stage.browser.newContext()).request.get(`${stage.program.url}/api/user`)).status()).toBe(401);
  await window.close();
});
