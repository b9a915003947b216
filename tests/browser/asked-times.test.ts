import { expect, test } from 'vitest';
import { calendarDate } from '#kernel/visit-time';
import { callerAt, freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { openWindow, watchConsole } from '#tests/support/browser.ts';
import { chooseTime } from '#tests/support/choose-time.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
const looks = [
  { width: 360, theme: 'dark' as const },
  { width: 1280, theme: 'light' as const },
];
const waiting = /^Confirmed for .+; you asked for .+\. Waiting for Ada Lovett until .+\.$/;

test.each(looks)('Cleo asks for another time and takes the wish back, $width $theme', async (looking) => {
  const ada = await openArtist(stage.program.url, `ada${looking.width}`);
  const cleo = await registerAt(stage.program.url, `cleo${looking.width}`);
  const [time = ''] = await freeTimes(ada);
  const { id } = await bookAs(cleo, ada, time);
  await ada.call('PATCH', `/api/bookings/${id}/status`, { status: 'confirmed' });
  const window = await signedIn(stage.browser, stage.program.url, `cleo${looking.width}`, looking);
  const page = await openAlive(window, '/bookings');
  const complaints = watchConsole(page);
  await page.getByRole('button', { name: 'Change time' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pick a new time' });
  const wanted = await chooseTime(sheet, 'last');
  await isSound(page);
  await sheet.getByRole('button', { name: /^Ask for (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ at \d\d:\d\d$/ }).click();
  await page.getByText(/^You asked for .+ at \d\d:\d\d$/).waitFor();
  await sheet.waitFor({ state: 'detached' });
  const list = page.getByRole('tabpanel');
  await list.getByText('confirmed', { exact: true }).waitFor();
  await list.getByText(waiting).waitFor();
  await isSound(page);
  const asked = (await cleo.call('GET', `/api/bookings/${id}`)).body;
  expect(asked).toMatchObject({ date: time, status: 'confirmed', moveRequest: { date: wanted } });

  const details = await openAlive(window, `/booking-confirmation?booking=${id}`);
  await details.getByText(waiting).waitFor();
  await isSound(details);
  await details.getByRole('button', { name: /^Keep / }).click();
  await details.getByText(/^Your visit stays on .+\.$/).waitFor();
  await details.getByText(waiting).waitFor({ state: 'detached' });
  expect((await cleo.call('GET', `/api/bookings/${id}`)).body).toMatchObject({ date: time, moveRequest: null });
  expect(complaints).toEqual([]);
  await window.close();
});

test.each(looks)('Ada sees both times, and answers in her list, $width $theme', async (looking) => {
  const name = `ben${looking.width}`;
  const ada = await openArtist(stage.program.url, name);
  const cleo = await registerAt(stage.program.url, `dee${looking.width}`);
  const [time = '', , , , other = ''] = await freeTimes(ada);
  const { id } = await bookAs(cleo, ada, time);
  await ada.call('PATCH', `/api/bookings/${id}/status`, { status: 'confirmed' });
  const ask = (date: string, version: number) => cleo.call('PATCH', `/api/bookings/${id}`, { date, version });
  await ask(other, 2);
  const window = await signedIn(stage.browser, stage.program.url, name, looking);
  const day = calendarDate(Date.parse(other), 'Europe/London');
  for (const view of ['day', 'agenda'] as const) {
    const calendar = await openAlive(window, `/calendar?view=${view}&date=${day}`);
    await calendar.getByRole('link', { name: /asks for this time instead of/ }).waitFor();
    await isSound(calendar);
    await calendar.close();
  }
  const page = await openAlive(window, '/bookings?tab=professional');
  await page.getByText('1 request', { exact: true }).waitFor();
  await page
    .getByText(/^Confirmed for .+; Dee\d+ asks for .+ instead\. Answer by .+, or it stays as it is\.$/)
    .waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Decline the new time?' });
  await dialog.getByText(/the visit stays confirmed for .+, and .+ is free again\.$/).waitFor();
  await isSound(page);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await page.getByText(/^The visit stays on .+\. Dee\d+ gets an email\.$/).waitFor();
  expect((await cleo.call('GET', `/api/bookings/${id}`)).body).toMatchObject({ date: time, moveRequest: null });
  await ask(other, 4);
  await page.reload();
  await page.getByRole('button', { name: 'Confirm new time' }).click();
  await page.getByText(/^Moved to .+\. Dee\d+ gets an email\.$/).waitFor();
  expect((await cleo.call('GET', `/api/bookings/${id}`)).body).toMatchObject({ date: other, moveRequest: null });
  await window.close();
});

test.each(looks)('a guest asks and takes it back without scripts, $width $theme', async (looking) => {
  const ada = await openArtist(stage.program.url, `eva${looking.width}`);
  const [time = '', , , , other = ''] = await freeTimes(ada);
  const { id, manageToken } = await bookAs(callerAt(stage.program.url), ada, time, { guest });
  await ada.call('PATCH', `/api/bookings/${id}/status`, { status: 'confirmed' });
  const window = await openWindow(stage.browser, stage.program.url, { ...looking, scripts: false });
  const page = await window.newPage();
  await page.goto(`/b/${manageToken}?step=move&slot=${other.replace('.000Z', 'Z')}`);
  await page.getByRole('heading', { name: 'Ask for this time?' }).waitFor();
  await isSound(page);
  await page.getByRole('button', { name: /^Ask for / }).click();
  await page.getByText(waiting).waitFor();
  await isSound(page);
  await page.getByRole('button', { name: /^Keep / }).click();
  await page.getByText(/^Your visit stays on .+\.$/).waitFor();
  expect(await page.getByText(waiting).count()).toBe(0);
  await isSound(page);
  await window.close();
});
