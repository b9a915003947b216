import type { Page } from 'playwright-core';
import { paths } from '#web/paths.ts';
import { lose, openMenu, press, type Screen } from './screen.ts';

const screens: readonly Omit<Screen, 'viewer'>[] = [
  { name: 'bookings', path: paths.bookings('upcoming') },
  { name: 'bookings-menu', path: paths.bookings('upcoming'), open: openMenu(/^More for/), windowOnly: true },
  { name: 'bookings-move', path: paths.bookings('upcoming'), open: openMove, windowOnly: true },
  { name: 'bookings-cancel', path: paths.bookings('upcoming'), open: openCancel, windowOnly: true },
  { name: 'bookings-professional', path: paths.bookings('professional') },
  { name: 'bookings-professional-early', path: paths.bookings('professional'), open: openEarly, windowOnly: true },
  {
    name: 'bookings-cancel-series',
    path: paths.bookings('professional'),
    open: async (page) => {
      const row = page.getByRole('listitem').filter({ hasText: '1 of 6' });
      await row.getByRole('button', { name: /^More for/ }).click();
      await page.getByRole('menuitem', { name: 'Cancel' }).click();
      await page.getByLabel('Cancel all future occurrences').check();
    },
    windowOnly: true,
  },
  { name: 'bookings-past', path: paths.bookings('past') },
  { name: 'bookings-past-clients', path: paths.bookings('past'), open: press('Your clients’ visits') },
  {
    name: 'bookings-rate',
    path: paths.bookings('past'),
    open: async (page) => {
      await page
        .getByRole('button', { name: /^(Rate|Change your rating)/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('radio').first().waitFor({ state: 'attached' });
    },
    windowOnly: true,
  },
  {
    name: 'bookings-broken',
    path: paths.bookings(),
    prepare: lose('**/history?*'),
    open: async (page) => {
      await page.getByRole('tab', { name: 'Past' }).click();
      await page.getByText('We could not load your bookings. Try again.').waitFor();
    },
  },
  {
    name: 'offline',
    path: paths.bookings(),
    open: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('You are offline. Showing what was loaded.').waitFor();
    },
  },
  {
    name: 'session-ended',
    path: paths.profile(1),
    prepare: (page) =>
      page.route('**/api/followers**', (route) =>
        route.fulfill({ status: 401, json: { code: 'not_signed_in', message: 'No' } }),
      ),
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Follow( |ing)/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'You were logged out' }).waitFor();
    },
    windowOnly: true,
  },
  { name: 'confirmation', path: ({ bookingId }) => paths.bookingConfirmation(bookingId) },
  { name: 'confirmation-fresh', path: ({ bookingId }) => paths.bookingConfirmation(bookingId, true) },
  { name: 'clients', path: paths.clients },
  {
    name: 'client',
    path: paths.clients,
    open: async (page) => {
      await page.getByRole('list', { name: 'Clients' }).getByRole('link').first().click();
      await page.getByRole('heading', { name: 'So far' }).waitFor();
    },
  },
  { name: 'calendar-agenda', path: paths.calendar({ view: 'agenda' }) },
  { name: 'calendar-day', path: paths.calendar({ view: 'day' }) },
  { name: 'calendar-week', path: paths.calendar({ view: 'week' }) },
  { name: 'calendar-visit', path: paths.calendar({ view: 'agenda' }), open: openVisit, windowOnly: true },
  {
    name: 'calendar-move',
    path: paths.calendar({ view: 'agenda' }),
    open: async (page) => {
      await openVisit(page);
      await page.getByRole('button', { name: 'Move to…' }).click();
      await page.getByRole('dialog', { name: 'Move to…' }).waitFor();
    },
    windowOnly: true,
  },
  {
    name: 'calendar-book',
    path: paths.calendar({ view: 'agenda' }),
    open: async (page) => {
      await page.getByRole('button', { name: 'New booking' }).click();
      await page.getByRole('dialog').waitFor();
    },
    windowOnly: true,
  },
  {
    name: 'calendar-block',
    path: paths.calendar({ view: 'agenda' }),
    open: async (page) => {
      await page.getByRole('button', { name: 'Block time' }).click();
      await page.getByRole('dialog', { name: 'Block time' }).waitFor();
    },
    windowOnly: true,
  },
];

async function openCancel(page: Page): Promise<void> {
  await press(/^More for/)(page);
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function openMove(page: Page): Promise<void> {
  await press('Change time')(page);
  await page.getByRole('dialog').locator('label:has(input[name="slot"])').first().waitFor();
}

async function openEarly(page: Page): Promise<void> {
  await press('Mark Completed', 'last')(page);
  await page.getByRole('alertdialog').waitFor();
}

async function openVisit(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /confirmed/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Move to…' }).waitFor();
}

/** Bookings and the calendar, in the demo's account. */
export const bookingScreens: readonly Screen[] = screens.map((screen) => ({ ...screen, viewer: 'demo' }));
