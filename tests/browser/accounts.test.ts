import { expect, test } from 'vitest';
import { accessibilityFindings, openWindow, sidewaysScroll } from '#tests/support/browser.ts';
import { outboxReader } from '#tests/support/outbox.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

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
  await page.getByText('Write an email address like name@example.com.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('not an address');
  await page.getByLabel('Email').fill('dora@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();

  const reader = await outboxReader(stage.program);
  const { body: mails } = await reader.call('GET', '/api/outbox');
  const reset = mails.find(({ kind }: { kind: string }) => kind === 'account.password_reset');
  const { body: mail } = await reader.call('GET', `/api/outbox/${reset.id}`);
  const link = new URL(/https?:\/\/\S+\/auth\/reset\?token=\S+/.exec(mail.text)![0]);
  await page.goto(link.pathname + link.search);
  await page.getByLabel('New password').fill('a-new-password');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
  const login = await page.request.post('/api/login', { data: { username: 'dora', password: 'a-new-password' } });
  expect(login.status()).toBe(200);
  await page.goto(link.pathname + link.search);
  await page.getByLabel('New password').fill('once-more-please');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByRole('alert').waitFor();
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
