import type { Page } from 'playwright-core';
import { paths } from '#web/paths.ts';
import { openMenu, press, type Screen } from './screen.ts';

const { admin } = paths;

const ask = (name: string): NonNullable<Screen['open']> => {
  return async (page) => {
    await press(name)(page);
    await page.getByRole('dialog').waitFor();
  };
};

const askInMenu = (menu: string, name: string): NonNullable<Screen['open']> => {
  return async (page) => {
    await openMenu(menu)(page);
    await page.getByRole('menuitem', { name }).click();
    await page.getByRole('dialog').waitFor();
  };
};

const screens: readonly Omit<Screen, 'viewer'>[] = [
  { name: 'admin-overview', path: admin.overview },
  { name: 'admin-reports', path: admin.reports },
  { name: 'admin-reports-remove', path: admin.reports, open: ask('Remove'), windowOnly: true },
  { name: 'admin-appeals', path: admin.appeals },
  { name: 'admin-reports-suspend', path: admin.reports, open: ask('Suspend'), windowOnly: true },
  { name: 'admin-users', path: admin.users },
  { name: 'admin-users-menu', path: admin.users, open: openMenu('What to do about Nora Lind'), windowOnly: true },
  { name: 'admin-users-none', path: `${admin.users}?q=nobody+at+all` },
  { name: 'admin-bookings', path: admin.bookings },
  { name: 'admin-booking', path: ({ bookingId }) => admin.booking(bookingId) },
  { name: 'admin-posts', path: admin.posts },
  { name: 'admin-messages', path: admin.messages },
  { name: 'admin-messages-answer', path: admin.messages, open: ask('Answer'), windowOnly: true },
  { name: 'admin-categories', path: admin.categories },
  { name: 'admin-categories-add', path: admin.categories, open: ask('Add a category'), windowOnly: true },
  {
    name: 'admin-categories-merge',
    path: admin.categories,
    open: askInMenu('What to do about Skin', 'Merge into another'),
    windowOnly: true,
  },
  { name: 'admin-payments', path: admin.payments },
  { name: 'admin-payments-return', path: admin.payments, open: ask('Refund'), windowOnly: true },
  { name: 'admin-settings', path: admin.settings },
  {
    name: 'admin-settings-errors',
    path: admin.settings,
    open: async (page) => {
      await press('Add a name')(page);
      await press('Add a story')(page);
      for (const button of await page.getByRole('button', { name: 'Save', exact: true }).all()) await button.click();
    },
  },
  { name: 'admin-audit', path: admin.audit },
  { name: 'admin-security', path: admin.security },
  { name: 'admin-security-none', path: `${admin.security}?q=nobody+at+all` },
  { name: 'admin-factor-done', path: admin.factor() },
  { name: 'mail-strip', path: paths.home, windowOnly: true },
];

/** The admin area, and what it decides as others see it. */
export const adminScreens: readonly Screen[] = [
  ...screens.map((screen) => ({ ...screen, viewer: 'admin' as const })),
  { name: 'admin-factor', path: admin.factor(), viewer: 'unarmedAdmin' },
  { name: 'admin-factor-unverified', path: admin.factor(), viewer: 'unverifiedAdmin' },
  { name: 'admin-factor-passkey', path: admin.factor(), viewer: 'passkeyAdmin' },
  { name: 'decision', path: ({ decision }) => decision },
  { name: 'decision-unknown', path: `/decision/${'a'.repeat(43)}` },
  { name: 'acting', path: admin.users, viewer: 'helper', open: signInAs },
];

async function signInAs(page: Page): Promise<void> {
  await press('What to do about Nora Lind')(page);
  await page.getByRole('menuitem', { name: 'Sign in as them' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Cannot find the bookings');
  await press('Sign in as them')(page);
  await page.getByText(/^You are acting as/).waitFor();
}
