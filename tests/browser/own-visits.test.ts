import { beforeAll, expect, test } from 'vitest';
import { freeTimes, isFree, openArtist, type Artist } from '#tests/support/artist.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let ada: Artist;
let bea: Artist;
let date: string;

// Ada takes bookings, and is booked with Bea herself.
beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada', { autoConfirm: true, timeZone: 'UTC' });
  bea = await openArtist(stage.program.url, 'bea', { autoConfirm: true, timeZone: 'UTC' });
  date = (await freeTimes(bea)).at(-1)!.slice(0, 10);
  await bookAs(ada, bea, `${date}T10:00:00.000Z`);
});

test.each([
  { view: 'agenda', width: 360, theme: 'dark' },
  { view: 'day', width: 1280, theme: 'light' },
] as const)('$view shows where one is oneself, and leads there, $width $theme', async ({ view, ...looking }) => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', looking);
  const page = await openAlive(window, `/calendar?view=${view}&date=${date}`);
  const mark = page.getByRole('button', { name: /^10:00 to 11:30, You are with Ada Lovett, Fine line/ });
  await mark.click();
  await page.getByRole('menuitem', { name: 'Block time' }).waitFor();
  await isSound(page);
  await page.getByRole('menuitem', { name: 'See your visit' }).click();
  await page.getByRole('heading', { level: 1, name: /^You're booked/ }).waitFor();
  await window.close();
});

test('right after booking one reads that clients can book one meanwhile, and keeps the time', async () => {
  const { id } = await bookAs(ada, bea, `${date}T12:00:00.000Z`);
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360, theme: 'dark' });
  const page = await openAlive(window, `/booking-confirmation?booking=${id}&new`);
  const told = page.getByText('Clients can still book you then');
  await told.waitFor();
  await page.getByText('Your own hours are open from 12:00 to 13:30.').waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Block time' }).click();
  await page.getByText('Time blocked: 12:00 to 13:30').first().waitFor();
  await told.waitFor({ state: 'detached' });
  expect(await isFree(ada, `${date}T12:00:00.000Z`)).toBe(false);
  await window.close();
});

test('its time is kept from being booked with one press', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  const page = await openAlive(window, `/calendar?view=agenda&date=${date}`);
  expect(await isFree(ada, `${date}T10:00:00.000Z`)).toBe(true);
  await page.getByRole('button', { name: /^10:00 .+ You are with Ada Lovett/ }).click();
  await page.getByRole('menuitem', { name: 'Block time' }).click();
  await page.getByText('Time blocked: 10:00 to 11:30').first().waitFor();
  // Said once: by the blocked time.
  await page.getByRole('button', { name: '10:00 to 11:30, You are with Ada Lovett', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^10:00 .+ You are with Ada Lovett/ }).count()).toBe(1);
  expect(await isFree(ada, `${date}T10:00:00.000Z`)).toBe(false);
  await window.close();
});
