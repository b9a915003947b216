import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openArtist, registerAt, type Artist, type Caller } from '#tests/support/artist.ts';
import { makeAdmin } from '#tests/support/by-hand.ts';
import { photo } from '#tests/support/pictures.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// Between typing and sending the session ends: nothing that was typed is lost, and it goes on once somebody logged in again.

const stage = setStage();
let ada: Artist;
let cleo: Caller;

beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada');
  cleo = await registerAt(stage.program.url, 'cleo');
});

const endSession = (window: BrowserContext) => window.request.post('/api/logout');

async function logInAgain(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'You were logged out' });
  await question.waitFor();
  await question.getByLabel('Password', { exact: true }).fill('six-or-more');
  await question.getByRole('button', { name: 'Login', exact: true }).click();
  await question.waitFor({ state: 'detached' });
}

test('what somebody says of themselves is saved', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  const page = await openAlive(window, '/settings/profile');
  await page.getByLabel('About your work').fill('I braid, and I take my time.');
  await endSession(window);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await logInAgain(page);
  await expect
    .poll(async () => (await ada.call('GET', `/api/users/${ada.id}`)).body.bio)
    .toBe('I braid, and I take my time.');
  await window.close();
});

test('a message with a photo is sent', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 });
  const page = await openAlive(window, `/messages/with/${ada.id}`);
  await page.getByLabel('Write to Ada Lovett').fill('Could you do this?');
  const file = { name: 'wish.jpg', mimeType: 'image/jpeg', buffer: await photo(300, 300) };
  await page.locator('input[type=file]').setInputFiles(file);
  await endSession(window);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await logInAgain(page);
  await page.getByRole('log').getByText('Could you do this?').waitFor();
  await expect.poll(() => page.getByRole('log').locator('img[src*="/media/"]').count()).toBe(1);
  await window.close();
});

test('an admin whose hour as somebody is over is asked for their own password, not for that one’s', async () => {
  const max = await registerAt(stage.program.url, 'max');
  await makeAdmin(stage.program, max.id);
  const window = await signedIn(stage.browser, stage.program.url, 'max', { width: 360 });
  const acting = await window.request.post(`/api/admin/users/${cleo.id}/session`, { data: { reason: 'To look.' } });
  expect(acting.status()).toBe(200);
  const page = await openAlive(window, `/profile/${ada.id}`);
  await window.clearCookies({ name: 'uli_session' });
  await page.getByRole('button', { name: /^Follow( |$)/ }).click();
  const question = page.getByRole('dialog', { name: 'Your hour as Cleo is over' });
  await question.waitFor();
  await isSound(page);
  expect(await question.getByLabel('Username or email').inputValue()).toBe('max');
  await question.getByLabel('Password', { exact: true }).fill('six-or-more');
  await question.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('You are signed in as Cleo').waitFor({ state: 'detached' });
  // Nobody followed anybody in Cleo's name, nor in Max's.
  expect((await ada.call('GET', `/api/users/${ada.id}`)).body.followersCount).toBe(0);
  await window.close();
});
