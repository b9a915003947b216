import { beforeAll, expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, type Artist, type Caller } from '#tests/support/artist.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
const services = [
  { name: 'Cut', duration: 60, price: 6000, currency: 'GBP' },
  { name: 'Beard trim', duration: 30, price: 1500, currency: 'GBP' },
];
let ada: Artist;
let cleo: Caller;
let times: string[];
beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada', { autoConfirm: true, services });
  cleo = await registerAt(stage.program.url, 'cleo', { fullName: 'Cleo Park' });
  times = await freeTimes(ada);
});

const calendarOf = (at: string) => `/calendar?view=day&date=${at.slice(0, 10)}`;

test('a beard trim is added on a phone, the calendar and the client know of it, and Undo takes it back', async () => {
  const at = times[0]!;
  const { id } = await bookAs(cleo, ada, at);
  const phone = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  const page = await openAlive(phone, calendarOf(at));
  await page
    .getByRole('button', { name: /Cleo Park/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Change services' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change services' });
  await dialog.getByText('1 hour, until 10:00, for £60.').waitFor();
  await dialog.getByText('Add to this visit').click();
  await dialog.getByRole('button', { name: 'Add Beard trim' }).click();
  await dialog.getByText('90 minutes, until 10:30, for £75.').waitFor();
  await dialog.getByText('Cleo Park gets an email with what has changed.').waitFor();
  await isSound(page);
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByText('Changed to Cut + Beard trim.').first().waitFor();
  const read = async () => (await cleo.call('GET', `/api/bookings/${id}`)).body;
  expect(await read()).toMatchObject({ total: 7500, service: { name: 'Cut + Beard trim', duration: 90 } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Changed to Cut.').first().waitFor();
  expect(await read()).toMatchObject({ total: 6000, service: { name: 'Cut', duration: 60 } });
});

test('where the next visit begins it says who comes then, and nothing is lost', async () => {
  const at = times.find((time) => time.slice(0, 10) > times[0]!.slice(0, 10))!;
  await bookAs(cleo, ada, at);
  const next = new Date(Date.parse(at) + 3_600_000).toISOString();
  await bookAs(cleo, ada, next, { serviceId: ada.serviceIds[1] });
  const desk = await signedIn(stage.browser, stage.program.url, 'ada', { width: 1280 });
  const page = await openAlive(desk, calendarOf(at));
  await page
    .getByRole('button', { name: /Cleo Park.*Cut|Cut.*Cleo Park/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Change services' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change services' });
  await dialog.getByText('Add to this visit').click();
  await dialog.getByRole('button', { name: 'Add Beard trim' }).click();
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.getByText(/^It would take longer than there is room: Cleo Park, Beard trim, /).waitFor();
  await dialog.getByRole('button', { name: 'Remove Beard trim' }).waitFor();
  await isSound(page);
});
