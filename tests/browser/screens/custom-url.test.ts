import { beforeAll, expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

beforeAll(async () => {
  const { url } = stage.program;
  const cleo = await registerAt(url, 'cleo');
  await cleo.call('PATCH', '/api/user', { customUrl: 'ada-cuts' });
  await registerAt(url, 'ada', { fullName: 'Ada Obi', profession: 'Braider' });
});

test('N05 one’s own address is checked while typed, previewed, suggested, saved and handed on; the old one forwards', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 1280, theme: 'dark' });
  const page = await openAlive(window, '/custom-url');
  const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
  const host = new URL(stage.program.url).host;
  const wish = page.getByRole('textbox', { name: 'Address' });
  const save = () => page.getByRole('button', { name: 'Save address' }).click();
  await says(`${host}/u/ada`);
  await wish.fill('a b');
  await says('Use 3 to 30 letters from a to z, digits and hyphens.');
  await wish.fill('settings');
  await says('This address is reserved. Choose another one.');
  await wish.fill('Ada-Cut5');
  await says(`${host}/ada-cut5`);
  await says('Nobody has it yet: it can be yours.');
  await wish.fill('ada-cuts');
  await says('This address is taken. Choose another one.');
  await isSound(page);
  await page.getByRole('button', { name: 'ada-cuts-braider' }).click();
  await says('Nobody has it yet: it can be yours.');
  await save();
  await says('This is your address now.');
  await wish.fill('ada-braids');
  await save();
  await says('The old one leads here for 90 days');
  await page.getByRole('img', { name: `A QR code that opens ${stage.program.url}/ada-braids` }).waitFor();
  for (const [name, type] of [
    ['Save SVG', 'image/svg+xml'],
    ['Save PNG', 'image/png'],
  ]) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect((await page.request.get(href!)).headers()['content-type']).toBe(type);
  }
  await window.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await says('The address is copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${stage.program.url}/ada-braids`);
  await page.getByText('Add it to your Instagram bio').click();
  await says('Open Instagram, go to your profile and choose Edit profile.');

  const old = await page.request.get('/ADA-CUTS-BRAIDER?service=1', { maxRedirects: 0 });
  expect([old.status(), old.headers()['location']]).toEqual([301, '/ada-braids?service=1']);
  await window.close();

  const phone = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  await isSound(await openAlive(phone, '/custom-url'));
  await phone.close();
});

test('a visitor is sent to sign in and would come back', async () => {
  const window = await openWindow(stage.browser, stage.program.url);
  const page = await window.newPage();
  await page.goto('/custom-url');
  expect(page.url()).toContain('/auth?next=%2Fcustom-url');
  await window.close();
});
