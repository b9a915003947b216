import { expect, test } from 'vitest';
import { calendarDate } from '#kernel/visit-time';
import { callerAt, freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { beganMinutesAgo } from '#tests/support/by-hand.ts';
import { openWindow } from '#tests/support/browser.ts';
import { chooseTime } from '#tests/support/choose-time.ts';
import { bookAs, isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
const hour = 3_600_000;
/** A zone in which it is some time after ten in the morning now. */
function zoneInTheMorning(): string {
  const ahead = ((10 - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };

test('a request at short notice says until when it is answered, before it would begin, and promises no whole day', async () => {
  const timeZone = zoneInTheMorning();
  const ada = await openArtist(stage.program.url, 'soon', { timeZone });
  const date = new Date(Math.ceil((Date.now() + hour) / (hour / 2)) * (hour / 2)).toISOString();
  const asking = await openWindow(stage.browser, stage.program.url, { width: 360, scripts: false });
  const form = await asking.newPage();
  const ways = `/u/soon/book?step=you&service=${ada.serviceIds[0]}&slot=`;
  await form.goto(`${ways}${date.replace('.000Z', 'Z')}`);
  expect(await form.getByText(/confirms each request within/).count()).toBe(0);
  const promised = /confirms this request by .+\s(\d\d:\d\d)\W/.exec(await form.locator('main').innerText())?.[1];
  const later = (await freeTimes(ada, 5)).at(-1)!;
  await form.goto(`${ways}${later.replace('.000Z', 'Z')}`);
  await form.getByText('Ada Lovett confirms each request within 24 hours.').waitFor();
  await asking.close();
  const { id, expiresAt } = await bookAs(await registerAt(stage.program.url, 'hurried'), ada, date);
  const left = Date.parse(date) - Date.parse(expiresAt);
  expect(left).toBeGreaterThan(hour / 4);
  const window = await signedIn(stage.browser, stage.program.url, 'hurried', { width: 360 });
  const page = await openAlive(window, `/booking-confirmation?booking=${id}&new=1`);
  await page.getByText('What happens next').waitFor();
  expect(await page.getByText(/within 24\shours/).count()).toBe(0);
  const timeOf = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  const time = timeOf.format(new Date(expiresAt));
  // Half of what was left when the form was read, which was a little earlier.
  expect([0, 1].map((minutes) => timeOf.format(Date.parse(expiresAt) - minutes * 60_000))).toContain(promised);
  expect(await page.getByText(new RegExp(String.raw`(confirms by|has until) .+\s${time}`)).count()).toBe(1);
  await isSound(page);
  await window.close();
});

test('a client who moves a confirmed visit reads before that it stays until the new time is confirmed', async () => {
  const ada = await openArtist(stage.program.url, 'strict');
  const [time = '', , , , other = ''] = await freeTimes(ada);
  const { id, manageToken } = await bookAs(callerAt(stage.program.url), ada, time, { guest });
  const window = await openWindow(stage.browser, stage.program.url, { width: 360, scripts: false });
  const page = await window.newPage();
  const checking = () => page.goto(`/b/${manageToken}?step=move&slot=${other.replace('.000Z', 'Z')}`);
  await checking();
  // A visit that was never confirmed moves immediately.
  await page.getByText('Ada Lovett confirms the new time.').waitFor();
  expect(await page.getByText(/stays confirmed/).count()).toBe(0);
  await ada.call('PATCH', `/api/bookings/${id}/status`, { status: 'confirmed' });
  await checking();
  await page.getByText(/^Your visit stays confirmed for .+ until Ada Lovett confirms the new time\.$/).waitFor();
  await isSound(page);
  await window.close();

  const cleo = await registerAt(stage.program.url, 'mover');
  const hers = await bookAs(cleo, ada, other);
  await ada.call('PATCH', `/api/bookings/${hers.id}/status`, { status: 'confirmed' });
  const app = await signedIn(stage.browser, stage.program.url, 'mover');
  const bookings = await openAlive(app, '/bookings');
  await bookings.getByRole('button', { name: 'Change time' }).click();
  const sheet = bookings.getByRole('dialog', { name: 'Pick a new time' });
  await chooseTime(sheet, 'last');
  await sheet
    .getByText(/^Your visit stays confirmed for /)
    .filter({ visible: true })
    .waitFor();
  await isSound(bookings);
  await app.close();
});

test('before a visit begins marking it is not the main thing to do; a request of today stands once', async () => {
  const timeZone = zoneInTheMorning();
  const ada = await openArtist(stage.program.url, 'marker', { timeZone });
  const cleo = await registerAt(stage.program.url, 'marked');
  const times = await freeTimes(ada);
  const [time = '', , , other = ''] = times.filter((start) => Date.parse(start) > Date.now() + 24 * hour);
  const visit = await bookAs(cleo, ada, time);
  await ada.call('PATCH', `/api/bookings/${visit.id}/status`, { status: 'confirmed' });
  const window = await signedIn(stage.browser, stage.program.url, 'marker', { width: 1280 });
  const page = await openAlive(window, `/calendar?view=day&date=${calendarDate(Date.parse(time), timeZone)}`);
  await page.getByRole('button', { name: /Marked, confirmed$/ }).click();
  const panel = page.getByRole('complementary', { name: 'Marked' });
  await panel.getByRole('button', { name: 'Mark Completed' }).waitFor();
  const acts = (await panel.getByRole('button').allInnerTexts()).filter((words) => words !== '');
  expect(acts).toEqual(['Move to…', 'Change services', 'Mark Completed', 'Cancel booking']);
  const asked = await bookAs(cleo, ada, other);
  // Today, whatever the hour.
  await beganMinutesAgo(stage.program, asked.id, 1);
  await page.goto('/bookings?tab=professional');
  await isAlive(page);
  await page.getByText('1 request', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(1);
  await page.getByText(/^\d\d:\d\d.+ pending$/).waitFor();
  await isSound(page);
  await window.close();
});

test('whoever sat down ten minutes ago is written in, and a blocked time says when it is', async () => {
  const ada = await openArtist(stage.program.url, 'walking', { timeZone: 'UTC' });
  const window = await signedIn(stage.browser, stage.program.url, 'walking', { width: 360 });
  const page = await openAlive(window, '/calendar?view=agenda');
  const ago = new Date(Date.now() - hour / 6).toISOString();
  await page.getByRole('button', { name: 'New booking' }).click();
  const form = page.getByRole('dialog', { name: 'New booking' });
  await form.getByText(/it may have begun up to 12\shours ago/).waitFor();
  await form.getByLabel('Date', { exact: true }).fill(ago.slice(0, 10));
  await form.getByLabel('Time').fill(ago.slice(11, 16));
  await form.getByRole('textbox', { name: 'Client' }).fill('Rosalind');
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await page
    .getByText(/^Booked: /)
    .first()
    .waitFor();
  const { body } = await ada.call('GET', `/api/calendar?from=${ago.slice(0, 10)}&to=${ago.slice(0, 10)}`);
  expect(body.bookings).toMatchObject([{ status: 'confirmed', guest: { fullName: 'Rosalind' } }]);

  await page.getByRole('button', { name: 'Block time' }).click();
  const block = page.getByRole('dialog', { name: 'Block time' });
  const day = new Date(Date.now() + 48 * hour).toISOString().slice(0, 10);
  await block.getByLabel('Date', { exact: true }).fill(day);
  await block.getByLabel('From').fill('15:00');
  await block.getByLabel('To').fill('16:00');
  await block.getByRole('button', { name: 'Block time' }).click();
  await page
    .getByText(/^Time blocked: .+ \d+ .+, 15:00–16:00$/)
    .first()
    .waitFor();
  await isSound(page);
  await window.close();
});
