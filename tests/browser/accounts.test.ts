import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFindings, openWindow, sidewaysScroll, watchConsole } from '#tests/support/browser.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

/** Fills the register form as a person with a keyboard does. */
async function register(page: Page, username: string, password = 'six-or-more', repeated = password): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Obi');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(repeated);
}

test('somebody registers, signs out, signs in, and every text of the spec is said', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { width: 1280 });
  const page = await window.newPage();
  const complaints = watchConsole(page);
  await page.goto('/auth?tab=register');
  await page.waitForLoadState('networkidle');
  await register(page, 'ada', 'six-or-more', 'something-else');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect.poll(() => page.getByText("Passwords don't match").isVisible()).toBe(true);
  expect(await page.getByText('You must accept the terms and conditions').isVisible()).toBe(true);

  await page.getByLabel('Repeat password').fill('six-or-more');
  await page.getByLabel('I accept the terms and conditions').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => page.getByText('Registration successful').first().isVisible()).toBe(true);
  expect(await page.getByText('Welcome to Uli!').first().isVisible()).toBe(true);
  await page.getByRole('heading', { name: 'Your Dashboard' }).waitFor();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(() => page.getByText('You have been successfully logged out').first().isVisible()).toBe(true);
  await page.waitForURL(/\/auth/);

  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await page.getByLabel('Username or email').fill('ad');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.poll(() => page.getByText('Username must be at least 3 characters').isVisible()).toBe(true);
  expect(await page.getByText('Password must be at least 6 characters').isVisible()).toBe(true);

  await page.getByLabel('Username or email').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('wrong-one');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.poll(() => page.getByText('Login failed').first().isVisible()).toBe(true);
  expect(await page.getByLabel('Username or email').inputValue()).toBe('ada');

  await page.getByLabel('Password', { exact: true }).fill('six-or-more');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.poll(() => page.getByText('Welcome back, Ada Obi!').first().isVisible()).toBe(true);
  // The one complaint is the browser's own line about the refused password.
  expect(complaints.filter((line) => !line.includes('401'))).toEqual([]);
  await window.close();
});

test('a protected page sends a visitor to sign in and back again; signed in, /auth sends on', async () => {
  const window = await openWindow(stage.browser, stage.program.url);
  const page = await window.newPage();
  await page.request.post('/api/register', {
    data: { fullName: 'Cleo', username: 'cleo', email: 'cleo@example.com', password: 'six-or-more' },
  });
  await window.clearCookies();
  await page.goto('/bookings?tab=past');
  expect(new URL(page.url()).pathname).toBe('/auth');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Username or email').fill('cleo');
  await page.getByLabel('Password', { exact: true }).fill('six-or-more');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/bookings' && url.search === '?tab=past');
  await page.goto('/auth');
  expect(new URL(page.url()).pathname).toBe('/');
  await window.close();
});

test('a forgotten password is replaced through the mail, without any script', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  await page.request.post('/api/register', {
    data: { fullName: 'Dora', username: 'dora', email: 'dora@example.com', password: 'six-or-more' },
  });
  await window.clearCookies();
  await page.goto('/auth/forgot');
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Send the link' }).click();
  expect(await page.getByText('Write an email address like name@example.com.').isVisible()).toBe(true);
  expect(await page.getByLabel('Email').inputValue()).toBe('not an address');
  await page.getByLabel('Email').fill('dora@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  expect(await page.getByRole('heading', { name: 'Look into your mail' }).isVisible()).toBe(true);

  const outbox = await (await page.request.get('/api/outbox')).json();
  const mail = await (await page.request.get(`/api/outbox/${outbox[0].id}`)).json();
  const link = new URL(/https?:\/\/\S+\/auth\/reset\?token=\S+/.exec(mail.text)![0]);
  await page.goto(link.pathname + link.search);
  await page.getByLabel('New password').fill('a-new-password');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  expect(await page.getByRole('heading', { name: 'Your password is changed' }).isVisible()).toBe(true);
  const login = await page.request.post('/api/login', { data: { username: 'dora', password: 'a-new-password' } });
  expect(login.status()).toBe(200);
  await page.goto(link.pathname + link.search);
  await page.getByLabel('New password').fill('once-more-please');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  expect(await page.getByRole('alert').isVisible()).toBe(true);
  await window.close();
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing on the first pages, %s',
  async (theme) => {
    for (const width of [360, 1280]) {
      const window = await openWindow(stage.browser, stage.program.url, { width, theme });
      const page = await window.newPage();
      for (const path of ['/', '/auth', '/auth?tab=register', '/auth/forgot', '/auth/reset?token=x', '/nothing/here']) {
        await page.goto(path);
        expect(await accessibilityFindings(page), `${path} ${width}`).toEqual([]);
        expect(await sidewaysScroll(page), `${path} ${width}`).toBeLessThanOrEqual(0);
      }
      await window.close();
    }
  },
  600_000,
);

test('the chosen theme stays, by a plain form', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false, width: 1280 });
  const page = await window.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.getByRole('button', { name: 'System' }).click();
  expect(await page.locator('html').getAttribute('data-theme')).toBeNull();
  await window.close();
});
