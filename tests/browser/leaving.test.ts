import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { bookAs, isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('a visit that would be cancelled is named on the clock of its place, and on one’s own where one lives by another', async () => {
  const { url } = stage.program;
  const jun = await openArtist(url, 'jun', {
    fullName: 'Jun Mori',
    city: 'Los Angeles',
    timeZone: 'America/Los_Angeles',
  });
  const grace = await registerAt(url, 'grace', { timeZone: 'Europe/London' });
  await bookAs(grace, jun, (await freeTimes(jun)).at(-1)!);
  const window = await signedIn(stage.browser, url, 'grace', { width: 360 });
  const page = await openAlive(window, '/settings/data');
  await page.getByText(/\d\d:\d\d\sP[DS]T \(.*\d\d:\d\d\s\S+\): Fine line, palm size, Jun Mori$/).waitFor();
  await isSound(page);
  await window.close();
});

test('Ada deletes her account, is found by nobody, signs in again and keeps it', async () => {
  const { id } = await openArtist(stage.program.url, 'ada');
  await registerAt(stage.program.url, 'cleo');
  const cleo = await signedIn(stage.browser, stage.program.url, 'cleo');
  const found = async () => (await cleo.request.get(`/api/users/${id}`)).status();
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360, theme: 'light' });
  const page = await openAlive(window, '/settings/data');
  await page.getByText('You have no open appointments that would be cancelled.').waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Current password').fill('not-this-one');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByText('This is not your present password.').waitFor();
  await isSound(page);
  await dialog.getByLabel('Current password').fill('six-or-more');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('heading', { name: 'Your account will be deleted' }).waitFor();
  await isSound(page);
  expect(await found()).toBe(404);
  expect((await cleo.request.get('/u/ada')).status()).toBe(404);
  await page.getByRole('link', { name: 'Log in again' }).click();
  await page.getByLabel('Username or email').waitFor();
  await isAlive(page);
  await page.getByLabel('Username or email').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('six-or-more');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { name: /^Your account will be deleted on .+\.$/ }).waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.getByRole('heading', { name: 'Your account stays' }).waitFor();
  await isSound(page);
  expect(await found()).toBe(200);
  await page.goto('/settings/data');
  await page.getByRole('heading', { name: 'Delete account' }).waitFor();
  await cleo.close();
  await window.close();
});
