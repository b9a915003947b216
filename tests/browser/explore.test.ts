import pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openArtist, registerAt } from '#tests/support/artist.ts';
import { openWindow, watchConsole } from '#tests/support/browser.ts';
import { photo } from '#tests/support/pictures.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

beforeAll(async () => {
  const [ada, tunde] = [await openArtist(stage.program.url, 'ada'), await openArtist(stage.program.url, 'tunde')];
  await ada.call('PATCH', '/api/user', { fullName: 'Adaeze Obi', profession: 'Braider' });
  await tunde.call('PATCH', '/api/user', { fullName: 'Túndé Bákàrè', profession: 'Barber' });
  await locate([ada.id, 'Peckham', 51.474, -0.069], [tunde.id, 'Lagos', 6.5, 3.38]);
  await show('ada', {
    caption: 'Waist length #knotless',
    alts: '["Plaits from behind"]',
    serviceId: `${ada.serviceIds[0]}`,
  });
  await show('tunde', { caption: 'Burst fade', alts: '["A head from the side"]' });
  await registerAt(stage.program.url, 'cleo');
});

/** Says where people work, as their own settings do once they name a place. */
async function locate(...places: [id: number, city: string, latitude: number, longitude: number][]): Promise<void> {
  const client = new pg.Client({ connectionString: stage.program.settings['DATABASE_URL']! });
  await client.connect();
  const text = 'UPDATE users SET city = $2, latitude = $3, longitude = $4 WHERE id = $1';
  for (const values of places) await client.query(text, values);
  await client.end();
}

/** Posts a picture. */
async function show(username: string, fields: Record<string, string>): Promise<void> {
  const window = await signedIn(stage.browser, stage.program.url, username);
  const images = { name: 'work.jpg', mimeType: 'image/jpeg', buffer: await photo(400, 500) };
  const answer = await window.request.post('/api/posts', { multipart: { images, ...fields } });
  expect(answer.status()).toBe(201);
  await window.close();
}

const looks = [
  { width: 360, theme: 'light' as const },
  { width: 360, theme: 'dark' as const },
  { width: 1280, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
];
const rows = (page: Page) => page.locator('li[data-person]');
const searchField = (page: Page) => page.getByPlaceholder('Search by name, username, or profession');

/** The next Saturday, as a date field takes it. */
function nextSaturday(): string {
  const day = new Date(Date.now() + 86_400_000);
  while (day.getUTCDay() !== 6) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

test.each(looks)('E04 an artist is found by a misspelt name, whatever its case, $width $theme', async (looking) => {
  const window = await openWindow(stage.browser, stage.program.url, looking);
  const page = await window.newPage();
  const complaints = watchConsole(page);
  await page.goto('/explore');
  await page.getByRole('heading', { level: 1, name: 'Discover Artists' }).waitFor();
  const row = rows(page).filter({ hasText: 'Adaeze Obi' });
  await row.getByText('@ada').waitFor();
  await row.getByText('Braider').waitFor();
  // What they made is seen before anything is pressed.
  const work = row.getByRole('link', { name: 'Plaits from behind' });
  expect(await work.getAttribute('href')).toMatch(/^\/post\/\d+$/);
  const width = () => work.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBe(240);
  await isSound(page);
  await searchField(page).fill('adeze');
  await page.getByRole('status').filter({ hasText: '1 person' }).waitFor();
  expect(await rows(page).count()).toBe(1);
  expect(page.url()).toBe(`${stage.program.url}/explore?q=adeze`);
  await row.getByRole('link', { name: 'View Profile' }).click();
  await page.waitForURL('**/u/ada');
  await page.goBack();
  await row.waitFor();
  expect(complaints).toEqual([]);
  await window.close();
});

test('who is free on Saturday at three is found and booked, signed out', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { width: 360, timeZone: 'Europe/London' });
  const page = await window.newPage();
  await page.goto('/explore/braids');
  await page.getByRole('heading', { level: 1, name: 'Braids' }).waitFor();
  await page.getByText('More filters').click();
  await page.getByLabel('Date', { exact: true }).fill(nextSaturday());
  await page.getByLabel('Earliest time', { exact: true }).fill('15:00');
  await page.getByLabel('Latest time', { exact: true }).fill('16:00');
  const slots = page.getByRole('list', { name: 'Free times of Adaeze Obi' }).getByRole('link');
  const slot = slots.first();
  await slot.waitFor();
  // The day is said once.
  const said = async () => (await slots.allInnerTexts()).join(' ');
  await expect.poll(said).toMatch(/^Sat \d+, \d\d:\d\d( \d\d:\d\d)*$/);
  await page.getByRole('status').filter({ hasText: '1 artist is free' }).waitFor();
  await isSound(page);
  await slot.click();
  await page.waitForURL('**/u/ada/book?**');
  await page.getByRole('button', { name: /^Book/ }).first().waitFor();
  await window.close();
});

