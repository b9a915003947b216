import { beforeAll, expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, type Artist } from '#tests/support/artist.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// What people who saw Uli for the first time stumbled over.

const stage = setStage();
let ada: Artist;
let time: string;
beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada', { timeZone: 'UTC', autoConfirm: true });
  time = (await freeTimes(ada))[0]!;
});

const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
const onPhone = async (path: string) =>
  openAlive(await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 }), path);

test('whoever cancels a client’s visit tells them why, and hears where there is no address for it', async () => {
  const { id, manageToken } = await bookAs(callerAt(stage.program.url), ada, time, { guest });
  const page = await onPhone(`/booking-confirmation?booking=${id}`);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('Grace Hopper reads it in the email.').waitFor();
  await dialog.getByLabel('Reason').fill('My chair broke.');
  await isSound(page);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog.waitFor({ state: 'detached' });

  // The page of a visit that is off celebrates nothing, however its address ends.
  await page.goto(`/b/${manageToken}?new`);
  await page.getByRole('heading', { level: 1, name: /cancelled/ }).waitFor();
  expect(await page.getByText(/are on their way to/).count()).toBe(0);

  const walkIn = { serviceId: ada.serviceIds[0], date: time, guest: { fullName: 'Rosalind' } };
  const { body } = await ada.call('POST', '/api/calendar/bookings', walkIn);
  await page.goto(`/booking-confirmation?booking=${body.id}`);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.getByText('Rosalind left no email address, so tell them yourself.').waitFor();
  expect(await dialog.getByLabel('Reason').count()).toBe(0);
  await page.context().close();
});

test('the agenda goes through a day in order, whatever is in it', async () => {
  const later = (await freeTimes(ada)).find((each) => each.slice(0, 10) > time.slice(0, 10))!;
  const day = later.slice(0, 10);
  await bookAs(callerAt(stage.program.url), ada, later, { guest });
  const at = (clock: string) => `${day}T${clock}:00.000Z`;
  await ada.call('POST', '/api/calendar/blocks', { start: at('20:00'), end: at('20:30'), note: 'Lunch' });
  await ada.call('POST', '/api/calendar/blocks', { start: at('00:30'), end: at('01:00'), note: 'Early' });
  const page = await onPhone(`/calendar?view=agenda&date=${day}`);
  const lines = page.locator(`[data-day="${day}"]`).getByRole('listitem');
  await expect
    .poll(() => lines.allInnerTexts())
    .toEqual([
      expect.stringContaining('Early'),
      expect.stringContaining('Grace Hopper'),
      expect.stringContaining('Lunch'),
    ]);
  await isSound(page);
  await page.context().close();
});

test('a press beside a form that was written in does not throw away what was written', async () => {
  const page = await onPhone('/calendar?view=agenda');
  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByRole('button', { name: 'Block time' }).click();
  const form = page.getByRole('dialog', { name: 'Block time' });
  await form.getByLabel('Note').waitFor();
  const beside = () => page.mouse.click(180, 10);
  await form.getByLabel('Note').fill('Dentist');
  await beside();
  expect(await form.getByLabel('Note').inputValue()).toBe('Dentist');
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Block time' }).click();
  await form.locator(':focus').waitFor({ state: 'attached' });
  await beside();
  await form.waitFor({ state: 'detached' });
  await page.context().close();
});

test('on its side a phone shows the whole sheet of Create', async () => {
  const page = await onPhone('/bookings');
  await page.setViewportSize({ width: 740, height: 360 });
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Create', exact: true });
  const close = await sheet.getByRole('button', { name: 'Close' }).boundingBox();
  expect(close!.y).toBeGreaterThan(0);
  await sheet.getByRole('link', { name: 'Book someone' }).scrollIntoViewIfNeeded();
  await isSound(page);
  await page.context().close();
});
