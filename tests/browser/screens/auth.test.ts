import type { Page, Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

beforeAll(async () => {
  await registerAt(stage.program.url, 'cleo', { fullName: 'Cleo Park' });
});

const visiting = async (path = '/auth', looking = {}) =>
  openAlive(await openWindow(stage.browser, stage.program.url, looking), path);
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });
const register = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });

async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function fillRegistration(page: Page, username: string, repeated = 'six-or-more'): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Obi');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('six-or-more');
  await page.getByLabel('Repeat password').fill(repeated);
}

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('A01 one page has the tabs Login and Register, $width $theme', async (looking) => {
  const page = await visiting('/auth', looking);
  const tabs = page.getByRole('navigation').getByRole('link');
  expect(await tabs.allInnerTexts()).toEqual(['Login', 'Register']);
  expect(await tabs.first().getAttribute('aria-current')).toBe('page');
  expect(await page.getByText('A still life, made for Uli').isVisible()).toBe(looking.width >= 768);
  await isSound(page);
  await tabs.last().click();
  await page.getByLabel('Full name').waitFor();
  expect(await tabs.last().getAttribute('aria-current')).toBe('page');
  await isSound(page);
  await page.context().close();
});

test('A01 whoever went for their bookings reads why they are asked to log in', async () => {
  const page = await visiting('/bookings');
  await says(
    page,
    'Log in to see your bookings. Booked without an account? The link in your email opens that booking.',
  );
  await isSound(page);
  await page.context().close();
});

test('A02 whoever is signed in is sent to the first page', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo');
  const page = await window.newPage();
  await page.goto('/auth');
  expect(new URL(page.url()).pathname).toBe('/');
  await window.close();
});

test('A03 a login that cannot be right is told beside its fields, and nothing is sent', async () => {
  const page = await visiting();
  const sent: Request[] = [];
  page.on('request', (request) => void (new URL(request.url()).pathname === '/api/login' && sent.push(request)));
  await fillLogin(page, 'cl', '12345');
  await login(page).click();
  await says(page, 'Username must be at least 3 characters');
  await says(page, 'Password must be at least 6 characters');
  expect(sent).toEqual([]);
  await isSound(page);
  await page.context().close();
});

test('A04 while it is checked the button says so', async () => {
  const page = await visiting();
  const held = await holdCalls(page, '**/api/login');
  await fillLogin(page, 'cleo', 'six-or-more');
  await login(page).click();
  const busy = page.getByRole('button', { name: 'Logging in...' });
  await busy.waitFor();
  expect(await busy.getAttribute('aria-disabled')).toBe('true');
  held.letGo();
  await page.waitForURL((url) => url.pathname === '/');
  await page.context().close();
});

test('A05 a login that goes well greets and leads to the first page, or where one was going', async () => {
  const page = await visiting('/bookings?tab=past');
  expect(new URL(page.url()).pathname).toBe('/auth');
  await fillLogin(page, 'cleo', 'six-or-more');
  await page.keyboard.press('Enter');
  await says(page, 'Login successful');
  await says(page, 'Welcome back, Cleo Park!');
  await page.waitForURL((url) => url.pathname === '/bookings' && url.search === '?tab=past');
  await page.context().close();
});

test('A06 a login that fails is told in the server’s words, and the form stays as it is', async () => {
  const page = await visiting();
  await fillLogin(page, 'cleo', 'wrong-one');
  await login(page).click();
  await says(page, 'Login failed');
  await says(page, 'The username or password is not right.');
  expect(await page.getByLabel('Username or email').inputValue()).toBe('cleo');
  await page.route('**/api/login', (route) => route.abort());
  await login(page).click();
  await expect.poll(() => page.getByText('The username or password is not right.').count()).toBe(0);
  await says(page, 'Login failed');
  await page.context().close();
});

