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
  { view: 'week', width: 1280, theme: 'dark' },
] as const)('$view shows where one is oneself, and leads there, $width $theme', async ({ view, ...looking }) => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', looking);
  const page = await openAlive(window, `/calendar?view=${view}&date=${date}`);
  const mark = page.getByRole('link', { name: /^10:00 to 11:30, You are with Ada Lovett, Fine line/ });
  await mark.waitFor();
  await isSound(page);
  await mark.click();
  await page.getByRole('heading', { level: 1, name: /^You're booked/ }).waitFor();
  await page.getByText('Nobody can book you during this visit.').waitFor();
  await isSound(page);
  await window.close();
});

test('while one is with somebody else one’s own page offers nothing, and the agenda calls nothing free', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  const page = await openAlive(window, `/calendar?view=agenda&date=${date}`);
  await page.getByText('Nothing booked, open 09:00 to 10:00, 11:30 to 17:00.').waitFor();
  expect(await isFree(ada, `${date}T10:00:00.000Z`)).toBe(false);
  expect(await isFree(ada, `${date}T11:30:00.000Z`)).toBe(true);
  await window.close();
});

test('a client put over a visit of one’s own is told before, and lies beside it in the day', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 390, theme: 'dark' });
  const page = await openAlive(window, `/calendar?view=day&date=${date}`);
  await page.getByRole('button', { name: 'New booking' }).click();
  const form = page.getByRole('dialog', { name: 'New booking' });
  await form.getByLabel('Time').fill('10:30');
  await form.getByText('From 10:00 to 11:30 you are with Ada Lovett. You can still do this.').waitFor();
  await isSound(page);
  await form.getByRole('textbox', { name: 'Client' }).fill('Rosalind');
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  const visit = (await page.getByRole('button', { name: /Rosalind/ }).boundingBox())!;
  const own = (await page.getByRole('link', { name: /You are with Ada Lovett/ }).boundingBox())!;
  expect(own.x + own.width <= visit.x || visit.x + visit.width <= own.x).toBe(true);
  await isSound(page);
  await window.close();
});
