import { beforeAll, expect, test } from 'vitest';
import { openArtist, registerAt, type Caller } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { makeAdmin } from '#tests/support/by-hand.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage({ ULI_PLANS: 'free' });
let cleo: Caller;

beforeAll(async () => {
  await openArtist(stage.program.url, 'ada', { autoConfirm: true });
  cleo = await registerAt(stage.program.url, 'cleo');
});

const signIn = (username: string, looking: object = {}) =>
  signedIn(stage.browser, stage.program.url, username, looking);

test('N06 a category is added, translated, seen in Explore, chosen, and merged away; its address leads on', async () => {
  await makeAdmin(stage.program, cleo.id);
  const admin = await signIn('cleo');
  const page = await openAlive(admin, '/admin/categories');
  await isSound(page);
  await page.getByRole('button', { name: 'Add a category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name, English').fill('Tooth gems');
  const address = dialog.getByLabel('Web address');
  expect(await address.inputValue()).toBe('tooth-gems');
  await address.fill('hair');
  await dialog.getByText('This address is taken, or leads to another category.').waitFor();
  await isSound(page);
  await address.fill('tooth-gems');
  const words = dialog.getByLabel('Other words for it');
  await words.fill(`gem, ${'z'.repeat(90)}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText(`${'z'.repeat(20)}…: Use at most 40 characters.`).waitFor();
  const marked = () => words.evaluate((field) => [field.ariaInvalid, field === document.activeElement]);
  await expect.poll(marked).toEqual(['true', true]);
  await isSound(page);
  await words.fill('gem, grillz');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = page.getByRole('listitem').filter({ hasText: 'Tooth gems' });
  await row.getByText('English name in Español, Français, العربية').waitFor();
  await row.getByRole('button', { name: 'Move up: Tooth gems' }).click();
  await page.getByText('Tooth gems is number 12 of 13 now.').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Move up: Tooth gems');
  const choose = async (deed: string) => {
    await row.getByRole('button', { name: 'What to do about Tooth gems' }).click();
    await page.getByRole('menuitem', { name: deed }).click();
  };
  await choose('Edit');
  await dialog.getByLabel('Name, Español').fill('Joyas dentales');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });

  const hers = await signIn('ada');
  const profile = await openAlive(hers, '/settings/profile');
  await profile.getByLabel('Category').selectOption('Tooth gems');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await profile.getByText('Your profile is saved').first().waitFor();
  await hers.close();

  const outside = await openWindow(stage.browser, stage.program.url, { locale: 'es-ES' });
  const visitor = await outside.newPage();
  await visitor.goto('/explore');
  await visitor.getByRole('link', { name: 'Joyas dentales' }).click();
  await visitor.getByRole('heading', { level: 1, name: 'Joyas dentales' }).waitFor();
  await visitor.getByRole('link', { name: /Ada/ }).first().waitFor();
  await isSound(visitor);

  await choose('Merge into another');
  await dialog.getByLabel('Reason').fill('Too few of them');
  await dialog.getByRole('button', { name: 'Merge into another' }).click();
  await dialog.getByText('Choose where it goes.').waitFor();
  await isSound(page);
  await dialog.getByLabel('Into').selectOption('Piercing');
  await dialog.getByRole('button', { name: 'Merge into another' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('listitem').filter({ hasText: 'Piercing' }).getByText('also reached as tooth-gems').waitFor();
  await visitor.goto('/explore/tooth-gems?rating=1');
  expect(new URL(visitor.url()).pathname).toBe('/explore/piercing');
  await visitor.goto('/explore?category=tooth-gems');
  expect(new URL(visitor.url()).search).toBe('?category=piercing');
  await visitor.goto('/explore/piercing');
  await visitor.getByRole('heading', { level: 1, name: 'Piercing' }).waitFor();
  await visitor.getByRole('link', { name: /Ada/ }).first().waitFor();
  expect(await visitor.getByRole('link', { name: 'Joyas dentales' }).count()).toBe(0);
  await outside.close();
  await admin.close();
  const wide = await signIn('cleo', { width: 1280, theme: 'dark' });
  await isSound(await openAlive(wide, '/admin/categories'));
  await wide.close();
});
