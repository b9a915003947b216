import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { openArtist, registerAt } from '#tests/support/artist.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
beforeAll(() => openArtist(stage.program.url, 'ada'));

const sections = [
  'Profile',
  'Account and security',
  'Services',
  'Offers',
  'Availability',
  'Payments',
  'Plan',
  'Notifications',
  'Language and theme',
  'Safety',
  'Your data',
];

test('on a phone the settings are a list that leads to every section, each with a way back', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  const page = await openAlive(window, '/bookings');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const links = page.getByRole('main').getByRole('link');
  await expect.poll(() => links.locator('.type-strong').allInnerTexts()).toEqual(sections);
  for (const name of sections) {
    await links.filter({ hasText: new RegExp(`^${name}`) }).click();
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  }
  await window.close();
});

test('whoever only books finds their own sections first, and what taking bookings needs under its heading', async () => {
  await registerAt(stage.program.url, 'cleo');
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 360 });
  const page = await openAlive(window, '/settings');
  const work = sections.slice(2, 7);
  const links = page.getByRole('main').getByRole('link').locator('.type-strong');
  const expected = [...sections.filter((name) => !work.includes(name)), ...work];
  expect(await links.allInnerTexts()).toEqual(expected);
  const later = page.getByRole('region', { name: 'If you take bookings' }).getByRole('link');
  expect(await later.locator('.type-strong').allInnerTexts()).toEqual(work);
  await isSound(page);

  // With the first service that is published they take bookings, and every menu knows it at once.
  await later.filter({ hasText: /^Services/ }).click();
  await page.getByRole('button', { name: 'Add a service' }).click();
  await page.getByLabel('Name').fill('Silk press');
  await page.getByLabel('Price').fill('60');
  await page.getByRole('button', { name: 'Save service' }).click();
  await page.getByText('Silk press is saved').first().waitFor();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Calendar' }).waitFor();
  await window.close();
});

test('at a desk every section stands beside the list; one’s data comes as a zip, and the page says so', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 1280 });
  const page = await openAlive(window, '/settings/safety');
  const list = page.getByRole('navigation', { name: 'Settings' }).getByRole('listitem');
  expect(await list.allInnerTexts()).toEqual(sections);
  await list.getByRole('link', { name: 'Your data' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your data' }).waitFor();
  expect(await list.locator('[aria-current=page]').innerText()).toBe('Your data');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^uli-ada-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  expect(JSON.parse(strFromU8(files['account.json']!))).toMatchObject([{ username: 'ada' }]);
  await page.getByText(`${Object.keys(files).length} files downloaded`).waitFor();
  await window.close();
});

test('whoever comes back from the payment service finds what clients paid, too', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  for (const came of ['returned', 'again']) {
    const page = await openAlive(window, `/settings/payments?${came}`);
    await expect
      .poll(() => page.getByRole('heading', { level: 2, name: 'What you were paid', exact: true }).count())
      .toBe(1);
  }
  await window.close();
});

test('language and theme are chosen in the settings without script', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360, scripts: false });
  const page = await window.newPage();
  await page.goto('/settings/appearance');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Dark' }).click();
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await main.getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed')).toBe('true');
  await main.getByRole('button', { name: 'Français' }).click();
  await page.locator('html[lang^="fr"]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/settings/appearance');
  await window.close();
});
