import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';
import { makeAdmin } from '#tests/support/by-hand.ts';

const stage = setStage();
const visitorsLinks = [
  ['Home', '/'],
  ['Explore', '/explore'],
  ['Pricing', '/pricing'],
  ['Customers', '/customers'],
  ['Contact', '/contact'],
];
const bookings = ['Bookings', '/bookings'];

beforeAll(async () => {
  await registerAt(stage.program.url, 'cleo');
  await registerAt(stage.program.url, 'lena');
  const max = await registerAt(stage.program.url, 'max');
  await makeAdmin(stage.program, max.id);
});

const visiting = (width: number, path = '/explore') =>
  openFirst(openWindow(stage.browser, stage.program.url, { width }), path);
const inApp = (width: number, path = '/bookings', who = 'cleo') =>
  openFirst(signedIn(stage.browser, stage.program.url, who, { width }), path);

async function openFirst(opening: ReturnType<typeof openWindow>, path: string): Promise<Page> {
  return openAlive(await opening, path);
}

/** The words and addresses of the links in something. */
const linksIn = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));
const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const bottom = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });

test('G01 the header links to the places that everybody may see', async () => {
  const page = await visiting(1280);
  expect(await linksIn(header(page))).toEqual(visitorsLinks);
  await page.context().close();
});

test('G02 signed in, the header also links to the bookings', async () => {
  const page = await inApp(1280);
  expect(await linksIn(header(page))).toEqual([...visitorsLinks, bookings]);
  await page.context().close();
});

test('G03 the menu behind one’s picture leads to profile and bookings, and out', async () => {
  const page = await inApp(1280);
  await page.getByRole('button', { name: 'Your account' }).click();
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  expect(await item('Profile').getAttribute('href')).toBe('/profile');
  expect(await item('Bookings').getAttribute('href')).toBe('/bookings');
  expect(await item('New post').getAttribute('href')).toBe('/create');
  expect(await item('Logout').isVisible()).toBe(true);
  await isSound(page);
  await page.context().close();
});

test('G03 whoever only books finds no calendar, services or hours of their own in it; whoever takes bookings does', async () => {
  const works = ['Calendar', 'Services', 'Availability'];
  await registerAt(stage.program.url, 'pro', { accountType: 'business' });
  for (const [who, shown] of [
    ['cleo', []],
    ['pro', works],
  ] as const) {
    const page = await inApp(1280, '/bookings', who);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Saved' }).waitFor();
    const items = await page.getByRole('menuitem').allInnerTexts();
    expect(items.filter((item) => works.includes(item))).toEqual(shown);
    expect(items.includes('Offer your services')).toBe(who === 'cleo');
    await page.context().close();
  }
});

test('G04 only admins find the admin area in their menu', async () => {
  const admin = await inApp(1280, '/bookings', 'max');
  await admin.getByRole('button', { name: 'Your account' }).click();
  expect(await admin.getByRole('menuitem', { name: 'Admin' }).getAttribute('href')).toBe('/admin/dashboard');
  const other = await inApp(1280);
  await other.getByRole('button', { name: 'Your account' }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).waitFor();
  expect(await other.getByRole('menuitem', { name: 'Admin' }).count()).toBe(0);
  for (const page of [admin, other]) await page.context().close();
});

test('G05 at a desk visitors find one way to sign in', async () => {
  const page = await visiting(1280);
  const way = page.getByRole('link', { name: 'Login / Register' });
  expect(await way.isVisible()).toBe(true);
  expect(await way.getAttribute('href')).toBe('/auth');
  await page.context().close();
});

test('G06 on a phone visitors find Login in the header, and both ways in the menu', async () => {
  const page = await visiting(360);
  const banner = page.getByRole('banner');
  expect(await banner.getByRole('link', { name: 'Login', exact: true }).first().isVisible()).toBe(true);
  await banner.getByLabel('Menu', { exact: true }).first().click();
  const registering = banner.getByRole('link', { name: 'Register Now' });
  expect(await registering.getAttribute('href')).toBe('/auth?tab=register');
  expect(await banner.getByRole('link', { name: 'Login', exact: true }).count()).toBe(2);
  await isSound(page);
  await page.context().close();
});

test('G07 the mobile menu has the links of the header, one’s profile and the way out', async () => {
  const page = await inApp(360);
  const toggle = page.getByRole('banner').locator('summary').and(page.getByLabel('Menu'));
  const links = page.getByRole('navigation', { name: 'Menu' });
  expect(await links.isVisible()).toBe(false);
  await toggle.click();
  const own = [
    ['My Profile', '/profile'],
    ['Saved', '/saved'],
    ['Settings', '/settings'],
  ];
  expect(await linksIn(links)).toEqual([...visitorsLinks, bookings, ...own]);
  expect(await page.getByRole('banner').getByRole('button', { name: 'Logout' }).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await links.isVisible()).toBe(false);
  await page.context().close();
});

