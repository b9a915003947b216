import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { codeAt } from '#platform/one-time-codes';
import { registerAt } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { verifyByHand } from '#tests/support/by-hand.ts';
import { isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
const password = 'six-or-more';
let window: BrowserContext;
let page: Page;
let recoveryCodes: string[] = [];

beforeAll(async () => {
  const ada = await registerAt(stage.program.url, 'ada');
  await verifyByHand(stage.program, ada.id);
  window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 1280, theme: 'dark' });
  page = await openAlive(window, '/settings/security');
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
const dialog = (name: string) => page.getByRole('dialog', { name });
const logout = () => page.request.post('/api/logout');

/** Fills the login form and sends it. */
async function login(secret = password): Promise<void> {
  await page.goto('/auth');
  await isAlive(page);
  await page.getByLabel('Username or email').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await button('Login').click();
}

test('each place where Ada is logged in is named, and logged out with a press', async () => {
  const firefox = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
  await fetch(`${stage.program.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...firefox },
    body: JSON.stringify({ username: 'ada', password }),
  });
  await page.reload();
  await isAlive(page);
  await isSound(page);
  await says('This device');
  await button('Log out Firefox on Windows').click();
  await says('Firefox on Windows is logged out');
  await button('Log out everywhere else').click();
  await says('You are logged in nowhere else.');
});

test('two-step sign-in is set up with an app, and its recovery codes are shown once', async () => {
  await button('Turn on').click();
  const setUp = dialog('Turn two-step sign-in on');
  await setUp.getByLabel('Current password').fill('not-this-one');
  await setUp.getByRole('button', { name: 'Next' }).click();
  await setUp.getByText('This is not your present password.').waitFor();
  await setUp.getByLabel('Current password').fill(password);
  await setUp.getByRole('button', { name: 'Next' }).click();
  await setUp.getByRole('img', { name: 'A QR code for your authenticator app' }).waitFor();
  await isSound(page);
  const secret = (await setUp.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '');
  // On the phone that has the app there is nothing to scan.
  const app = setUp.getByRole('link', { name: 'Open the app on this device' });
  expect(await app.getAttribute('href')).toMatch(new RegExp(`^otpauth://totp/.+secret=${secret}`));
  await setUp.getByRole('button', { name: 'Copy' }).waitFor();
  await setUp.getByLabel('Code from the app').fill(codeAt(secret, Math.floor(Date.now() / 30_000)));
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('alertdialog', { name: 'Keep these codes' });
  await codes.getByRole('listitem').first().waitFor();
  recoveryCodes = await codes.getByRole('listitem').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await isSound(page);
  await codes.getByRole('button', { name: 'I have kept them' }).last().click();
  await says('10 recovery codes are left.');
});

test('logging in asks for a code after the password', async () => {
  await logout();
  await login();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await page.getByLabel('Code').fill('000000');
  await button('Log in').click();
  await says('This code is not right or was used before.');
  await isSound(page);
  await page.getByLabel('Code').fill(recoveryCodes[0]!);
  await button('Log in').click();
  await says('Welcome back, Ada!');
});

test('without script, too', async () => {
  const plain = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const form = await plain.newPage();
  await form.goto('/auth?next=%2Fexplore');
  await form.getByLabel('Username or email').fill('ada');
  await form.getByLabel('Password', { exact: true }).fill('not-this-one');
  await form.getByRole('button', { name: 'Login' }).click();
  await form.getByText('The username or password is not right.').waitFor();
  await form.getByLabel('Username or email').fill('ada');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
  await form.waitForURL('**/auth/second-step?next=%2Fexplore');
  await isSound(form);
  await form.getByLabel('Code').fill(recoveryCodes[1]!);
  await form.getByRole('button', { name: 'Log in' }).click();
  await form.waitForURL('**/explore');
  await plain.close();
});

test('a passkey is added, named, logs in by itself and by its button, and is removed', async () => {
  const devTools = await window.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/settings/security');
  await isAlive(page);
  await button('Add a passkey').click();
  const adding = dialog('Add a passkey');
  await adding.getByLabel('Name').fill('');
  await adding.getByLabel('Current password').fill(password);
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  await adding.getByText('Give it a name.').waitFor();
  await isSound(page);
  await adding.getByLabel('Name').fill('My phone');
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  await says('My phone can log you in now');

  await logout();
  await page.goto('/auth');
  await says('Welcome back, Ada!');

  // Without an offer beside the name, which a finger that is always there takes at once, the button is what is left.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await logout();
  await page.goto('/auth');
  await isAlive(page);
  await button('Log in with a passkey').click();
  await says('Welcome back, Ada!');

  await page.goto('/settings/security');
  await isAlive(page);
  await says(/last used/);
  await button('Remove My phone').click();
  const question = page.getByRole('alertdialog', { name: 'Remove My phone?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await says('You have no passkey yet.');
});

test('a new password takes the present one, hints how hard it is to guess, and is none that many people use', async () => {
  const section = page.getByRole('region', { name: 'Password', exact: true });
  await section.getByLabel('Current password').fill(password);
  await section.getByLabel('New password').fill('Tq8-vine-lantern-oar');
  await section.getByText('Very hard to guess.').waitFor();
  await section.getByLabel('New password').fill('password1');
  await section.getByText('Very easy to guess.').waitFor();
  await section.getByRole('button', { name: 'Change password' }).click();
  await section.getByText('Many people use this password or one like it. Choose another one.').waitFor();
  await section.getByLabel('New password').fill('Tq8-vine-lantern-oar');
  await section.getByRole('button', { name: 'Change password' }).click();
  await says('Your password is changed');
  await logout();
  await login('Tq8-vine-lantern-oar');
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
});

test('a new password ends the change of an address, which is said, and its link leads to where one asks again', async () => {
  const bella = await registerAt(stage.program.url, 'bella-moves');
  const asked = { email: 'new@example.com', password: 'six-or-more' };
  expect((await bella.call('POST', '/api/email/change', asked)).status).toBe(204);
  const bellasWindow = await signedIn(stage.browser, stage.program.url, 'bella-moves', { width: 360 });
  const bellas = await openAlive(bellasWindow, '/settings/security');
  const waiting = bellas.getByText('Waiting for new@example.com');
  await waiting.waitFor();
  const section = bellas.getByRole('region', { name: 'Password', exact: true });
  await section.getByLabel('Current password').fill('six-or-more');
  await section.getByLabel('New password').fill('another-one');
  await bellas.getByRole('button', { name: 'Change password' }).click();
  await bellas
    .getByText(/ask for the link to new@example\.com again/)
    .first()
    .waitFor();
  await waiting.waitFor({ state: 'detached' });

  await bellas.goto('/auth/email?token=of-before');
  await bellas.getByRole('button', { name: 'Confirm this address' }).click();
  await bellas.getByText(/your password was changed since/).waitFor();
  expect(await bellas.getByRole('button', { name: 'Confirm this address' }).count()).toBe(0);
  expect(await bellas.getByRole('link', { name: 'Go to your settings' }).getAttribute('href')).toBe(
    '/settings/security',
  );
  await bellasWindow.close();
});

test('the settings of security fit a phone, by day', async () => {
  await registerAt(stage.program.url, 'cleo');
  const phone = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 360 });
  const sheet = await openAlive(phone, '/settings/security');
  await isSound(sheet);
  await phone.close();
});
