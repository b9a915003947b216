import { beforeAll, expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { chooseTime } from '#tests/support/choose-time.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// Several services in one visit: a cut with the beard trimmed, a wash that nobody books by itself.

const stage = setStage();
let shop: Artist;
let day: string;

beforeAll(async () => {
  shop = await openArtist(stage.program.url, 'barber', {
    timeZone: 'UTC',
    services: [
      { name: 'Haircut', duration: 60, price: 4000, currency: 'GBP' },
      { name: 'Beard trim', duration: 30, price: 1500, currency: 'GBP' },
      { name: 'Colour', duration: 120, price: 9000, currency: 'GBP' },
    ],
  });
  day = (await freeTimes(shop, 20)).at(-1)!.slice(0, 10);
  await registerAt(stage.program.url, 'cleo');
});

const chooseOn = (step: string) => `/u/barber/book?service=${shop.serviceIds[0]}&date=${day}${step}`;

test('an artist adds a service that is only had with another, and their page says so', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'barber', { width: 360 });
  const page = await openAlive(window, '/settings/services');
  await page.getByRole('button', { name: 'Add a service' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Wash');
  await form.getByLabel('Hours').fill('0');
  await form.getByLabel('Minutes').fill('15');
  await form.getByLabel('Price').fill('5');
  await form.getByLabel('Only with another service').check();
  await isSound(page);
  await form.getByRole('button', { name: 'Save service' }).click();
  await form.waitFor({ state: 'detached' });
  const row = page.getByRole('listitem').filter({ hasText: 'Wash' });
  await row.getByText('Only with another service').waitFor();
  await row.getByRole('button', { name: 'Edit Wash' }).click();
  expect(await form.getByLabel('Only with another service').isChecked()).toBe(true);
  await page.keyboard.press('Escape');

  await page.goto('/u/barber');
  const offered = page.getByRole('listitem').filter({ hasText: 'Wash' });
  await offered.getByText('Only with another service').waitFor();
  // The shortest that can be had alone is what is free next.
  const nextFree = page.getByRole('paragraph').filter({ hasText: /^Next free: / });
  expect(await nextFree.innerText()).toContain('Beard trim');
  await window.close();
});

test('without scripts what is added stands in the price, the minutes and the times, and is booked', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false, width: 360 });
  const page = await window.newPage();
  await page.goto('/u/barber/book?step=service');
  expect(await page.getByRole('link', { name: 'Book Wash' }).count()).toBe(0);
  await page.goto(chooseOn(''));
  await page.getByRole('link', { name: /^16:00/ }).waitFor();
  await page.getByText('Add to this visit').click();
  // What is made to be added stands first.
  expect(await page.getByRole('link', { name: /^Add / }).allInnerTexts()).toEqual([
    'Add\nWash',
    'Add\nBeard trim',
    'Add\nColour',
  ]);
  await page.getByRole('link', { name: 'Add Beard trim' }).click();
  await page.getByText('Haircut + Beard trim, 90 minutes, £55').waitFor();
  expect(await page.getByRole('link', { name: /^16:00/ }).count()).toBe(0);
  // Days and times stand right below what was added.
  expect(await page.getByRole('link', { name: 'Add Wash' }).isVisible()).toBe(false);
  await page.getByText('Added: Beard trim', { exact: true }).click();
  await page.getByRole('link', { name: 'Add Wash' }).click();
  await page.getByText('Haircut + Beard trim + Wash, 1 hour 45 minutes, £60').waitFor();
  await page.getByText('Added: Wash and Beard trim', { exact: true }).click();
  await page.getByRole('link', { name: 'Remove Wash' }).click();
  await page.getByText('Haircut + Beard trim, 90 minutes, £55').waitFor();
  await isSound(page);
  await page.getByRole('link', { name: /^15:30/ }).click();
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.org');
  await page.getByRole('button', { name: /^(Request|Book)/ }).click();
  await page.waitForURL(/\/b\//);
  await page.getByText('Haircut + Beard trim').first().waitFor();
  await page.getByText('£55').first().waitFor();
  await page.getByRole('link', { name: 'Book another visit with Ada Lovett' }).click();
  await page.getByText('Haircut + Beard trim, 90 minutes, £55').waitFor();
  await window.close();
});

test('what is not offered any more when the form is sent is left out, which is said, and the rest is booked', async () => {
  const [haircut, , colour] = shop.serviceIds;
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false, width: 360 });
  const page = await window.newPage();
  await page.goto(`/u/barber/book?step=you&service=${haircut}&add=${colour}&slot=${day}T11:00:00Z`);
  await page.getByLabel('Your name').fill('Ivy Stone');
  await page.getByLabel('Email').fill('ivy@example.org');
  await shop.call('PATCH', `/api/services/${colour}`, { published: false });
  const book = page.getByRole('button', { name: /^(Request|Book) .*11:00/ });
  await book.click();
  await page.getByText('Something you added is no longer offered, so it was left out.').first().waitFor();
  expect(await page.getByText('Haircut + Colour').count()).toBe(0);
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ivy Stone');
  await book.click();
  await page.waitForURL(/\/b\//);
  await page.getByText('£40').first().waitFor();
  await shop.call('PATCH', `/api/services/${colour}`, { published: true });
  await window.close();
});

