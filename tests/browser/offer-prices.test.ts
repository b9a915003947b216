import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// An offer that needs no code is what a service costs today, wherever its price is read.

const stage = setStage();
let shop: Artist;

beforeAll(async () => {
  const price = 12_000;
  const services = ['Box braids', 'Cornrows'].map((name) => ({ name, duration: 90, price, currency: 'GBP' }));
  shop = await openArtist(stage.program.url, 'shop', { services });
  const [serviceId] = shop.serviceIds;
  const offer = { title: 'Winter', percent: 20, serviceIds: [serviceId], endsOn: '2099-12-31', published: true };
  const secret = { title: 'Friends', code: 'FRIENDS', percent: 50, published: true };
  for (const each of [offer, secret]) await shop.call('POST', '/api/offers', each);
  await registerAt(stage.program.url, 'cleo');
});

/** What the board says of a service, its spaces aside. */
async function lineOf(page: Page, name: string): Promise<string> {
  const row = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: '90 minutes' }).first();
  await row.waitFor();
  return (await row.innerText()).replaceAll(/\s+/g, ' ');
}

test.each(['/u/shop', '/u/shop/book'])('on %s, without scripts', async (path) => {
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false, width: 360 });
  const page = await window.newPage();
  await page.goto(path);
  const [braids, cornrows] = [await lineOf(page, 'Box braids'), await lineOf(page, 'Cornrows')];
  expect(braids).toMatch(/Winter, instead of £120 £96 Book/);
  expect(cornrows).toMatch(/minutes £120 Book/);
  await window.close();
});

test('on a phone the total stands right above the button that books, what the offer takes off above it', async () => {
  const [slot = ''] = await freeTimes(shop);
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false, width: 360 });
  const page = await window.newPage();
  await page.goto(`/u/shop/book?step=you&service=${shop.serviceIds[0]}&slot=${slot}`);
  const sum = page
    .locator('form')
    .filter({ has: page.getByLabel('Your name') })
    .locator('dl');
  expect((await sum.innerText()).replaceAll(/\s+/g, ' ')).toBe('Price £120 Winter −£24 Total £96');
  await window.close();
});

test('the public page says that the day of booking counts', async () => {
  const window = await openWindow(stage.browser, stage.program.url);
  const page = await window.newPage();
  await page.goto('/u/shop');
  expect(await page.getByText('Book by Thu 31 Dec 2099').count()).toBe(1);
  await window.close();
});

test('on a profile, and in the sheet that books there', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 360 });
  const page = await openAlive(window, `/profile/${shop.id}?tab=services`);
  expect(await lineOf(page, 'Box braids')).toMatch(/Winter, instead of £120 £96/);
  await isSound(page);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Winter, instead of £120').waitFor();
  expect(await sheet.getByText('£96', { exact: true }).count()).toBe(1);
  await page.context().close();
});

test('whoever writes a client in reads what the visit costs before it is booked', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'shop', { width: 360 });
  const page = await openAlive(window, '/calendar');
  await page.getByRole('button', { name: 'New booking' }).click();
  const form = page.getByRole('dialog', { name: 'New booking' });
  await form.getByText('The visit costs £96 with Winter.').waitFor();
  await isSound(page);
  await form.getByLabel('Service').selectOption({ index: 1 });
  await form.getByText('The visit costs £96 with Winter.').waitFor({ state: 'detached' });
  await form.getByLabel('Service').selectOption({ index: 0 });
  const [day = ''] = (await freeTimes(shop)).slice(-1);
  await form.getByLabel('Date', { exact: true }).fill(day.slice(0, 10));
  await form.getByLabel('Time').fill('10:00');
  await form.getByRole('textbox', { name: 'Client' }).fill('Rosalind');
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  const { body: visits } = await shop.call('GET', `/api/bookings/artist/${shop.id}/upcoming`);
  expect(visits.map(({ total }: { total: number }) => total)).toContain(9_600);
  await window.close();
});

test('a code counts for the dates of a series that are shown, and a wrong one is named beside them', async () => {
  const [slot = ''] = await freeTimes(shop);
  const page = await (await openWindow(stage.browser, stage.program.url, { scripts: false })).newPage();
  await page.goto(`/u/shop/book?step=you&service=${shop.serviceIds[1]}&slot=${slot}`);
  await page.getByText('Repeat this visit').click();
  await page.getByLabel('Repeat', { exact: true }).selectOption('Every week');
  await page.getByLabel('How many visits').fill('2');
  await page.getByText('Have a code?').click();
  await page.getByLabel('Code', { exact: false }).fill('NOBODY');
  await page.getByRole('button', { name: 'Show the dates' }).click();
  await page.getByRole('heading', { name: '2 visits' }).waitFor();
  await page
    .getByRole('alert')
    .getByText(/^Code: /)
    .waitFor();
  await page.getByLabel('Code', { exact: false }).fill('FRIENDS');
  await page.getByRole('button', { name: 'Use this code' }).click();
  await page.getByText('Friends takes £60 off.').waitFor();
  await page.getByText(/all of them £120\.$/).waitFor();
  expect(await page.getByRole('heading', { name: '2 visits' }).count()).toBe(1);
  await page.context().close();
});
