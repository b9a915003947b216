import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { openWindow, watchConsole } from '#tests/support/browser.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('a gap is offered from a phone, seen live by followers, booked with its discount, and gone', async () => {
  const { url } = stage.program;
  const ada = await openArtist(url, 'ada', { autoConfirm: true });
  const [cleo, sid] = [await registerAt(url, 'cleo'), await registerAt(url, 'sid')];
  for (const { call, id } of [cleo, sid]) await call('POST', '/api/followers', { followerId: id, followingId: ada.id });

  // Cleo and Sid look at what those do whom they follow; nobody offers anything yet.
  const cleos = await signedIn(stage.browser, url, 'cleo', { width: 1280, theme: 'dark' });
  const sids = await signedIn(stage.browser, url, 'sid', { width: 360, theme: 'dark' });
  const page = await openAlive(cleos, '/?feed=following');
  const other = await openAlive(sids, '/?feed=following');
  const gaps = page.getByRole('region', { name: 'Free at short notice' });
  const others = other.getByRole('region', { name: 'Free at short notice' });
  await page.getByText(/^Nobody you follow has posted yet/).waitFor();
  expect(await gaps.count()).toBe(0);

  const adas = await signedIn(stage.browser, url, 'ada', { width: 360, theme: 'light' });
  const hers = await openAlive(adas, '/dashboard');
  const complaints = [page, other, hers].map((each) => watchConsole(each));
  await hers.getByRole('button', { name: 'Create' }).click();
  await hers.getByRole('dialog', { name: 'Create' }).getByRole('link', { name: 'Add opening' }).click();
  const dialog = hers.getByRole('dialog', { name: 'Add opening' });
  await dialog.getByLabel('Time').fill('22:10');
  await dialog.getByText('This is outside your hours.').waitFor();
  await dialog.getByRole('group', { name: 'Free gaps' }).getByRole('button').last().click();
  const discount = dialog.getByRole('group', { name: 'Discount' });
  await discount.getByRole('button', { name: 'Other' }).click();
  await dialog.getByLabel('Percent off').fill('95');
  await dialog.getByRole('button', { name: 'Add opening' }).click();
  await dialog.getByText('Write a number from 1 to 90.').waitFor();
  await isSound(hers);
  await discount.getByRole('button', { name: '20%' }).click();
  await dialog.getByText('£96', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Add opening' }).click();
  await hers
    .getByText(/^Opening added: Fine line, palm size/)
    .first()
    .waitFor();

  // Both see it come without doing anything.
  await gaps.getByText('with Ada Lovett').waitFor();
  await others.getByText('20% off').waitFor();
  await isSound(page);
  await isSound(other);
  await gaps.getByRole('link', { name: /^Book Fine line, palm size with Ada Lovett, / }).click();
  const sheet = page.getByRole('dialog', { name: 'Pick a time' });
  await sheet.getByText('£96 with Last-minute offer').filter({ visible: true }).first().waitFor();
  const book = sheet.getByRole('button', { name: /^Book \w+ \d+/ });
  await book.waitFor();
  await isSound(page);
  await book.click();
  await page.waitForURL(/\/booking-confirmation\?booking=\d+/);
  await addsUp(page, 'Price £120 Last-minute offer −£24 Total £96');

  // It is gone for Sid, and for Ada herself.
  await others.waitFor({ state: 'detached' });
  await hers.goto('/calendar');
  await isAlive(hers);
  await hers.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
  expect(await hers.getByRole('region', { name: 'Your openings' }).count()).toBe(0);

  // Another one: taken back and brought again by the toast, on one's own profile.
  const [date = ''] = (await ada.call('GET', `/api/calendar?${tomorrow()}`)).body.days.map(({ date: day }: any) => day);
  const gap = { serviceId: ada.serviceIds[0], date: `${date}T19:40:00Z`, percent: 10, override: true };
  expect((await ada.call('POST', '/api/openings', gap)).status).toBe(201);
  await hers.goto('/profile');
  await isAlive(hers);
  const own = hers.getByRole('region', { name: 'Your openings' });
  await own.getByRole('button', { name: /^Take back Fine line/ }).click();
  await own.waitFor({ state: 'detached' });
  await hers.getByRole('button', { name: 'Undo' }).click();
  await own.waitFor();
  await isSound(hers);

  // A guest books it on the public page, without script.
  const guests = await stage.browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    timezoneId: 'Europe/London',
  });
  const plain = await guests.newPage();
  await plain.goto(`/u/${ada.username}`);
  await plain
    .getByRole('region', { name: 'Last-minute openings' })
    .getByRole('link', { name: /^Book Fine line/ })
    .click();
  await addsUp(plain, 'Price £120 Last-minute offer −£12 Total £108');
  await plain.getByLabel('Your name').fill('Grace Hopper');
  await plain.getByLabel('Email').fill('grace@example.com');
  await plain.getByRole('button', { name: /^Book/ }).last().click();
  await plain.waitForURL(/\/b\//);
  await addsUp(plain, 'Price £120 Last-minute offer −£12 Total £108');
  await own.waitFor({ state: 'detached' });
  expect(complaints.flat()).toEqual([]);
  for (const window of [cleos, sids, adas, guests]) await window.close();
});