test('in the sheet the chosen time stays while the visit fits, and else the next ones are offered', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 360 });
  const page = await openAlive(window, `/profile/${shop.id}?tab=services`);
  expect(await page.getByRole('button', { name: 'Book Wash' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Book Haircut' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pick a time' });
  const early = await chooseTime(sheet);
  await sheet.getByText('Add to this visit').click();
  await sheet.getByRole('button', { name: 'Add Beard trim' }).click();
  await sheet.getByText('Haircut + Beard trim, with Ada Lovett, 90 minutes, £55').first().waitFor();
  expect(await sheet.locator(`input[value="${early}"]`).isChecked()).toBe(true);
  await isSound(page);

  // The last time of a day is too late for more.
  await sheet.getByRole('button', { name: 'Remove Beard trim' }).click();
  await sheet.getByText('Haircut, with Ada Lovett, 1 hour, £40').first().waitFor();
  await sheet.locator('label:has(input[name="slot"])').filter({ hasText: '16:00' }).waitFor();
  await chooseTime(sheet, 'last');
  await sheet.getByRole('button', { name: 'Add Colour' }).click();
  const alert = sheet.getByRole('alert').filter({ hasText: 'The visit no longer fits at 16:00. These are free:' });
  await alert.waitFor();
  await alert.getByRole('button').first().click();
  await sheet.getByRole('button', { name: /^Book (Mon|Tue|Wed|Thu|Fri|Sat|Sun)/ }).click();
  await page.waitForURL(/booking-confirmation/);
  await page.getByText('Haircut + Colour').first().waitFor();

  // Had again, it is the same again.
  await page.getByRole('link', { name: 'Book another visit with Ada Lovett' }).click();
  await page.getByText('Haircut + Colour, 3 hours, £130').first().waitFor();
  await page.goBack();
  await page.getByText('Haircut + Colour').first().waitFor();
  const booking = new URL(page.url()).searchParams.get('booking');
  await page.goto(`/bookings?again=${booking}`);
  await sheet.getByText('Haircut + Colour, with Ada Lovett, 3 hours, £130').first().waitFor();
  await window.close();
});

test('whoever writes a visit in adds to it, too, and the calendar says all of it', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'barber', { width: 1280 });
  const page = await openAlive(window, '/calendar');
  await page.getByRole('button', { name: 'New booking' }).click();
  const form = page.getByRole('dialog', { name: 'New booking' });
  await form.getByRole('textbox', { name: 'Client' }).fill('Rosalind');
  await form.getByText('Add to this visit').click();
  await form.getByRole('button', { name: 'Add Wash' }).click();
  await form.getByRole('button', { name: 'Remove Wash' }).waitFor();
  await form.getByText('The visit takes 75 minutes and costs £45.').waitFor();
  await isSound(page);
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByText(/^Booked: Haircut \+ Wash/).waitFor();
  await window.close();
});

test('what is added shows at what it costs with an offer, and that a last-minute price does not count with it', async () => {
  const deals = await openArtist(stage.program.url, 'deals', {
    timeZone: 'UTC',
    services: [
      { name: 'Haircut', duration: 60, price: 4000, currency: 'GBP' },
      { name: 'Beard trim', duration: 30, price: 1500, currency: 'GBP' },
    ],
  });
  await deals.call('POST', '/api/offers', { title: 'Tenth', percent: 10 });
  const [start] = await freeTimes(deals, 3);
  const gap = { serviceId: deals.serviceIds[0], date: start, percent: 30 };
  expect((await deals.call('POST', '/api/openings', gap)).status).toBe(201);
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false, width: 360 });
  const page = await window.newPage();
  await page.goto(`/u/deals/book?service=${deals.serviceIds[0]}&date=${start!.slice(0, 10)}`);
  await page.getByRole('link', { name: /£28/ }).first().waitFor();
  await page.getByText('Add to this visit').click();
  const row = page.getByRole('listitem').filter({ hasText: 'Beard trim' });
  await row.getByText('£13.50').waitFor();
  const note = page.getByText('Last-minute prices are for one service: with something added they do not count.');
  expect(await note.count()).toBe(0);
  await row.getByRole('link', { name: 'Add Beard trim' }).click();
  await page.getByText('Haircut + Beard trim, 90 minutes, £49.50 with Tenth').waitFor();
  await note.waitFor();
  expect(await page.getByRole('link', { name: /£28/ }).count()).toBe(0);
  await isSound(page);
  await window.close();
});
