import { expect, test } from 'vitest';
import { calendarDate } from '#kernel/visit-time';
import { callerAt, freeTimes, openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { beganMinutesAgo, connectByHand, endGraceByHand } from '#tests/support/by-hand.ts';
import { openWindow } from '#tests/support/browser.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { payLater } from '#tests/support/pay-later.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
const week = 7 * 24 * 60;

/** An artist who takes half of it from whoever cancels in the last week, with a visit that is further away. */
async function openFarAway(
  username: string,
  { noShowPercent = 0 } = {},
): Promise<{ ada: Artist; soon: string; far: string }> {
  const ada = await openArtist(stage.program.url, username, { autoConfirm: true });
  await connectByHand(stage.program, ada.id);
  const policy = { freeCancellationMinutes: week, lateCancelPercent: 50, noShowPercent };
  expect((await ada.call('PUT', '/api/payouts/policy', policy)).status).toBe(200);
  const times = await freeTimes(ada);
  return { ada, soon: times[0]!, far: times.at(-1)! };
}

/** Its artist moves a visit nearer, and the time passes that this leaves free: cancelling it costs something. */
async function moveNearer(ada: Artist, id: number, date: string): Promise<void> {
  const { body } = await ada.call('GET', `/api/bookings/${id}`);
  expect((await ada.call('PATCH', `/api/bookings/${id}`, { date, version: body.version })).status).toBe(200);
  await endGraceByHand(stage.program, id);
}

test('a guest whose page is older than the fee is told of it and asked again, without script', async () => {
  const { ada, soon, far } = await openFarAway('ada');
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const { id, manageToken } = await bookAs(callerAt(stage.program.url), ada, far, { guest });
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  const press = () => page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.goto(`/b/${manageToken}?step=cancel`);
  expect(await page.getByText('The fee is').count()).toBe(0);
  const reason = page.getByLabel(/^Reason/);
  await reason.fill('I have the flu.');
  await moveNearer(ada, id, soon);
  await press();
  await page.getByRole('alert').getByText('Cancelling costs £60 by now. Nothing is cancelled yet.').waitFor();
  await page.getByText('The fee is £60, to be paid afterwards.').first().waitFor();
  await isSound(page);
  expect((await ada.call('GET', `/api/bookings/${id}`)).body.status).toBe('confirmed');
  expect(await reason.inputValue()).toBe('I have the flu.');
  await press();
  await page.getByRole('status').getByText('£60 is left to pay: the fee for cancelling late.').waitFor();
  await window.close();
});

test('a dialog that is older than the fee says it and asks again', async () => {
  const { ada, soon, far } = await openFarAway('dialog');
  const cleo = await registerAt(stage.program.url, 'cleo');
  const { id } = await bookAs(cleo, ada, far);
  const window = await signedIn(stage.browser, stage.program.url, 'cleo');
  const page = await openAlive(window, `/booking-confirmation?booking=${id}`);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  const press = dialog.getByRole('button', { name: 'Cancel booking' });
  await press.waitFor();
  await expect.poll(() => press.isEnabled()).toBe(true);
  // The page hears of it live; the fee in the dialog is not changed just before somebody presses.
  await moveNearer(ada, id, soon);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });
  await page.locator('h1', { hasText: ` at ${time.format(new Date(soon))} in London` }).waitFor();
  expect(await dialog.getByText('The fee is').count()).toBe(0);
  await press.click();
  await dialog.getByRole('alert').getByText('Cancelling costs £60 by now. Nothing is cancelled yet.').waitFor();
  await dialog.getByText('The fee is £60, to be paid afterwards.').waitFor();
  await isSound(page);
  expect((await cleo.call('GET', `/api/bookings/${id}`)).body.status).toBe('confirmed');
  await press.click();
  await dialog.waitFor({ state: 'detached' });
  expect((await cleo.call('GET', `/api/bookings/${id}`)).body.status).toBe('cancelled');
  // There is no visit any more at which it could be paid.
  await page.getByText('Due now: £60').waitFor();
  await isSound(page);
  await window.close();
});

test('whoever marks a client as not having come is asked first where that costs the client something', async () => {
  const { ada, soon } = await openFarAway('counts', { noShowPercent: 50 });
  const cleo = await registerAt(stage.program.url, 'absent', { fullName: 'Absent Cleo' });
  const { id } = await bookAs(cleo, ada, soon);
  await beganMinutesAgo(stage.program, id, 25 * 60);
  const status = async () => (await cleo.call('GET', `/api/bookings/${id}`)).body.status;
  const window = await signedIn(stage.browser, stage.program.url, 'counts');
  const page = await openAlive(window, '/bookings?tab=professional');
  const press = async () => {
    await page.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Did not come' }).click();
  };
  const dialog = page.getByRole('alertdialog', { name: 'Charge Absent Cleo a fee of £60?' });
  await press();
  await isSound(page);
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await status()).toBe('confirmed');
  await press();
  await dialog.getByRole('button', { name: 'Charge £60' }).click();
  await page.getByText('Fee of £60 open').waitFor();
  expect(await status()).toBe('no_show');

  // Putting the mark right and back again costs the same.
  await page.getByRole('button', { name: 'Mark Completed' }).click();
  await payLater(page);
  await page.getByRole('button', { name: 'Did not come' }).click();
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  expect(await status()).toBe('completed');

  const { date } = (await ada.call('GET', `/api/bookings/${id}`)).body;
  await page.goto(`/calendar?view=day&date=${calendarDate(Date.parse(date), 'Europe/London')}`);
  await page.locator(`[data-visit="${id}"]`).click();
  await page.getByRole('button', { name: 'Did not come' }).click();
  await dialog.getByRole('button', { name: 'Charge £60' }).click();
  await expect.poll(status).toBe('no_show');
  await window.close();
});
