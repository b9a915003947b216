import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { isAlive, isSound } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// Scripts may be off, or still on their way when somebody presses Register.

const stage = setStage();

beforeAll(async () => {
  await registerAt(stage.program.url, 'cleo', { fullName: 'Cleo Park' });
});

const register = (page: Page) => page.getByRole('button', { name: 'Register', exact: true }).click();
const whoIs = async (page: Page) => (await page.request.get('/api/user')).json();

async function opened(path: string, looking = {}): Promise<Page> {
  const page = await (await openWindow(stage.browser, stage.program.url, looking)).newPage();
  await page.goto(path, { waitUntil: 'commit' });
  return page;
}

async function fill(page: Page, username: string, repeated = 'six-or-more'): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Obi');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('six-or-more');
  await page.getByLabel('Repeat password').fill(repeated);
}

test('without script an account is opened, and one goes where one was going', async () => {
  const page = await opened('/auth?tab=register&next=/bookings', { scripts: false });
  await fill(page, 'dora');
  await page.getByLabel('I accept the terms and conditions').check();
  await register(page);
  await page.waitForURL((url) => url.pathname === '/bookings');
  expect(await whoIs(page)).toMatchObject({ username: 'dora', fullName: 'Ada Obi', accountType: 'personal' });
  await page.context().close();
});

test('without script whoever offers services is led to set up', async () => {
  const page = await opened('/auth?tab=register', { scripts: false });
  await fill(page, 'emma');
  await page.getByRole('switch').check();
  await page.getByLabel('I accept the terms and conditions').check();
  await register(page);
  await page.waitForURL((url) => url.pathname === '/onboarding/trade');
  expect(await whoIs(page)).toMatchObject({ username: 'emma', accountType: 'business' });
  await page.context().close();
});

test('whoever pressed Start now takes bookings, unless they say otherwise', async () => {
  const page = await opened('/', { scripts: false });
  await page.getByRole('link', { name: 'Start now' }).first().click();
  await page.waitForURL(/\/auth/);
  expect(await page.getByRole('switch', { name: 'I take bookings' }).isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Login' }).first().click();
  await page.getByRole('link', { name: 'Register' }).first().click();
  expect(await page.getByRole('switch').count()).toBe(1);
  await page.context().close();
});

test('whoever chose a plan before they registered goes on with it', async () => {
  const next = encodeURIComponent('/subscribe?tier=premium');
  const page = await opened(`/auth?tab=register&next=${next}`, { scripts: false });
  await fill(page, 'plana');
  expect(await page.getByRole('switch').isChecked()).toBe(true);
  await page.getByLabel('I accept the terms and conditions').check();
  await register(page);
  await page.waitForURL((url) => url.pathname === '/subscribe' && url.search === '?tier=premium');
  await page.context().close();
});

test('without script errors stand beside the fields, and what was typed stays, the password never', async () => {
  const page = await opened('/auth?tab=register', { scripts: false });
  await fill(page, 'cl', 'something-else');
  await page.getByRole('switch').check();
  await register(page);
  const saidOf = async (label: string) => {
    const ids = (await page.getByLabel(label, { exact: true }).getAttribute('aria-describedby')) ?? '';
    return page.locator(`[id="${ids.split(' ')[0]}"]`).innerText();
  };
  expect(await saidOf('Username')).toBe('Username must be at least 3 characters');
  expect(await saidOf('Repeat password')).toBe("Passwords don't match");
  expect(await saidOf('I accept the terms and conditions')).toBe('You must accept the terms and conditions');
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Obi');
  expect(await page.getByLabel('Email').inputValue()).toBe('cl@example.com');
  expect(await page.getByRole('switch').isChecked()).toBe(true);
  expect(await page.content()).not.toContain('six-or-more');
  await isSound(page);

  // What only the server knows is said in the same place.
  await fill(page, 'cleo');
  await page.getByLabel('I accept the terms and conditions').check();
  await register(page);
  await page.getByText('This username is taken. Choose another one.').waitFor();
  expect(await saidOf('Username')).toBe('This username is taken. Choose another one.');
  expect(await page.getByLabel('I accept the terms and conditions').isChecked()).toBe(true);
  await page.context().close();
});

test('pressed before the page is alive it counts as well, and the form that comes back is alive', async () => {
  const window = await openWindow(stage.browser, stage.program.url);
  const page = await window.newPage();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/auth?tab=register');
  await fill(page, 'cleo');
  await page.getByLabel('I accept the terms and conditions').check();
  await page.unroute('**/*.js');
  await register(page);
  const complaint = page.getByText('This username is taken. Choose another one.');
  await complaint.waitFor();
  await isAlive(page);
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Obi');
  await fill(page, 'finn');
  await complaint.waitFor({ state: 'detached' });
  await register(page);
  await page.waitForURL((url) => url.pathname === '/');
  expect(await whoIs(page)).toMatchObject({ username: 'finn' });
  await window.close();
});