test('E01 the page is called Discover Artists, and says what its search looks through', async () => {
  const page = await (await openWindow(stage.browser, stage.program.url)).newPage();
  await page.goto('/explore');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Discover Artists');
  expect(await searchField(page).isVisible()).toBe(true);
});

test('E05 when nobody fits the page says so', async () => {
  const page = await (await openWindow(stage.browser, stage.program.url, { width: 1280 })).newPage();
  await page.goto('/explore?q=zzzzzz');
  await page.getByRole('heading', { name: 'No artists found' }).waitFor();
  expect(await rows(page).count()).toBe(0);
  await isSound(page);
  await page.context().close();
});

test('S02 when no one fits the filters they are cleared with one press', async () => {
  const page = await (await openWindow(stage.browser, stage.program.url, { width: 360 })).newPage();
  await page.goto('/explore/braids?q=zzzzzz');
  await page.getByRole('heading', { name: 'No artists found' }).waitFor();
  await page.getByRole('link', { name: 'Clear filters' }).first().click();
  await page.waitForURL('**/explore');
  expect(await rows(page).count()).toBeGreaterThan(1);
  await page.context().close();
});

test('without script the form, the categories and the pages are links and fields that work', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { width: 360, scripts: false });
  const page = await window.newPage();
  await page.goto('/explore');
  await searchField(page).fill('barber');
  await page.getByRole('button', { name: 'Search' }).click();
  await rows(page).filter({ hasText: 'Túndé Bákàrè' }).waitFor();
  expect(await rows(page).count()).toBe(1);
  await page.goto('/explore');
  await page.getByRole('link', { name: 'Braids' }).click();
  await page.waitForURL('**/explore/braids');
  expect(await rows(page).count()).toBe(1);
  expect(await page.title()).toBe('Braids · Uli');
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('Braids');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/explore\/braids$/);
  expect((await page.goto('/explore/welding'))!.status()).toBe(404);
  await window.close();
});

test('E03 a row says who somebody is and leads to their profile; nobody finds themselves', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 });
  const page = await openAlive(window, '/explore');
  const complaints = watchConsole(page);
  await rows(page).first().waitFor();
  expect(await rows(page).filter({ hasText: '@cleo' }).count()).toBe(0);
  await searchField(page).fill('TUNDE');
  await page.getByRole('status').filter({ hasText: '1 person' }).waitFor();
  const row = rows(page).first();
  const words = (await row.innerText()).replaceAll(/\s+/g, ' ');
  for (const said of ['Túndé Bákàrè', '@tunde', 'Barber']) expect(words).toContain(said);
  const link = row.getByRole('link', { name: 'View Profile' });
  expect(await link.getAttribute('href')).toMatch(/^\/profile\/\d+$/);
  const soonest = row.getByRole('link', { name: /^Next free: \w{3} \d+ \w+, \d\d:\d\d, book Túndé Bákàrè$/ });
  expect(await soonest.getAttribute('href')).toMatch(/^\/u\/tunde\/book\?.*slot=/);
  await isSound(page);
  expect(complaints).toEqual([]);
  await window.close();
});

test('E02 while artists load there are six rows of their shape', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 });
  const page = await openAlive(window, '/explore');
  const held = await holdCalls(page, '**/api/users?**');
  await searchField(page).fill('ad');
  await page.locator('[data-skeleton-row]').nth(5).waitFor();
  expect(await page.locator('[data-skeleton-row]').count()).toBe(6);
  held.letGo();
  await rows(page).filter({ hasText: 'Adaeze Obi' }).waitFor();
  await window.close();
});

test('S01 when artists do not come the page says so, and loads them when asked again', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 });
  const page = await openAlive(window, '/explore');
  const held = await holdCalls(page, '**/api/users?**');
  await searchField(page).fill('ad');
  held.breakOff();
  await page.getByText('We could not load artists. Try again.').waitFor();
  await isSound(page);
  await page.unroute('**/api/users?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await rows(page).filter({ hasText: 'Adaeze Obi' }).waitFor();
  await window.close();
});

