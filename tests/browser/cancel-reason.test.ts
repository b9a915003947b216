import { expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { outboxReader } from '#tests/support/outbox.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('whoever cancels a client’s visit tells them why, and hears where there is no address for it', async () => {
  const ada = await openArtist(stage.program.url, 'ada', { autoConfirm: true });
  const [time = ''] = await freeTimes(ada);
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const { id, manageToken } = await bookAs(callerAt(stage.program.url), ada, time, { guest });
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  const page = await openAlive(window, `/booking-confirmation?booking=${id}`);
  await page.getByRole('heading', { level: 1, name: /^Grace Hopper is booked, / }).waitFor();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('Grace Hopper reads it in the email and with the booking.').waitFor();
  await dialog.getByLabel('Reason').fill('My chair broke.');
  await isSound(page);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('My chair broke.').waitFor();

  // The page of a visit that is off celebrates nothing, however its address ends.
  await page.goto(`/b/${manageToken}?new`);
  await page.getByRole('heading', { level: 1, name: /cancelled/ }).waitFor();
  expect(await page.getByText(/are on their way to/).count()).toBe(0);
  await page.getByText('My chair broke.').waitFor();
  expect(await page.getByText('Total', { exact: true }).count()).toBe(0);

  const walkIn = { serviceId: ada.serviceIds[0], date: time, guest: { fullName: 'Rosalind' } };
  const { body } = await ada.call('POST', '/api/calendar/bookings', walkIn);
  await page.goto(`/booking-confirmation?booking=${body.id}`);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.getByText('Rosalind left no email address, so tell them yourself.').waitFor();
  expect(await dialog.getByLabel('Reason').count()).toBe(0);
  await window.close();
});

test.each(['guest', 'client'])('a %s tells the professional why, who reads it in the mail', async (who) => {
  const bea = await openArtist(stage.program.url, `bea_${who}`, { autoConfirm: true });
  const [time = ''] = await freeTimes(bea);
  const client = await registerAt(stage.program.url, `cleo_${who}`);
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const booked =
    who === 'guest' ? await bookAs(callerAt(stage.program.url), bea, time, { guest }) : await bookAs(client, bea, time);
  const window = await signedIn(stage.browser, stage.program.url, `cleo_${who}`, { width: 360 });
  const page =
    who === 'guest' ? await window.newPage() : await openAlive(window, `/booking-confirmation?booking=${booked.id}`);
  if (who === 'guest') await page.goto(`/b/${booked.manageToken}?step=cancel`);
  else await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByLabel(/^Reason/).fill(`My train is late, says the ${who}.`);
  await isSound(page);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const reader = await outboxReader(stage.program);
  const mails = async () => {
    const { body } = await reader.call('GET', '/api/outbox');
    const all = await Promise.all(body.map(({ id }: { id: number }) => reader.call('GET', `/api/outbox/${id}`)));
    return all.map((answer) => answer.body.html).join('');
  };
  await expect.poll(mails).toContain(`My train is late, says the ${who}.`);
  await window.close();
});
