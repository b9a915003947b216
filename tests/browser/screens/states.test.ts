import type { Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openArtist, registerAt, type Artist, type Caller } from '#tests/support/artist.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let ada: Artist;
let cleo: Caller;

beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada');
  cleo = await registerAt(stage.program.url, 'cleo');
});

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('S13 a session that ends is renewed over the page, and what was begun goes on, $width', async (looking) => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', looking);
  const page = await openAlive(window, `/profile/${ada.id}`);
  const follow = page.getByRole('button', { name: /^Follow( |$)/ });
  await follow.waitFor();
  await window.request.post('/api/logout');
  await follow.click();
  const question = page.getByRole('dialog', { name: 'You were logged out' });
  await question.waitFor();
  await isSound(page);
  await question.getByRole('button', { name: 'Not now' }).click();
  await question.waitFor({ state: 'detached' });
  // Nobody followed anybody.
  await follow.click();
  expect(await question.getByLabel('Username or email').inputValue()).toBe('cleo');
  await question.getByLabel('Password', { exact: true }).fill('six-or-more');
  await question.getByRole('button', { name: 'Login', exact: true }).click();
  await question.waitFor({ state: 'detached' });
  const following = page.getByRole('button', { name: /^Following/ });
  await following.waitFor();
  const followers = async () => (await ada.call('GET', `/api/users/${ada.id}`)).body.followersCount;
  await expect.poll(followers).toBe(1);
  await following.click();
  await expect.poll(followers).toBe(0);
  await window.close();
});

test('S12 without a connection what was loaded stays, and the page says so', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo');
  const page = await openAlive(window, '/bookings');
  const banner = page.getByText('You are offline. Showing what was loaded.');
  await window.setOffline(true);
  await banner.waitFor();
  await page.getByText("You don't have any upcoming bookings.").waitFor();
  await isSound(page);
  // What would come lazily waits for the connection; nothing breaks meanwhile.
  await page.getByRole('button', { name: 'Your account' }).click();
  expect(await page.getByRole('heading', { level: 1, name: 'Bookings' }).isVisible()).toBe(true);
  await window.setOffline(false);
  await banner.waitFor({ state: 'detached' });
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  await window.close();
});

test('a page that loses its connection before it listens for news hears them once it is back', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 });
  const page = await window.newPage();
  const lose = async (route: Route) => {
    await window.setOffline(true);
    await route.abort('internetdisconnected');
  };
  await page.route('**/assets/live-*.js', lose, { times: 1 });
  await page.goto('/settings');
  await page.getByText('You are offline. Showing what was loaded.').waitFor();
  expect(await page.getByRole('link', { name: 'Notifications', exact: true }).isVisible()).toBe(true);
  await window.setOffline(false);
  await ada.call('POST', '/api/followers', { followerId: ada.id, followingId: cleo.id });
  await page.getByRole('link', { name: 'Notifications, 1 new' }).waitFor();
  await window.close();
});

test('G12 a protected page that takes a moment shows a spinner until it is there', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 });
  const page = await openAlive(window, '/notifications');
  const spinner = page.getByText('Loading', { exact: true });
  // The list of notices says so, too, until it is there.
  await expect.poll(() => spinner.count()).toBe(0);
  const held = [await holdCalls(page, '**/api/bookings/**'), await holdCalls(page, '**/assets/bookings-*.js')];
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  // While it goes, the list it leaves may be asking anew.
  await spinner.first().waitFor();
  for (const calls of held) calls.letGo();
  await page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor();
  await expect.poll(() => spinner.count()).toBe(0);
  await window.close();
});

test('S10 comments say when they load, when they did not, and when there are none', async () => {
  const form = formOf([await photo(300, 375)], { alts: '["A fine line on a palm"]' });
  const { id } = (await ada.call('POST', '/api/posts', form)).body;
  const window = await signedIn(stage.browser, stage.program.url, 'cleo');
  const page = await openAlive(window, '/?feed=everyone');
  const held = await holdCalls(page, `**/api/posts/${id}/comments*`);
  await page.getByRole('link', { name: 'Comment', exact: true }).first().click();
  const comments = page.locator('#comments');
  await comments.locator('.skeleton').first().waitFor();
  held.breakOff();
  await comments.getByText('Comments did not load.').waitFor();
  await isSound(page);
  await page.unrouteAll();
  await comments.getByRole('button', { name: 'Try again' }).click();
  await comments.getByText('Be the first to comment.').waitFor();
  expect(await comments.getByRole('listitem').count()).toBe(0);
  await window.close();
});

test.each([
  [403, 'You do not have access to this.'],
  [429, 'Too many tries. Wait 12 seconds.'],
  [500, 'Something broke on our side. Reference 4f1c.'],
])('S14 an answer of %i is told in plain words', async (status, message) => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 });
  const page = await openAlive(window, `/profile/${ada.id}`);
  await page.route('**/api/blocks', (route) => route.fulfill({ status, json: { message } }));
  await page.getByRole('button', { name: 'More about Ada Lovett' }).click();
  await page.getByRole('menuitem', { name: /^Block/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Block/ })
    .click();
  await page.getByText(message, { exact: true }).first().waitFor();
  // It can be tried again from where one is.
  expect(await page.getByRole('alertdialog').isVisible()).toBe(true);
  await window.close();
});

test('S07 without requests the page says so and gives the link to share', async () => {
  const page = await openAlive(
    await signedIn(stage.browser, stage.program.url, 'cleo', { theme: 'dark' }),
    '/bookings?tab=professional',
  );
  await page.getByText('No requests yet. Share your booking link to get the first one.').waitFor();
  // Nothing can be booked at that link yet.
  const add = page.getByRole('link', { name: 'Add a service' });
  expect(await add.getAttribute('href')).toBe('/settings/services');
  await isSound(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${stage.program.url}/u/cleo`);
  await page.context().close();
});

test('S08 a list that does not load says so and loads when asked again', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo');
  const page = await window.newPage();
  // Whatever may have been missed is asked for when the live line opens: not in the middle of this test.
  const line = page.waitForResponse('**/api/events*');
  await page.goto('/bookings');
  await line;
  await page.route('**/history?*', (route) => route.abort());
  await page.getByRole('tab', { name: 'Past' }).click();
  await page.getByText('We could not load your bookings. Try again.').waitFor();
  await isSound(page);
  await page.unroute('**/history?*');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click();
  await page.getByText("You don't have any past bookings.").waitFor();
  await window.close();
});
