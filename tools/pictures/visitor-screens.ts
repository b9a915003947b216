import type { Page } from 'playwright-core';
import { paths } from '#web/paths.ts';
import { phone, press, type Screen } from './screen.ts';
import type { GuestScene } from './set-guests.ts';

const shop = (query: Record<string, string | number> = {}) => paths.bookingPage('adaeze.braids', query);

/** What visitors see, without and with the booking of a guest. */
export const visitorScreens: readonly Screen[] = [
  { name: 'landing', path: paths.home },
  {
    name: 'landing-sample',
    path: paths.home,
    open: async (page) => {
      const card = page.getByRole('group', { name: 'Sample booking card' });
      await card.getByRole('link', { name: 'Book Cornrows' }).click();
      await card.getByRole('heading', { name: 'Pick a time' }).scrollIntoViewIfNeeded();
    },
    windowOnly: true,
  },
  { name: 'landing-menu', path: paths.home, widths: phone, open: openMobileMenu, windowOnly: true },
  {
    name: 'landing-create',
    path: paths.home,
    widths: phone,
    open: (page) => page.getByRole('button', { name: 'Create' }).click(),
    windowOnly: true,
  },
  { name: 'pricing', path: paths.pricing },
  { name: 'pricing-answers', path: paths.pricing, open: openAnswers },
  { name: 'customers', path: paths.customers },
  { name: 'contact', path: paths.contact },
  { name: 'contact-errors', path: paths.contact, open: press('Send message') },
  { name: 'contact-sent', path: paths.contactSent },
  { name: 'explore', path: paths.explore },
  { name: 'explore-filters', path: paths.explore, open: (page) => page.locator('main summary').first().click() },
  { name: 'explore-work', path: `${paths.explore}?view=work` },
  { name: 'explore-category', path: paths.exploreCategory('hair') },
  { name: 'explore-nobody', path: `${paths.explore}?q=nobody+at+all` },
  { name: 'auth-login', path: paths.auth() },
  { name: 'auth-login-errors', path: paths.auth(), open: press('Login') },
  { name: 'auth-register', path: paths.register() },
  { name: 'auth-register-errors', path: paths.register(), open: press('Register') },
  { name: 'auth-forgot', path: paths.forgotPassword },
  { name: 'auth-reset', path: `${paths.resetPassword}?token=unknown` },
  { name: 'auth-second-step', path: paths.secondStep() },
  { name: 'leaving-left', path: `${paths.leaving}?left` },
  { name: 'leaving-kept', path: `${paths.leaving}?kept` },
  { name: 'auth-email', path: '/auth/email?token=unknown' },
  { name: 'auth-verify', path: '/auth/verify?token=unknown' },
  { name: 'auth-verify-used', path: '/auth/verify?token=unknown', open: confirmAddress },
  {
    name: 'auth-verify-done',
    path: '/auth/verify?token=unknown',
    open: async (page, scene) => {
      await page.goto(await scene.verifyLink());
      await confirmAddress(page);
      await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();
    },
  },
  { name: 'auth-dispute', path: '/auth/dispute?token=unknown' },
  {
    name: 'auth-dispute-used',
    path: '/auth/dispute?token=unknown',
    open: async (page) => {
      await page.getByRole('button', { name: 'Lock my account' }).click();
      await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    },
  },
  { name: 'public-page', path: paths.publicPage({ username: 'adaeze.braids', customUrl: 'adaeze' }) },
  { name: 'public-page-ink', path: paths.publicPage({ username: 'junmori', customUrl: 'jun-mori' }) },
  { name: 'public-page-camwood', path: paths.publicPage({ username: 'priya.sen', customUrl: null }) },
  { name: 'public-page-marigold', path: paths.publicPage({ username: 'hana.lashes', customUrl: null }) },
  { name: 'public-page-empty', path: paths.publicPage({ username: 'bela' }) },
  { name: 'booking-1-service', path: shop() },
  { name: 'booking-2-time', path: ({ artist }) => shop({ service: artist.serviceId }) },
  {
    name: 'booking-3-you',
    path: ({ artist }) => shop({ service: artist.serviceId, slot: artist.slot, step: 'you' }),
  },
  {
    name: 'booking-3-you-errors',
    path: ({ artist }) => shop({ service: artist.serviceId, slot: artist.slot, step: 'you' }),
    open: async (page) => {
      await press(/^Book \w{3}/)(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'booking-3-you-series',
    path: ({ artist }) => shop({ service: artist.serviceId, slot: artist.slot, step: 'you' }),
    open: async (page) => {
      await page.getByLabel('Your name').fill('Grace Hopper');
      await page.getByLabel('Email').fill('grace@example.com');
      await page.getByText('Repeat this visit').click();
      await page.getByLabel('Repeat', { exact: true }).selectOption('Every week');
      await page.getByLabel('How many visits').fill('4');
      await press('Show the dates')(page);
      await page.getByRole('heading', { name: '4 visits' }).waitFor();
    },
  },
  { name: 'booking-3-you-confirming', path: ({ guests }) => atShop(guests.shop) },
  { name: 'guest-waiting', path: ({ guests }) => guests.waiting.open },
  { name: 'guest-waiting-sent', path: ({ guests }) => `${guests.waiting.open}?sent` },
  {
    name: 'guest-waiting-errors',
    path: ({ guests }) => guests.waiting.open,
    open: async (page) => {
      await page.getByRole('textbox').fill('grace at example');
      await press('Send it again')(page);
      await page.getByText(/^Write an email address/).waitFor();
    },
  },
  { name: 'guest-waiting-done', path: ({ guests }) => guests.waiting.done },
  { name: 'guest-waiting-over', path: ({ guests }) => guests.waiting.over },
  { name: 'guest-confirm', path: ({ guests }) => guests.confirm.open },
  { name: 'guest-confirm-done', path: ({ guests }) => guests.confirm.done },
  { name: 'guest-confirm-over', path: ({ guests }) => guests.confirm.over },
  { name: 'guest-undo', path: ({ guests }) => guests.undo.address },
  { name: 'guest-undo-claim', path: ({ guests }) => guests.undo.claim },
  { name: 'guest-link-unknown', path: `/b/confirm/${'a'.repeat(32)}` },
  { name: 'visit', path: ({ visitToken }) => paths.visit(visitToken) },
  { name: 'visit-written', path: ({ written }) => paths.visit(written.token) },
  { name: 'visit-fresh', path: ({ visitToken }) => `${paths.visit(visitToken)}?new` },
  {
    name: 'visit-change',
    path: ({ visitToken }) => paths.visit(visitToken),
    open: async (page) => {
      await page.getByRole('link', { name: 'Change time', exact: true }).click();
      await page.getByRole('heading', { name: 'Pick a new time' }).waitFor();
    },
  },
  {
    name: 'visit-cancel',
    path: ({ visitToken }) => paths.visit(visitToken),
    open: async (page) => {
      await page.getByRole('link', { name: 'Cancel', exact: true }).click();
      await page.getByRole('button', { name: 'Cancel booking' }).waitFor();
    },
  },
  { name: 'visit-unknown', path: paths.visit('a'.repeat(32)) },
  { name: 'post-visitor', path: ({ postId }) => paths.post(postId) },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'api-docs', path: '/api/docs' },
];

function atShop({ username, serviceId, slot }: GuestScene['shop']): string {
  return paths.bookingPage(username, { service: serviceId, slot, step: 'you' });
}

async function confirmAddress(page: Page): Promise<void> {
  await press('Confirm this address')(page);
  await page.waitForLoadState();
}

export async function openMobileMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').first().click();
}

async function openAnswers(page: Page): Promise<void> {
  for (const question of await page.locator('main summary').all()) await question.click();
}
