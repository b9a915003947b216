import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, type Artist, type Caller } from '#tests/support/artist.ts';
import { watchConsole } from '#tests/support/browser.ts';
import { beganMinutesAgo } from '#tests/support/by-hand.ts';
import { photo } from '#tests/support/pictures.ts';
import { bookAs, isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let ada: Artist;
let cleo: Caller;
let ben: Caller;

const services = [
  { name: 'Basic Consultation', duration: 30, price: 5000 },
  { name: 'Full Service', duration: 90, price: 15_000 },
  { name: 'Premium Package', duration: 120, price: 25_000 },
];

beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada', { services, autoConfirm: true });
  cleo = await registerAt(stage.program.url, 'cleo', { fullName: 'Cleo Park' });
  ben = await registerAt(stage.program.url, 'ben', { fullName: 'Ben Okoro' });
  // Both samples wait as drafts.
  const { body: offers } = await ada.call('GET', `/api/users/${ada.id}/offers?drafts=true`);
  for (const { id } of offers) await ada.call('PATCH', `/api/offers/${id}`, { published: true });
  await ben.call('POST', '/api/followers', { followerId: ben.id, followingId: ada.id });
  const times = await freeTimes(ada);
  for (const [index, rating] of [5, 4, 5, 4].entries()) {
    const { id } = await bookAs(cleo, ada, times[index * 4]!);
    await beganMinutesAgo(stage.program, id, 120 * (index + 1));
    await ada.call('PATCH', `/api/bookings/${id}/status`, { status: 'completed' });
    await cleo.call('POST', '/api/ratings', { bookingId: id, rating, comment: `Visit ${index + 1}` });
  }
});
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const panel = (page: Page) => page.getByRole('tabpanel');