test('work is shown as pictures, searched and filtered as people are; what can be booked says so', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { width: 360 });
  const page = await window.newPage();
  const complaints = watchConsole(page);
  await page.goto('/explore/braids');
  await page.getByRole('link', { name: 'Work', exact: true }).click();
  await page.waitForURL('**/explore/braids?view=work');
  const works = page.getByRole('list', { name: 'Work' }).getByRole('listitem');
  expect(await works.count()).toBe(1);
  await works.getByText('Book from £120').waitFor();
  await isSound(page);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await page.waitForURL('**/explore?view=work');
  await page.getByRole('status').filter({ hasText: '2 posts' }).waitFor();
  await searchField(page).fill('plaits');
  await page.getByRole('status').filter({ hasText: '1 post' }).waitFor();
  expect(page.url()).toBe(`${stage.program.url}/explore?view=work&q=plaits`);
  await searchField(page).fill('violin');
  await page.getByRole('heading', { name: 'No work found' }).waitFor();
  await searchField(page).fill('knotless');
  await works.getByRole('link').click();
  await page.waitForURL('**/post/*');
  expect(complaints).toEqual([]);
  await window.close();
});

test('work in the app: a skeleton, a word when it does not come, the post behind a picture, and back', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 });
  const page = await openAlive(window, '/explore');
  const held = await holdCalls(page, '**/api/explore/work?**');
  await page.getByRole('link', { name: 'Work', exact: true }).click();
  await page.locator('[data-skeleton-tile]').nth(5).waitFor();
  held.breakOff();
  await page.getByText('We could not load the work. Try again.').waitFor();
  await page.unroute('**/api/explore/work?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Plaits from behind' }).waitFor();
  await isSound(page);
  await page.getByRole('link', { name: 'Plaits from behind' }).click();
  await page.waitForURL('**/post/*');
  await page.goBack();
  await page.waitForURL('**/explore?view=work');
  await page.getByRole('link', { name: 'Plaits from behind' }).waitFor();
  await window.close();
});

const people: [string, () => Promise<BrowserContext>][] = [
  ['a visitor', () => openWindow(stage.browser, stage.program.url, { width: 1280 })],
  ['a signed-in person', () => signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 })],
];

test.each(people)('%s looks near where they are, if the browser tells it', async (_who, open) => {
  const window = await open();
  const page = await openAlive(window, '/explore');
  await page.getByRole('button', { name: 'Near me' }).click();
  await page.getByText('Your browser did not tell where you are. Type a town instead.').waitFor();
  await page.getByLabel('Where').and(page.locator(':focus')).waitFor();
  expect(page.url()).toBe(`${stage.program.url}/explore`);
  await window.grantPermissions(['geolocation'], { origin: stage.program.url });
  await window.setGeolocation({ latitude: 51.5, longitude: -0.1, accuracy: 10 });
  await page.getByRole('button', { name: 'Near me' }).click();
  await page.waitForURL('**/explore?lat=51.5*&lon=-0.1*');
  await page.getByRole('status').filter({ hasText: '1 person' }).waitFor();
  await rows(page).filter({ hasText: 'Adaeze Obi' }).getByText('4 km away').waitFor();
  expect(await page.getByRole('button', { name: 'Near me' }).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Near me' }).click();
  await page.waitForURL('**/explore');
  await rows(page).nth(1).waitFor();
  await window.close();
});

test('prices are compared in one currency, and the page says so', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { width: 1280 });
  const page = await window.newPage();
  await page.goto('/explore');
  await page.getByText('More filters').click();
  await page.getByLabel('Currency').selectOption('GBP');
  await page.getByLabel('Price up to').fill('150');
  await page.getByText('Prices in GBP only. What is priced in another currency is not shown.').waitFor();
  expect(page.url()).toBe(`${stage.program.url}/explore?price=150&currency=GBP`);
  expect(await rows(page).count()).toBe(2);
  await window.close();
});

test('without script a category leads to its places, each a page with a name of its own', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { width: 360, scripts: false });
  const page = await window.newPage();
  await page.goto('/explore/braids');
  await page.getByRole('link', { name: 'Braids in Peckham' }).click();
  await page.getByRole('heading', { level: 1, name: 'Braids in Peckham' }).waitFor();
  expect(await page.title()).toBe('Braids in Peckham · Uli');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/explore\/braids\/Peckham$/);
  expect(await page.locator('meta[name=robots]').count()).toBe(0);
  expect(await rows(page).count()).toBe(1);
  await isSound(page);
  await window.close();
});
