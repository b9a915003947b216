import { beforeAll, expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, type Artist, type Caller } from '#tests/support/artist.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let ada: Artist;
let bea: Artist;
let cleo: Caller;
let date: string;

// Cleo comes to Ada at 10:00, who keeps 13:00 to 14:00 for herself.
beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada', { autoConfirm: true, timeZone: 'UTC' });
  bea = await openArtist(stage.program.url, 'bea', { autoConfirm: true, timeZone: 'UTC' });
  cleo = await registerAt(stage.program.url, 'cleo');
  date = (await freeTimes(bea)).at(-1)!.slice(0, 10);
  await bookAs(cleo, ada, `${date}T10:00:00.000Z`);
  const block = { start: `${date}T13:00:00.000Z`, end: `${date}T14:00:00.000Z`, note: 'Dentist' };
  await ada.call('POST', '/api/calendar/blocks', block);
});

const pageAt = (time: string) => `/u/bea/book?step=you&service=${bea.serviceIds[0]}&slot=${date}T${time}:00Z`;

test('the booking page tells a professional who comes to them then, and what they keep the time for', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360, theme: 'dark' });
  const page = await openAlive(window, pageAt('09:30'));
  await page.getByText('You have something else then').waitFor();
  await page.getByText('10:00 to 11:30: Cleo comes to you.').waitFor();
  await page.getByText('You can still go ahead. Nothing of yours is moved.').waitFor();
  expect(await page.getByText('Dentist').count()).toBe(0);
  await isSound(page);
  await page.goto(pageAt('13:30'));
  await page.getByText('13:00 to 14:00: you have blocked this time (Dentist).').waitFor();
  await page.goto(pageAt('11:30'));
  await page.getByRole('button', { name: /^Book .*11:30$/ }).waitFor();
  expect(await page.getByText('You have something else then').count()).toBe(0);
  await window.close();
});

test('a client who is with somebody else then is told, and books all the same; a guest is asked nothing', async () => {
  const guest = await stage.browser.newContext();
  const asGuest = await guest.newPage();
  await asGuest.goto(stage.program.url + pageAt('10:00'));
  await asGuest.getByLabel('Your name').waitFor();
  expect(await asGuest.getByText('You have something else then').count()).toBe(0);
  await guest.close();

  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 });
  const page = await openAlive(window, pageAt('10:00'));
  await page.getByText('10:00 to 11:30: you are with Ada Lovett.').waitFor();
  await isSound(page);
  await page.getByRole('button', { name: /^Book .*10:00$/ }).click();
  await page.getByRole('heading', { level: 1, name: /^You're booked/ }).waitFor();
  await window.close();
});

test('the sheet says it by its button when such a time is chosen; a visit that is moved is not in its own way', async () => {
  const booking = await bookAs(ada, bea, `${date}T15:00:00.000Z`);
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 390 });
  const page = await openAlive(window, `/bookings?tab=upcoming&move=${booking.id}`);
  const sheet = page.getByRole('dialog', { name: 'Pick a new time' });
  await sheet.locator(`[data-date="${date}"]:visible`).first().click();
  const choose = (time: string) => sheet.locator(`label:has(input[value^="${date}T${time}"])`).click();
  await choose('13:30');
  await sheet.getByText('13:00 to 14:00: you have blocked this time (Dentist).').waitFor();
  expect(await sheet.getByText('13:00 to 14:00: you have blocked this time (Dentist).').isVisible()).toBe(true);
  await isSound(page);
  await choose('14:30');
  await sheet.getByRole('button', { name: /^Move to .*14:30$/ }).waitFor();
  await sheet.getByText('13:00 to 14:00: you have blocked this time (Dentist).').waitFor({ state: 'detached' });
  expect(await sheet.getByText('you are with').count()).toBe(0);
  await page.goto(`/profile/${bea.id}`);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Book Fine line/ })
    .click();
  const picker = page.getByRole('dialog', { name: 'Pick a time' });
  await picker.locator(`[data-date="${date}"]:visible`).first().click();
  await picker.locator(`label:has(input[value^="${date}T13:00"])`).click();
  await picker.getByText('13:00 to 14:00: you have blocked this time (Dentist).').waitFor();
  await window.close();
});
