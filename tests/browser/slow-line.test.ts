import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, type Artist, type Caller } from '#tests/support/artist.ts';
import { beganMinutesAgo } from '#tests/support/by-hand.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// What somebody presses is answered at once, and nothing is said to be done that is not.

const stage = setStage();
let ada: Artist;
let cleo: Caller;
let visit: { id: number };
beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada', { autoConfirm: true });
  cleo = await registerAt(stage.program.url, 'cleo');
  const [time = ''] = await freeTimes(ada);
  visit = await bookAs(cleo, ada, time);
  await beganMinutesAgo(stage.program, visit.id, 25 * 60);
  await ada.call('PATCH', `/api/bookings/${visit.id}/status`, { status: 'completed' });
  const look = formOf([await photo(400, 500)], { alts: '["Braids"]', serviceId: String(ada.serviceIds[0]) });
  await ada.call('POST', '/api/posts', look);
});

const open = async (path: string) => openAlive(await signedIn(stage.browser, stage.program.url, 'cleo'), path);
const chooseFile = async (page: Page, name: string) =>
  page.setInputFiles('input[type=file]', { name, mimeType: 'image/jpeg', buffer: await photo(900, 900) });

test('a rating waits for its photos', async () => {
  const page = await open('/bookings?tab=past');
  await page.getByRole('button', { name: 'Rate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '5 stars' }).check();
  const uploads = await holdCalls(page, '**/api/media');
  await chooseFile(page, 'result.jpg');
  const sending = dialog.getByRole('button', { name: 'Uploading...' }).and(page.locator('[type=submit]'));
  await sending.waitFor();
  await sending.click({ force: true });
  await isSound(page);
  uploads.letGo();
  await dialog.getByRole('button', { name: 'Send rating' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { body } = await ada.call('GET', `/api/ratings/artist/${ada.id}`);
  expect(body.ratings.map(({ images }: { images: unknown[] }) => images.length)).toEqual([1]);
  await page.context().close();
});

test('a profile is not saved without the picture that is on its way, and stopping that changes nothing', async () => {
  const page = await open('/settings/profile');
  const uploads = await holdCalls(page, '**/api/media');
  await chooseFile(page, 'me.jpg');
  const bar = page.getByRole('button', { name: 'Sending your picture' });
  await bar.waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  // Nothing is left that could be saved.
  await bar.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Save profile' }).count()).toBe(0);
  await chooseFile(page, 'me.jpg');
  await bar.waitFor();
  uploads.letGo();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect.poll(async () => (await cleo.call('GET', '/api/user')).body.profileImage).toMatch(/^\/media\//);
  await page.context().close();
});

test('booking again opens with the press, and says when what it is about does not come', async () => {
  const page = await open('/bookings?tab=past');
  const address = `**/api/bookings/${visit.id}`;
  const calls = await holdCalls(page, address);
  await page.getByRole('button', { name: 'Book again' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pick a time' });
  await sheet.getByText('Loading times').waitFor({ state: 'attached' });
  await isSound(page);
  calls.breakOff();
  await sheet.getByText('The free times did not load. Try again.').waitFor();
  await isSound(page);
  await page.unroute(address);
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await sheet.getByRole('radio').first().waitFor({ state: 'attached' });
  expect(await sheet.getByRole('alert').count()).toBe(0);
  await page.context().close();
});

test('a look opens its sheet without asking for what is on the page', async () => {
  const page = await open('/dashboard');
  await holdCalls(page, '**/api/posts/*');
  await holdCalls(page, `**/api/users/${ada.id}`);
  await page.getByRole('button', { name: /^Book/ }).filter({ visible: true }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio').first().waitFor({ state: 'attached' });
  expect(await sheet.getByText(/with Ada Lovett/).count()).toBeGreaterThan(0);
  await page.context().close();
});

test('lists that could not be made private are not shown as if they were', async () => {
  const page = await open('/settings/safety');
  await page.route('**/api/follows/settings', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  const own = page.getByRole('switch', { name: /^Keep my lists private/ });
  await expect.poll(() => own.isEnabled()).toBe(true);
  await own.click();
  await page.getByText('This was not changed. Try again.').first().waitFor();
  await expect.poll(() => own.isChecked()).toBe(false);
  await page.context().close();
});

test('a post takes along what is typed while its draft is being kept', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada');
  const page = await openAlive(window, '/create');
  await chooseFile(page, 'plaits.jpg');
  await page.getByLabel('What does photo 1 show?').fill('Two plaits.');
  await page.getByText('Draft saved').waitFor();
  const drafts = await holdCalls(page, '**/api/drafts/*');
  const kept = page.waitForRequest('**/api/drafts/*');
  await page.getByLabel('Caption').fill('Fresh');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await kept;
  await page.getByLabel('Caption').fill('Fresh parts.');
  drafts.letGo();
  await page.waitForURL(/\/post\/\d+$/);
  await page.getByText('Fresh parts.').first().waitFor();
  expect((await ada.call('GET', '/api/drafts')).body).toEqual([]);
  await window.close();
});