test('A07 registering asks for six things and no more', async () => {
  const page = await visiting('/auth?tab=register');
  const fields = await page
    .locator('form')
    .first()
    .locator('input')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).filter(({ required }) => required).map(({ name, type }) => [name, type]),
    );
  expect(fields).toEqual([
    ['fullName', 'text'],
    ['username', 'text'],
    ['email', 'email'],
    ['password', 'password'],
    ['passwordConfirm', 'password'],
    ['termsAccepted', 'checkbox'],
  ]);
  await page.context().close();
});

test('A08 passwords that differ and terms not accepted are told; neither is ever sent', async () => {
  const page = await visiting('/auth?tab=register');
  await fillRegistration(page, 'dora', 'something-else');
  await register(page).click();
  await says(page, "Passwords don't match");
  await says(page, 'You must accept the terms and conditions');
  const repeated = page.getByLabel('Repeat password');
  expect(await repeated.getAttribute('aria-invalid')).toBe('true');
  await isSound(page);
  await repeated.fill('six-or-more');
  const username = page.getByLabel('Username');
  await username.fill('dora park');
  await register(page).click();
  await page
    .getByText(/^Use the letters a to z without accents, digits, dots/)
    .first()
    .waitFor();
  await username.fill('dora');
  await page.getByLabel('I accept the terms and conditions').check();
  const asked = page.waitForRequest('**/api/register');
  await register(page).click();
  const sent = Object.keys((await asked).postDataJSON() as object);
  expect(sent).toEqual(expect.arrayContaining(['fullName', 'username', 'email', 'password']));
  expect(sent).not.toEqual(expect.arrayContaining(['passwordConfirm']));
  expect(sent).not.toEqual(expect.arrayContaining(['termsAccepted']));
  await page.context().close();
});

test('A09 while the account is made the button says so', async () => {
  const page = await visiting('/auth?tab=register');
  const held = await holdCalls(page, '**/api/register');
  await fillRegistration(page, 'emma');
  await page.getByLabel('I accept the terms and conditions').check();
  await register(page).click();
  const busy = page.getByRole('button', { name: 'Creating account...' });
  await busy.waitFor();
  expect(await busy.getAttribute('aria-disabled')).toBe('true');
  held.letGo();
  await page.waitForURL((url) => url.pathname === '/');
  await page.context().close();
});

test('A10 a new account is welcomed on the first page', async () => {
  const page = await visiting('/auth?tab=register');
  await fillRegistration(page, 'finn');
  await page.getByLabel('I accept the terms and conditions').check();
  await register(page).click();
  await says(page, 'Registration successful');
  await says(page, 'Welcome to Uli!');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('heading', { name: 'Your Dashboard' }).waitFor();
  await page.context().close();
});

test('A11 a registration that fails is told in the server’s words, and the form stays as it is', async () => {
  const page = await visiting('/auth?tab=register');
  await fillRegistration(page, 'cleo');
  await page.getByLabel('I accept the terms and conditions').check();
  await register(page).click();
  await says(page, 'Registration failed');
  await says(page, 'This username is taken. Choose another one.');
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Obi');
  await page.route('**/api/register', (route) => route.abort());
  await page.getByLabel('Username').fill('gita');
  await register(page).click();
  await expect.poll(() => page.getByText('Registration failed').count()).toBeGreaterThan(0);
  await page.context().close();
});

test('A12 whoever logs out is told so', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 });
  const page = await openAlive(window, '/bookings');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await says(page, 'Logged out');
  await says(page, 'You have been successfully logged out.');
  await page.waitForURL(/\/auth/);
  expect((await window.request.get('/api/user')).status()).toBe(401);
  await window.close();
});

test('A13 a logout that fails is told, and one stays', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 });
  const page = await openAlive(window, '/bookings');
  const refusal = { status: 503, json: { message: 'Uli is catching its breath. Try again in a moment.' } };
  await page.route('**/api/logout', (route) => route.fulfill(refusal));
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await says(page, 'Logout failed');
  await says(page, refusal.json.message);
  expect(new URL(page.url()).pathname).toBe('/bookings');
  await window.close();
});