test('G08 a phone has five places at its bottom, one of them a button without link', async () => {
  const page = await inApp(360);
  expect(await linksIn(bottom(page))).toEqual([
    ['Home', '/'],
    ['Explore', '/explore'],
    bookings,
    ['Profile', '/profile'],
  ]);
  const places = await bottom(page).locator('a, button').allInnerTexts();
  expect(places.map((place) => place.trim())).toEqual(['Home', 'Explore', 'Bookings', 'Create', 'Profile']);
  await bottom(page).getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'New post' }).waitFor();
  await isSound(page);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await bottom(page).isVisible()).toBe(false);
  await page.context().close();
});

test('G09 where one signs in there is neither header nor bottom navigation', async () => {
  for (const path of ['/auth', '/auth/forgot']) {
    const page = await visiting(360, path);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await bottom(page).count()).toBe(0);
    await page.context().close();
  }
});

test('G10 the footer says the year and whose the rights are', async () => {
  const page = await visiting(1280);
  const year = new Date().getUTCFullYear();
  expect(await page.getByRole('contentinfo').innerText()).toContain(`© ${year} Uli. All rights reserved.`);
  await page.context().close();
});

test('G11 submenus open after 100 ms of hovering and by key; what is typed is forgotten after 1000 ms', async () => {
  const page = await inApp(1280, '/bookings', 'lena');
  await page.getByRole('button', { name: 'Your account' }).click();
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  const choice = (name: string) => page.getByRole('menuitemradio', { name, exact: true });
  const hasFocus = async (name: string) => {
    await expect.poll(() => choice(name).evaluate((it) => it === document.activeElement)).toBe(true);
  };
  await item('Language').waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await item('Language').hover();
  await page.clock.runFor(99);
  expect(await page.getByRole('menu', { name: 'Language' }).count()).toBe(0);
  await page.clock.runFor(1);
  await page.getByRole('menu', { name: 'Language' }).waitFor();
  expect(await page.getByRole('menuitemradio', { checked: true }).allInnerTexts()).toEqual(['English']);

  await page.keyboard.press('ArrowRight');
  await hasFocus('English');
  await page.keyboard.press('f');
  await page.clock.runFor(10);
  await hasFocus('Français');
  await page.keyboard.press('e');
  await page.clock.runFor(989);
  await hasFocus('Français');
  await page.clock.runFor(11);
  await page.keyboard.press('e');
  await page.clock.runFor(10);
  await hasFocus('English');
  await page.clock.resume();
  await isSound(page);
  await page.keyboard.press('ArrowDown');
  await hasFocus('Español');
  await page.keyboard.press('Enter');
  await page.locator('html[lang^="es"]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/bookings');
  await page.context().close();
});

test('G11 on a phone submenus open by tap; those of the mobile menu need no script', async () => {
  const page = await openFirst(
    signedIn(stage.browser, stage.program.url, 'cleo', { width: 360, touch: true }),
    '/bookings?tab=past',
  );
  const dark = page.getByRole('menuitemradio', { name: 'Dark' });
  await page.getByRole('button', { name: 'Your account' }).tap();
  await page.getByRole('menuitem', { name: 'Theme' }).tap();
  await isSound(page);
  await dark.tap();
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(page.url()).toContain('/bookings?tab=past');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Your account' }).tap();
  await page.getByRole('menuitem', { name: 'Theme' }).tap();
  expect(await dark.getAttribute('aria-checked')).toBe('true');
  await page.context().close();

  const window = await openWindow(stage.browser, stage.program.url, { width: 360, touch: true, scripts: false });
  const plain = await window.newPage();
  await plain.goto('/explore?q=braids');
  const summary = (name: string) => plain.getByRole('banner').locator('summary', { hasText: name });
  await plain.getByRole('banner').locator('summary').and(plain.getByLabel('Menu')).tap();
  await summary('Language').tap();
  await summary('Theme').tap();
  expect(await plain.getByRole('banner').getByRole('group', { name: 'Language' }).isVisible()).toBe(false);
  await summary('Language').tap();
  await isSound(plain);
  await plain.getByRole('banner').getByRole('button', { name: 'Français' }).tap();
  await plain.locator('html[lang^="fr"]').waitFor();
  expect(plain.url()).toContain('/explore?q=braids');
  await window.close();
});

test('G13 every protected page sends a visitor to sign in, and would send them back', async () => {
  const window = await openWindow(stage.browser, stage.program.url);
  const protectedPages = ['/dashboard', '/bookings?tab=past', '/profile', '/profile/1001', '/booking-confirmation'];
  const more = ['/create', '/saved', '/messages', '/notifications', '/settings/profile', '/settings/services'];
  for (const path of [...protectedPages, ...more]) {
    const answer = await window.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()['location']]).toEqual([
      path,
      302,
      `/auth?next=${encodeURIComponent(path)}`,
    ]);
  }
  await window.close();
});

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('G14 an address that leads nowhere says so and shows ways on, $width $theme, without script', async (looking) => {
  const window = await openWindow(stage.browser, stage.program.url, { ...looking, scripts: false });
  const page = await window.newPage();
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  expect(await page.title()).toBe('404 Page Not Found · Uli');
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
  expect(await page.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/');
  expect(await page.getByRole('link', { name: 'Discover Artists' }).getAttribute('href')).toBe('/explore');
  await isSound(page);
  await window.close();
});
