import { beforeAll, expect, test } from 'vitest';
import { openArtist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

beforeAll(async () => {
  await openArtist(stage.program.url, 'ada');
});

test('a visitor copies the address of a page with one press; without script it stands there to be copied', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { width: 360 });
  await window.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await window.newPage();
  await page.goto('/u/ada');
  await page.getByRole('button', { name: 'Share' }).click();
  await isSound(page);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await page.getByRole('button', { name: 'Address copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${stage.program.url}/u/ada`);
  await window.close();

  const plain = await openWindow(stage.browser, stage.program.url, { width: 360, scripts: false });
  const still = await plain.newPage();
  await still.goto('/u/ada');
  await still.getByRole('button', { name: 'Share' }).click();
  expect(await still.getByLabel('Address of this page').inputValue()).toBe(`${stage.program.url}/u/ada`);
  expect(await still.getByRole('button', { name: 'Copy address' }).count()).toBe(0);
  await plain.close();
});

test('in the app the same button copies, too', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 1280, theme: 'dark' });
  await window.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await openAlive(window, '/profile');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy address' }).click();
  await page.getByRole('button', { name: 'Address copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${stage.program.url}/u/ada`);
  await window.close();
});
