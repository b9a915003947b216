import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openWindow } from '#tests/support/browser.ts';
import { openArtist, registerAt } from '#tests/support/artist.ts';
import { isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('on a public page whoever is signed in follows, leaves again, and comes to where they write', async () => {
  const { url } = stage.program;
  const shop = await openArtist(url, 'followed');
  await registerAt(url, 'reader');
  const window = await signedIn(stage.browser, url, 'reader', { width: 360 });
  const page = await openAlive(window, '/u/followed');
  const followers = async () => (await shop.call('GET', `/api/users/${shop.id}`)).body.followersCount;
  await page.getByRole('button', { name: 'Follow Ada Lovett' }).click();
  await page.getByRole('button', { name: 'Following Ada Lovett' }).waitFor();
  expect(await followers()).toBe(1);
  await isSound(page);
  await page.getByRole('button', { name: 'Following Ada Lovett' }).click();
  await page.getByRole('button', { name: 'Follow Ada Lovett' }).waitFor();
  expect(await followers()).toBe(0);
  await page.getByRole('link', { name: 'Message', exact: true }).click();
  await page.waitForURL(`**/messages/with/${shop.id}`);

  // Whose page it is needs neither; strangers, for whom the page is remembered, have links of their own.
  const own = await signedIn(stage.browser, url, 'followed');
  const stranger = await openWindow(stage.browser, url);
  for (const other of [own, stranger]) {
    const theirs = await other.newPage();
    await theirs.goto('/u/followed');
    await theirs.getByRole('heading', { level: 1 }).waitFor();
    expect(await theirs.getByRole('button', { name: /^Follow/ }).count()).toBe(0);
  }
  for (const each of [window, own, stranger]) await each.close();
});

async function logInAs(page: Page, username: string): Promise<void> {
  await page.waitForURL(/\/auth\?next=/);
  await isAlive(page);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('six-or-more');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('a visitor who would follow or write signs in, follows, and is where one writes', async () => {
  const { url } = stage.program;
  const shop = await openArtist(url, 'shared');
  await registerAt(url, 'passing');
  for (const width of [320, 1280]) {
    const window = await openWindow(stage.browser, url, { width });
    const page = await window.newPage();
    await page.goto('/u/shared');
    await isSound(page);
    await page.getByRole('link', { name: 'Follow', exact: true }).click();
    await logInAs(page, 'passing');
    await page.waitForURL(`**/profile/${shop.id}`);
    await page.getByRole('button', { name: 'Following Ada Lovett' }).waitFor();
    expect((await shop.call('GET', `/api/users/${shop.id}`)).body.followersCount).toBe(1);
    await window.close();
  }
  const window = await openWindow(stage.browser, url);
  const page = await window.newPage();
  await page.goto('/u/shared');
  await page.getByRole('link', { name: 'Message', exact: true }).click();
  await logInAs(page, 'passing');
  await page.waitForURL(`**/messages/with/${shop.id}`);
  await page.getByRole('textbox').waitFor();
  await window.close();
});

test('a visitor who would follow opens an account, and follows', async () => {
  const { url } = stage.program;
  const shop = await openArtist(url, 'new.shop');
  const window = await openWindow(stage.browser, url);
  const page = await window.newPage();
  await page.goto('/u/new.shop');
  await page.getByRole('link', { name: 'Follow', exact: true }).click();
  await isAlive(page);
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await page.getByLabel('Full name').fill('Nora Lind');
  await page.getByLabel('Username').fill('nora');
  await page.getByLabel('Email').fill('nora@example.org');
  for (const label of ['Password', 'Repeat password'])
    await page.getByLabel(label, { exact: true }).fill('six-or-more');
  await page.getByLabel('I accept').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL(`**/profile/${shop.id}`);
  await page.getByRole('button', { name: 'Following Ada Lovett' }).waitFor();
  expect((await shop.call('GET', `/api/users/${shop.id}`)).body.followersCount).toBe(1);
  await window.close();
});