test('whoever lives elsewhere reads whose clock an opening is on, at home and on the profile', async () => {
  const { url } = stage.program;
  const gil = await openArtist(url, 'gil', { city: 'London' });
  const [date = ''] = await freeTimes(gil);
  const gap = { serviceId: gil.serviceIds[0], date, percent: 20, override: true };
  expect((await gil.call('POST', '/api/openings', gap)).status).toBe(201);
  const xenia = await registerAt(url, 'xenia');
  await xenia.call('POST', '/api/followers', { followerId: xenia.id, followingId: gil.id });
  const window = await signedIn(stage.browser, url, 'xenia', { timeZone: 'America/New_York' });
  for (const [path, name] of [
    ['/?feed=following', 'Free at short notice'],
    [`/profile/${gil.id}`, 'Last-minute openings'],
  ] as const) {
    const page = await openAlive(window, path);
    await page.getByRole('region', { name }).getByText('London time', { exact: true }).waitFor();
    await isSound(page);
  }
  await window.close();
});

test('whoever picks the time of an opening among all times pays its price, as a guest and in the sheet', async () => {
  const { url } = stage.program;
  const ivo = await openArtist(url, 'ivo', { autoConfirm: true });
  const times = await freeTimes(ivo);
  const [first = '', , , second = ''] = times;
  for (const date of [first, second]) {
    const gap = { serviceId: ivo.serviceIds[0], date, percent: 20, override: true };
    expect((await ivo.call('POST', '/api/openings', gap)).status).toBe(201);
  }
  const guests = await openWindow(stage.browser, url, { scripts: false });
  const plain = await guests.newPage();
  await plain.goto(`/u/ivo/book?service=${ivo.serviceIds[0]}&date=${first.slice(0, 10)}`);
  const reduced = plain.getByRole('link', { name: /^\d\d:\d\d £96, / });
  expect(
    await plain
      .getByRole('region', { name: /day/ })
      .getByRole('link', { name: /^\d\d:\d\d £96, / })
      .count(),
  ).toBe(2);
  await plain.getByText('A time with a price under it costs less.').waitFor();
  await isSound(plain);
  await reduced.first().click();
  await addsUp(plain, 'Price £120 Last-minute offer −£24 Total £96');
  await plain.getByLabel('Your name').fill('Grace Hopper');
  await plain.getByLabel('Email').fill('grace@example.com');
  await plain.getByRole('button', { name: /^Book/ }).last().click();
  await plain.waitForURL(/\/b\//);
  await addsUp(plain, 'Price £120 Last-minute offer −£24 Total £96');
  // An address without the opening costs no more.
  await plain.goto(`/u/ivo/book?service=${ivo.serviceIds[0]}&slot=${second}&step=you`);
  await addsUp(plain, 'Price £120 Last-minute offer −£24 Total £96');
  await guests.close();

  const noor = await registerAt(url, 'noor');
  const hers = await signedIn(stage.browser, url, 'noor', { width: 360 });
  const page = await openAlive(hers, `/profile/${ivo.id}?book=${ivo.serviceIds[0]}`);
  const sheet = page.getByRole('dialog', { name: 'Pick a time' });
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' });
  await sheet
    .getByRole('button', { name: new RegExp(`^${day.format(new Date(second))} .+ free times?$`) })
    .first()
    .click();
  await sheet.locator('label', { hasText: '£96' }).first().click();
  await sheet.getByText('£96 with Last-minute offer').filter({ visible: true }).first().waitFor();
  await sheet.getByText('A last-minute offer is for one visit only.').waitFor();
  await isSound(page);
  await sheet.getByRole('button', { name: /^Book \w+ \d+/ }).click();
  await page.waitForURL(/\/booking-confirmation\?booking=\d+/);
  const { body } = await noor.call('GET', `/api/bookings/client/${noor.id}/upcoming`);
  expect(body).toMatchObject([{ total: 9600, discount: 2400 }]);
  await hers.close();
});

test('a time in the feed of those whom one follows has the price of its opening', async () => {
  const { url } = stage.program;
  const [kit, lou] = [await openArtist(url, 'kit', { autoConfirm: true }), await registerAt(url, 'lou')];
  const [serviceId] = kit.serviceIds;
  const post = await kit.call('POST', '/api/posts', formOf([await photo(300, 375)], { serviceId: String(serviceId) }));
  // The first one may begin meanwhile.
  const [, date] = (await lou.call('GET', `/api/posts/${post.body.id}/free-times`)).body.times;
  expect((await kit.call('POST', '/api/openings', { serviceId, date, percent: 20, override: true })).status).toBe(201);
  await lou.call('POST', '/api/followers', { followerId: lou.id, followingId: kit.id });
  const window = await signedIn(stage.browser, url, 'lou', { width: 360 });
  const page = await openAlive(window, '/?feed=following');
  const times = page.getByRole('list', { name: 'Next free times' }).getByRole('button');
  await times.filter({ hasText: '£96' }).waitFor();
  expect(await times.filter({ hasText: '£' }).count()).toBe(1);
  await isSound(page);
  await window.close();
});

/** The ticket shows what its total is made of, row by row. */
async function addsUp(page: Page, rows: string): Promise<void> {
  const ticket = page.locator('.ticket dl').first();
  await expect.poll(async () => (await ticket.innerText()).replaceAll(/\s+/g, ' ')).toContain(rows);
}

function tomorrow(): string {
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return `from=${date}&to=${date}`;
}

test.each([
  { width: 360, theme: 'dark' as const, view: 'agenda' },
  { width: 1280, theme: 'light' as const, view: 'day' },
])('an opening stands in the calendar where it is, and is taken back there, $view', async ({ view, ...looking }) => {
  const dora = await openArtist(stage.program.url, `dora${looking.width}`);
  const date = new Date((await freeTimes(dora))[2]!);
  const gap = { serviceId: dora.serviceIds[0], date: date.toISOString(), percent: 20 };
  expect((await dora.call('POST', '/api/openings', gap)).status).toBe(201);
  const window = await signedIn(stage.browser, stage.program.url, dora.username, looking);
  const page = await openAlive(window, `/calendar?view=${view}&date=${gap.date.slice(0, 10)}`);
  const mark = page.locator(`[data-day="${gap.date.slice(0, 10)}"]`).getByRole('button', { name: /Opening/ });
  await expect.poll(() => mark.innerText()).toMatch(/^\d\d:\d\d to \d\d:\d\d, Opening, Fine line, palm size, 20% off$/);
  await isSound(page);
  await mark.click();
  await page.getByRole('menuitem', { name: 'Take back' }).click();
  await mark.waitFor({ state: 'detached' });
  await page.getByText('Opening taken back').first().waitFor();
  await window.close();
});

test('what is free next is an opening where that comes first, in the app as on the public page', async () => {
  const { url } = stage.program;
  const joy = await openArtist(url, 'joy', { timeZone: 'UTC' });
  const { body: hours } = await joy.call('GET', `/api/users/${joy.id}/availability`);
  await joy.call('PUT', '/api/availability', { ...hours, minNotice: 3 * 24 * 60 });
  const start = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T10:10:00Z`;
  const gap = { serviceId: joy.serviceIds[0], date: start, percent: 20, override: true };
  expect((await joy.call('POST', '/api/openings', gap)).status).toBe(201);
  await registerAt(url, 'kim');
  const window = await signedIn(stage.browser, url, 'kim');
  const page = await openAlive(window, '/u/joy');
  await page.getByText('Next free: tomorrow 10:10').waitFor();
  await page.goto(`/profile/${joy.id}`);
  await isAlive(page);
  await page.getByRole('button', { name: 'Next free: tomorrow 10:10' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pick a time' });
  await sheet.getByText('£96 with Last-minute offer').filter({ visible: true }).first().waitFor();
  await sheet.getByRole('button', { name: /^Book .+ at 10:10$/ }).waitFor();
  // So it is among all times, and first of them, in the sheet and on the booking page.
  await page.goto(`/profile/${joy.id}?book=${joy.serviceIds[0]}`);
  await isAlive(page);
  await sheet.getByRole('button', { name: 'Soonest: tomorrow 10:10' }).click();
  await sheet.getByText('£96 with Last-minute offer').filter({ visible: true }).first().waitFor();
  await window.close();
  const guests = await openWindow(stage.browser, url, { scripts: false });
  const plain = await guests.newPage();
  await plain.goto(`/u/joy/book?service=${joy.serviceIds[0]}`);
  await plain.getByRole('link', { name: 'Soonest: tomorrow 10:10' }).click();
  await addsUp(plain, 'Price £120 Last-minute offer −£24 Total £96');
  await guests.close();
});

test('a closed day on which something is offered says so in the agenda', async () => {
  const mo = await openArtist(stage.program.url, 'mona', { timeZone: 'UTC' });
  const { body: hours } = await mo.call('GET', `/api/users/${mo.id}/availability`);
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await mo.call('PUT', '/api/availability', { ...hours, overrides: [{ date, intervals: [] }] });
  const gap = { serviceId: mo.serviceIds[0], date: `${date}T12:00:00Z`, override: true };
  expect((await mo.call('POST', '/api/openings', gap)).status).toBe(201);
  const window = await signedIn(stage.browser, stage.program.url, 'mona', { width: 360 });
  const page = await openAlive(window, `/calendar?view=agenda&date=${date}`);
  const day = page.locator(`[data-day="${date}"]`);
  await day.getByText('Closed, but for this opening.').waitFor();
  expect(await day.getByText('Closed.', { exact: true }).count()).toBe(0);
  await window.close();
});
