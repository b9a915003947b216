import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, type Artist, type Caller } from '#tests/support/artist.ts';
import { endTrialIn } from '#tests/support/by-hand.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let ada: Artist;
let cleo: Caller;
let postId: number;

beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada', { autoConfirm: true });
  cleo = await registerAt(stage.program.url, 'cleo', { fullName: 'Cleo Park' });
});

const desk = { width: 1280 };
const dashboardOf = async (who: string, looking: object = desk, path = '/') =>
  openAlive(await signedIn(stage.browser, stage.program.url, who, looking), path);
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const side = (page: Page) => page.getByRole('complementary', { name: 'Your bookings' });
const card = (page: Page, title: string) => side(page).locator('section').filter({ hasText: title });

/** Enters the dashboard from within the app, where what it asks for goes over the network. */
async function enter(who: string, before: (page: Page) => Promise<unknown>): Promise<Page> {
  const window = await signedIn(stage.browser, stage.program.url, who, desk);
  // The live line asks anew for what it may have missed: without it only what is pressed asks again.
  await window.route('**/api/events*', (route) => route.abort());
  const page = await openAlive(window, '/notifications');
  await before(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your Dashboard' }).waitFor();
  return page;
}

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('D01 the dashboard says what it is for, $width $theme', async (looking) => {
  const page = await dashboardOf('ada', looking);
  await page.getByRole('heading', { level: 1, name: 'Your Dashboard' }).waitFor();
  await says(page, 'Manage your bookings, connect with clients and grow your business.');
  expect(await page.title()).toBe('Your Dashboard · Uli');
  await isSound(page);
  await page.context().close();
});

test('D06 without bookings the card says so, and leads to whom one can book', async () => {
  const page = await dashboardOf('cleo');
  await card(page, 'Upcoming Bookings').getByText('No upcoming bookings').waitFor();
  expect(await card(page, 'Upcoming Bookings').getByRole('listitem').count()).toBe(0);
  const links = await card(page, 'Upcoming Bookings').getByRole('link').all();
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(['/explore']);
  await page.context().close();
});

test('D11 without posts the feed says so', async () => {
  const page = await dashboardOf('cleo');
  await says(page, 'No posts found');
  await isSound(page);
  await page.context().close();
});

test('D02 the side column is there from 768 pixels on; trial banner and feed always', async () => {
  const page = await dashboardOf('ada', { width: 768 });
  expect(await side(page).isVisible()).toBe(true);
  await says(page, 'Free Trial Active');
  await page.setViewportSize({ width: 767, height: 800 });
  expect(await side(page).isVisible()).toBe(false);
  await says(page, 'Free Trial Active');
  await says(page, 'No posts found');
  await page.context().close();
});

test('D03 one’s card has names, true counts and the way to edit them', async () => {
  await cleo.call('POST', '/api/followers', { followerId: cleo.id, followingId: ada.id });
  const page = await dashboardOf('cleo');
  const own = side(page).locator('section').first();
  await own.getByText('Cleo Park').waitFor();
  await own.getByText('@cleo').waitFor();
  const counts = await own.locator('dl > div').allInnerTexts();
  expect(counts.map((count) => count.replaceAll(/\s+/g, ' '))).toEqual(['posts 0', 'followers 0', 'following 1']);
  expect(await own.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe('/settings/profile');
  await page.context().close();
});

test('D04 when there is no such user the card says so', async () => {
  const page = await enter('cleo', (entering) =>
    entering.route(`**/api/users/${cleo.id}`, (route) => route.fulfill({ status: 404, json: { message: 'Gone.' } })),
  );
  await side(page).getByText('User not found').waitFor();
  // There is nothing to try again.
  expect(await side(page).getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.context().close();
});

test('D05 at most three visits, each with person, day, time and status', async () => {
  const times = await freeTimes(ada);
  for (const place of [0, 3, 6, 9]) await bookAs(cleo, ada, times[place]!);
  const page = await dashboardOf('cleo');
  const upcoming = card(page, 'Upcoming Bookings');
  await expect.poll(() => upcoming.getByRole('listitem').count()).toBe(3);
  expect(await upcoming.getByText('Ada Lovett').count()).toBe(3);
  expect(await upcoming.getByText(/^[A-Z][a-z]{2} \d+ • \d\d:\d\d$/).count()).toBe(3);
  expect(await upcoming.getByText('confirmed').count()).toBe(3);
  expect(await upcoming.getByRole('link', { name: 'See All' }).getAttribute('href')).toBe('/bookings?tab=upcoming');
  expect(await upcoming.getByText('your time').count()).toBe(0);
  await page.context().close();
  const abroad = await dashboardOf('cleo', { ...desk, timeZone: 'America/New_York' });
  await expect
    .poll(() =>
      card(abroad, 'Upcoming Bookings')
        .getByText(/^= \d\d:\d\d your time$/)
        .count(),
    )
    .toBe(3);
  await abroad.context().close();
});

test('D07 up to three others to follow, never oneself', async () => {
  for (const name of ['ben', 'dora', 'emma']) await openArtist(stage.program.url, name, { fullName: `${name} Obi` });
  const page = await dashboardOf('cleo');
  const suggested = card(page, 'Suggested for You');
  await expect.poll(() => suggested.getByRole('listitem').count()).toBe(3);
  expect(await suggested.getByText('Tattooer').count()).toBe(3);
  expect(await suggested.getByText('Cleo Park').count()).toBe(0);
  expect(await suggested.getByRole('link', { name: 'See All' }).getAttribute('href')).toBe('/explore');
  await suggested
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click();
  await suggested.getByRole('button', { name: /^Following/ }).waitFor();
  await page.context().close();
});

test('D08 with nobody to suggest the card says so', async () => {
  const page = await enter('cleo', (entering) =>
    entering.route('**/api/users/suggestions*', (route) => route.fulfill({ json: [] })),
  );
  await card(page, 'Suggested for You').getByText('No suggestions available').waitFor();
  expect(await card(page, 'Suggested for You').getByRole('listitem').count()).toBe(0);
  await page.context().close();
});

test('D09 while posts load their shapes are there', async () => {
  const page = await dashboardOf('cleo', desk, '/?feed=everyone');
  const held = await holdCalls(page, '**/api/posts?*');
  await page.getByRole('link', { name: 'Following', exact: true }).click();
  await page.getByRole('main').locator('.skeleton').first().waitFor();
  held.letGo();
  await says(page, 'Nobody you follow has posted yet.');
  await expect.poll(() => page.getByRole('main').locator('.skeleton').count()).toBe(0);
  await page.context().close();
});

test('D10 a feed that does not come says why, and comes when it is asked again', async () => {
  const page = await dashboardOf('cleo', desk, '/?feed=everyone');
  await page.route('**/api/posts?*', (route) => route.fulfill({ status: 503, json: { message: 'Later.' } }));
  await page.getByRole('link', { name: 'Following', exact: true }).click();
  await says(page, 'Error loading posts: 503: Later.');
  await page.unroute('**/api/posts?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await says(page, 'Nobody you follow has posted yet.');
  await page.context().close();
});

test('D10 a feed that nobody answers for says so in our words, not in the browser’s', async () => {
  const page = await dashboardOf('cleo', desk, '/?feed=everyone');
  await page.route('**/api/posts?*', (route) => route.abort());
  await page.getByRole('link', { name: 'Following', exact: true }).click();
  await says(page, 'Error loading posts: there is no connection, or Uli does not answer.');
  await page.context().close();
});

test('D12 a post shows who made it, what can be done about it, what others say, and how long ago it was', async () => {
  const form = formOf([await photo(300, 375)], { caption: 'Healed, eight weeks.', alts: '["A fine line on a palm"]' });
  postId = (await ada.call('POST', '/api/posts', form)).body.id;
  for (const content of ['Lovely', 'How long did it take?'])
    await cleo.call('POST', `/api/posts/${postId}/comments`, { content });
  const page = await dashboardOf('cleo', desk, '/?feed=everyone');
  const post = page.getByRole('article').first();
  const words = (await post.innerText()).replaceAll(/\s+/g, ' ');
  const face = post.locator('header span').first();
  expect(await face.evaluate((drawn) => getComputedStyle(drawn, '::before').content)).toBe('"AL"');
  for (const said of ['Ada Lovett', 'Tattooer', 'View all 2 comments']) expect(words).toContain(said);
  // Half a minute is said to be one.
  expect(words).toMatch(/less than a minute ago|\b1 minute ago/);
  expect(words).toMatch(/ada Healed, eight weeks\./);
  await post.getByRole('img', { name: 'A fine line on a palm' }).waitFor();
  const pressed = (link: Element) => Number.parseFloat(getComputedStyle(link, '::after').height);
  expect(await post.getByRole('link', { name: 'Ada Lovett' }).evaluate(pressed)).toBeGreaterThanOrEqual(44);
  for (const name of ['Like', 'Share']) await post.getByRole('button', { name, exact: true }).waitFor();
  await post.getByRole('link', { name: 'Comment', exact: true }).waitFor();
  await isSound(page);
  await post.getByRole('button', { name: 'Book Now' }).click();
  await page
    .getByRole('dialog', { name: 'Choose a service' })
    .or(page.getByRole('dialog', { name: 'Pick a time' }))
    .waitFor();
  await page.context().close();
});

test('D13 a like shows at once, and is taken back without a word when it fails', async () => {
  const page = await dashboardOf('cleo', desk, '/?feed=everyone');
  const post = page.getByRole('article').first();
  const like = post.getByRole('button', { name: 'Like', exact: true });
  const held = await holdCalls(page, '**/likes');
  await like.click();
  await post.getByText('1 like', { exact: true }).waitFor();
  expect(await like.getAttribute('aria-pressed')).toBe('true');
  held.breakOff();
  await expect.poll(() => post.getByText('1 like', { exact: true }).count()).toBe(0);
  expect(await like.getAttribute('aria-pressed')).toBe('false');
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.unroute('**/likes');
  await like.click();
  await expect.poll(async () => (await ada.call('GET', `/api/posts/${postId}`)).body.likesCount).toBe(1);
  await like.click();
  await expect.poll(async () => (await ada.call('GET', `/api/posts/${postId}`)).body.likesCount).toBe(0);
  await page.context().close();
});

test('T01 a trial that is over says so and leads to the plans', async () => {
  await endTrialIn(stage.program, ada.id, 0);
  const page = await dashboardOf('ada');
  await says(page, 'Trial Expired');
  await says(page, 'Your 7-day free trial has ended. Subscribe to continue using Uli.');
  expect(await page.getByRole('link', { name: 'Subscribe Now' }).getAttribute('href')).toBe('/pricing');
  await isSound(page);
  await page.context().close();
});

test('T02 two days before its end the trial warns and offers the plans', async () => {
  await endTrialIn(stage.program, ada.id, 25);
  const page = await dashboardOf('ada', { width: 360, theme: 'dark' });
  await says(page, '2 days left in your free trial');
  expect(await page.getByRole('link', { name: 'Choose Your Plan' }).getAttribute('href')).toBe('/pricing');
  await isSound(page);
  await page.context().close();
});

test('T03 an active trial says how many days are left, and from when to when', async () => {
  await endTrialIn(stage.program, ada.id, 5 * 24 - 1);
  const page = await dashboardOf('ada');
  await says(page, 'Free Trial Active');
  await says(page, '5 days left in your free trial');
  const day = String.raw`[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2,3}(?: \d{4})?`;
  expect(await page.getByRole('main').innerText()).toMatch(new RegExp(`${day} to ${day}`));
  expect(await page.getByRole('link', { name: 'Choose Your Plan' }).count()).toBe(0);
  await page.context().close();
});

test('T04 on its last day the trial ends tomorrow', async () => {
  await endTrialIn(stage.program, ada.id, 23);
  const page = await dashboardOf('ada');
  await says(page, 'Your trial ends tomorrow');
  await page.getByRole('link', { name: 'Choose Your Plan' }).waitFor();
  await page.context().close();
});

test('S09 a card at the side that does not load says so in one line, and loads when it is asked again', async () => {
  const broken = '**/api/bookings/client/*/upcoming*';
  const page = await enter('cleo', async (entering) => {
    await entering.route(broken, (route) => route.fulfill({ status: 500, body: '' }));
    await entering.route('**/api/users/suggestions*', (route) => route.fulfill({ status: 500, body: '' }));
    await entering.route(`**/api/users/${cleo.id}`, (route) => route.fulfill({ status: 500, body: '' }));
  });
  const sentences = ['Your profile did not load.', 'Your bookings did not load.', 'The suggestions did not load.'];
  for (const sentence of sentences) await side(page).getByText(sentence).waitFor();
  expect(await side(page).getByRole('button', { name: 'Try again' }).count()).toBe(3);
  await isSound(page);
  await page.unrouteAll();
  for (const sentence of sentences) {
    await side(page)
      .locator('section')
      .filter({ hasText: sentence })
      .getByRole('button', { name: 'Try again' })
      .click();
    await side(page).getByText(sentence).waitFor({ state: 'detached' });
  }
  await side(page).getByText('@cleo').waitFor();
  await page.context().close();
});

test('S09 a professional whose bookings do not load is told so where their day stands, and sees it when asked again', async () => {
  const page = await enter('ada', (entering) =>
    entering.route('**/api/bookings/artist/*/upcoming*', (route) => route.fulfill({ status: 500, body: '' })),
  );
  const broken = page.getByRole('alert').filter({ hasText: 'Your bookings did not load.' });
  await broken.waitFor();
  await page.unrouteAll();
  await broken.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('region', { name: 'Today' }).getByText('Next client').waitFor();
  expect(await broken.count()).toBe(0);
  await page.context().close();
});