const visit = async (who: string, path: string, looking: object = { width: 1280 }) =>
  openAlive(await signedIn(stage.browser, stage.program.url, who, looking), path);

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('R01 the head says who it is and what can be done, $width $theme', async (looking) => {
  const page = await visit('cleo', `/profile/${ada.id}`, looking);
  const complaints = watchConsole(page);
  await page.getByRole('heading', { level: 1, name: 'Ada Lovett' }).waitFor();
  for (const text of ['@ada', 'Tattooer', 'London']) await says(page, text);
  await button(page, 'Book Now').waitFor();
  await page.getByRole('link', { name: 'Message', exact: true }).waitFor();
  await isSound(page);
  await page.goto(`/profile/${ben.id}`);
  for (const text of ['Artist', 'No bio yet']) await page.getByText(text, { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('R02 four tabs, walked with the keyboard', async () => {
  const page = await visit('cleo', `/profile/${ada.id}`);
  const tabs = page.getByRole('tab');
  expect(await tabs.allInnerTexts()).toEqual(['Recent Works', 'Services', 'Offers', 'Ratings']);
  await tabs.first().focus();
  for (const [name, text] of [
    ['Services', 'Basic Consultation'],
    ['Offers', 'FRIEND15'],
    ['Ratings', 'Visit 4'],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await panel(page).getByText(text).first().waitFor();
    expect(await page.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true');
    expect(new URL(page.url()).searchParams.get('tab')).toBe(name.toLowerCase());
    await isSound(page);
  }
  await page.context().close();
});

test('R03 services stand with their minutes and prices', async () => {
  const page = await visit('cleo', `/profile/${ada.id}?tab=services`);
  await panel(page).getByText('Basic Consultation').first().waitFor();
  const board = (await panel(page).innerText()).replaceAll(/\s+/g, ' ');
  expect(board).toMatch(/Basic Consultation.*30 min.*\$50/);
  expect(board).toMatch(/Full Service.*90 min.*\$150/);
  expect(board).toMatch(/Premium Package.*\$250/);
  await page.context().close();
});

test('R04 offers stand with what they take off, and their codes', async () => {
  const page = await visit('cleo', `/profile/${ada.id}?tab=offers`);
  await panel(page).getByText('Summer Special').first().waitFor();
  expect(await panel(page).innerText()).toMatch(/20% off[^]*15% off[^]*Referral Discount[^]*FRIEND15/);
  await page.context().close();
});

test('R05 three ratings are shown, and the others when asked for', async () => {
  const page = await visit('cleo', `/profile/${ada.id}`, { width: 360 });
  await page.getByRole('link', { name: '4 reviews' }).click();
  const visits = panel(page).getByText(/^Visit \d$/);
  await expect.poll(() => visits.count()).toBe(3);
  const tabs = page.getByRole('tablist');
  await expect.poll(async () => (await tabs.boundingBox())!.y).toBeLessThan(200);
  await button(page, 'Show All 4 Reviews').click();
  await expect.poll(() => visits.count()).toBe(4);
  await button(page, 'Show Less').click();
  await expect.poll(() => visits.count()).toBe(3);
  await page.context().close();
});

test('R06 without ratings the tab says so', async () => {
  const page = await visit('cleo', `/profile/${ben.id}?tab=ratings`, { width: 360 });
  await says(page, 'No Ratings Yet');
  await says(page, "This artist hasn't received any ratings yet");
  await isSound(page);
  await page.context().close();
});

test('R07 an average of four and a half is drawn with half a star', async () => {
  const page = await visit('cleo', `/profile/${ada.id}?tab=ratings`);
  const stars = page.getByRole('img', { name: /4\.5 of 5/ }).first();
  await stars.waitFor();
  const drawn = await stars
    .locator('svg')
    .evaluateAll((marks) =>
      marks.map((mark) => [mark.classList.contains('text-line-strong'), mark.innerHTML] as const),
    );
  // None of the five is empty; the last is drawn unlike the four before it, which are alike.
  expect(drawn.map(([empty]) => empty)).toEqual([false, false, false, false, false]);
  expect(drawn.map(([, lines]) => lines === drawn[0]![1])).toEqual([true, true, true, true, false]);
  await page.context().close();
});

test('S03 a profile that is not there, or not for oneself, says so and leads on; one that loads shows its shape', async () => {
  const page = await visit('cleo', '/profile/999999', { width: 360, theme: 'dark' });
  await says(page, 'This profile does not exist.');
  expect(await page.getByRole('main').getByRole('link', { name: 'Discover Artists' }).getAttribute('href')).toBe(
    '/explore',
  );
  await isSound(page);
  await ben.call('POST', '/api/blocks', { blockedId: cleo.id });
  await page.goto(`/profile/${ben.id}`);
  await says(page, 'This profile is not available.');
  await isSound(page);
  await ben.call('DELETE', `/api/blocks/${cleo.id}`);
  await page.goto('/explore');
  await isAlive(page);
  const held = await holdCalls(page, `**/api/users/${ada.id}`);
  await page.getByRole('link', { name: 'View Profile' }).first().click();
  await page.getByText('Loading', { exact: true }).or(page.getByLabel('Loading the profile')).first().waitFor();
  held.letGo();
  await page.getByRole('tab', { name: 'Recent Works' }).waitFor();
  await page.context().close();
});

test('S04 without work the tab says so, and tells its owner to post', async () => {
  const page = await visit('cleo', `/profile/${ada.id}`);
  await says(page, 'Ada Lovett has not posted yet.');
  const own = await visit('ada', '/profile');
  expect(await panel(own).getByRole('link', { name: 'Post your first work' }).getAttribute('href')).toBe('/create');
  // Whoever only books has nothing left to set up.
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Post your first work' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Set up your page' }).count()).toBe(0);
  for (const each of [page, own]) await each.context().close();
});

test('S05 without services the tab leads on: clients to write, owners to what they need to be booked', async () => {
  const page = await visit('cleo', `/profile/${ben.id}?tab=services`);
  await says(page, 'Ben Okoro has not listed services yet. Send a message.');
  await isSound(page);
  const own = await visit('ben', '/profile?tab=services');
  expect(await panel(own).getByRole('link').first().getAttribute('href')).toBe('/onboarding/trade');
  // One's own address stands in line with one's name.
  const start = async (name: RegExp | string, role: 'link' | 'heading') =>
    (await own.getByRole(role, { name }).first().boundingBox())!.x;
  expect(await start(/\/u\/ben$/, 'link')).toBe(await start('Ben Okoro', 'heading'));
  for (const each of [page, own]) await each.context().close();
});

test('S06 without offers the tab says so', async () => {
  const page = await visit('cleo', `/profile/${ben.id}?tab=offers`, { width: 360 });
  await says(page, 'No offers right now.');
  expect(await panel(page).getByRole('listitem').count()).toBe(0);
  await page.context().close();
});

test('the head follows, lists who follows, books the next free time, mutes and blocks', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 360 });
  await window.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await openAlive(window, `/profile/${ada.id}`);
  await button(page, 'Follow Ada Lovett').click();
  await page.getByRole('link', { name: '2 followers' }).click();
  await page.waitForURL(`**/profile/${ada.id}/followers`);
  const people = page.getByRole('list', { name: 'Who follows Ada Lovett' });
  await expect.poll(() => people.getByRole('listitem').count()).toBe(2);
  await isSound(page);
  // No button beside oneself.
  expect(await people.getByRole('button').count()).toBe(1);
  await people.getByRole('button', { name: 'Follow Ben Okoro' }).waitFor();
  await page
    .getByRole('navigation', { name: 'People' })
    .getByRole('link', { name: /Following/ })
    .click();
  await says(page, 'Ada Lovett follows nobody yet.');
  await ben.call('PUT', '/api/follows/settings', { hidden: true });
  await page.goto(`/profile/${ben.id}/followers`);
  await says(page, 'Ben Okoro keeps these lists private.');

  await page.goto(`/profile/${ada.id}`);
  await isAlive(page);
  await button(page, 'Following Ada Lovett').click();
  await page.getByRole('link', { name: '1 follower', exact: true }).waitFor();
  await button(page, /^Next free: /).click();
  await page.getByRole('dialog').getByText('Basic Consultation').first().waitFor();
  await page.getByRole('dialog').locator(':focus').press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const choose = async (name: string) => {
    await button(page, 'More about Ada Lovett').click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Mute Ada Lovett');
  await says(page, 'You do not see what Ada Lovett posts any more.');
  await choose('Block Ada Lovett');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await button(page, 'Book Now').waitFor({ state: 'detached' });
  await choose('Unblock Ada Lovett');
  await button(page, 'Book Now').waitFor();

  // The profile of somebody blocked says so, not that there is nothing; they learn nothing of it.
  await cleo.call('POST', '/api/blocks', { blockedId: ada.id });
  await page.reload();
  await isAlive(page);
  const barred = page.getByRole('main').getByRole('heading', { name: 'You blocked Ada Lovett.' });
  await barred.waitFor();
  expect(await page.getByText(/has not posted yet/).count()).toBe(0);
  await isSound(page);
  const theirs = await visit('ada', `/profile/${cleo.id}`);
  await says(theirs, 'This profile is not available.');
  await theirs.context().close();
  await button(page, 'Unblock Ada Lovett').click();
  await barred.waitFor({ state: 'detached' });
  await button(page, 'Book Now').waitFor();
  await choose('Share');
  await says(page, 'The address is copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${stage.program.url}/u/ada`);
  await window.close();
});

test('one’s own profile says what it lacks; a picture, a category and a place are added with the keyboard', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  await window.grantPermissions(['geolocation']);
  await window.setGeolocation({ latitude: 51.474_321, longitude: -0.069_123 });
  // Written by the server: once the page is in sight, it would push the tabs down.
  expect(await (await window.request.get('/profile')).text()).toMatch(/<h2[^>]*>Set up your page</);
  const page = await openAlive(window, '/profile');
  await page.getByRole('heading', { name: 'Set up your page' }).waitFor();
  expect(await page.getByRole('button', { name: 'Book Now' }).count()).toBe(0);
  await isSound(page);
  await page.getByRole('link', { name: 'Add a picture of yourself' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settings/profile');
  await says(page, 'People who look around here find you.');

  const file = page.locator('input[type=file]');
  const choose = async (name: string, buffer: Buffer) => file.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await choose('words.jpg', Buffer.from('no picture at all'));
  await says(page, /This file is not a picture that can be shown here/);
  await choose('me.jpg', await photo(900, 900));
  await button(page, 'Save profile').waitFor();
  await isSound(page);
  await page.getByLabel('Category').selectOption('Photography');
  await page.getByLabel('City').fill('Peckham');
  await button(page, 'Use my current position').click();
  await says(page, /Your position is used/);
  await page.getByLabel('About your work').fill('Small lines.');
  await page.keyboard.press('Enter');
  await button(page, 'Save profile').focus();
  await page.keyboard.press('Enter');
  await says(page, 'Your profile is saved');
  await says(page, 'People who look around here find you.');
  const { body } = await ada.call('GET', '/api/user');
  expect(body).toMatchObject({ category: 'photography', city: 'Peckham', latitude: 51.47, longitude: -0.07 });
  expect(body.profileImage).toMatch(/^\/media\//);
  // One's own page, which was read before.
  await page.goBack();
  await page.getByText('Small lines.').waitFor();
  await page.goForward();

  await button(page, 'Remove').click();
  await button(page, 'Choose a picture').waitFor();
  await button(page, 'Save profile').click();
  await expect.poll(async () => (await ada.call('GET', '/api/user')).body.profileImage).toBeNull();
  await page.getByLabel('City').fill('Nowhere at all');
  await button(page, 'Save profile').click();
  await says(page, 'We do not know where this is');
  await window.close();
});
