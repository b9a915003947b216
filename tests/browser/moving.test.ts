import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { chooseTime } from '#tests/support/choose-time.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Pick a new time' });
const moveButton = /^Move to (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ at \d\d:\d\d$/;

test('a booking that changed while its sheet was open is not moved, and the sheet says what to do', async () => {
  const ada = await openArtist(stage.program.url, 'changing');
  const cleo = await registerAt(stage.program.url, 'late');
  const [time = ''] = await freeTimes(ada);
  const { id } = await bookAs(cleo, ada, time);
  const window = await signedIn(stage.browser, stage.program.url, 'late');
  const page = await openAlive(window, '/bookings');
  await page.getByRole('button', { name: 'Change time' }).click();
  const sheet = sheetOf(page);
  await chooseTime(sheet, 'last');
  await ada.call('PATCH', `/api/bookings/${id}/status`, { status: 'confirmed' });
  await sheet.getByRole('button', { name: moveButton }).click();
  await sheet.getByText(/^This booking was changed in the meantime\./).waitFor();
  await isSound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tabpanel').getByText('confirmed').waitFor();
  const { body } = await cleo.call('GET', `/api/bookings/${id}`);
  expect(body.date).toBe(time);
  await window.close();
});

test('an address that names no booking of hers opens nothing and leaves the list', async () => {
  await registerAt(stage.program.url, 'stranger');
  const window = await signedIn(stage.browser, stage.program.url, 'stranger');
  const page = await openAlive(window, '/bookings?move=999999999');
  await page.getByText("You don't have any upcoming bookings.").waitFor();
  await expect.poll(() => page.url()).toBe(`${stage.program.url}/bookings`);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await window.close();
});

test('what was booked at the price of an opening says why it stays where it is, and who can move it', async () => {
  const ada = await openArtist(stage.program.url, 'giving');
  const cleo = await registerAt(stage.program.url, 'lucky');
  const [date = ''] = await freeTimes(ada);
  const serviceId = ada.serviceIds[0];
  const { id: openingId } = (await ada.call('POST', '/api/openings', { serviceId, date, percent: 20 })).body;
  await bookAs(cleo, ada, date, { openingId });
  const window = await signedIn(stage.browser, stage.program.url, 'lucky', { width: 360 });
  const page = await openAlive(window, '/bookings');
  await page.getByRole('button', { name: 'Change time' }).click();
  const sheet = sheetOf(page);
  await sheet.getByText('This price is for this time only').waitFor();
  await sheet.getByText(/^Ada Lovett can move it for you\./).waitFor();
  expect(await sheet.getByRole('button', { name: /^Move to/ }).count()).toBe(0);
  await isSound(page);
  await sheet.getByRole('link', { name: 'Write to Ada Lovett' }).click();
  await page.getByRole('textbox', { name: /Ada Lovett/ }).waitFor();
  await window.close();
});
