import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

const savedDates = async (artist: Artist): Promise<string[]> => {
  const { body } = await artist.call('GET', `/api/users/${artist.id}/availability`);
  return body.overrides.map(({ date }: { date: string }) => date);
};

async function setDayOff(page: Page, date: string, press: 'Save dates' | 'Set dates'): Promise<void> {
  await page.getByRole('button', { name: 'Add dates' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First day').fill(date);
  await dialog.getByRole('button', { name: press }).click();
  await dialog.waitFor({ state: 'detached' });
}

test.each([
  { width: 360, theme: 'light' as const, touch: true },
  { width: 1280, theme: 'dark' as const },
])('a day off counts at once, and can be taken back at once, $width $theme', async (looking) => {
  const ada = await openArtist(stage.program.url, `ada${looking.width}`);
  const window = await signedIn(stage.browser, stage.program.url, ada.username, looking);
  const page = await openAlive(window, '/settings/availability');
  await setDayOff(page, dateIn(5), 'Save dates');
  await says(page, /^Saved: .+ \(off\)$/);
  expect(await savedDates(ada)).toEqual([dateIn(5)]);
  expect(await page.getByRole('button', { name: 'Save hours' }).count()).toBe(0);
  await isSound(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await says(page, 'The dates are as they were');
  expect(await savedDates(ada)).toEqual([]);
  await says(page, 'No dates differ from your week.');

  await setDayOff(page, dateIn(6), 'Save dates');
  await says(page, /^Saved: /);
  const dates = page.getByRole('region', { name: 'Days off and other hours' });
  await dates.getByRole('button', { name: /^Remove / }).click();
  await says(page, /: your usual week again$/);
  expect(await savedDates(ada)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await says(page, 'The dates are as they were');
  expect(await savedDates(ada)).toEqual([dateIn(6)]);
  await window.close();
});

test('beside other changes it waits to be saved with them, and nothing is saved unasked', async () => {
  const eve = await openArtist(stage.program.url, 'eve');
  const window = await signedIn(stage.browser, stage.program.url, 'eve');
  const page = await openAlive(window, '/settings/availability');
  await page.getByRole('switch', { name: 'Sunday' }).click();
  await setDayOff(page, dateIn(5), 'Set dates');
  await says(page, 'You have changes that are not saved.');
  expect(await savedDates(eve)).toEqual([]);
  await page.getByRole('button', { name: 'Save hours' }).click();
  await says(page, 'Your hours are saved');
  expect(await savedDates(eve)).toEqual([dateIn(5)]);
  await window.close();
});

test('what is typed after it stays when it is taken back', async () => {
  const flo = await openArtist(stage.program.url, 'flo');
  const window = await signedIn(stage.browser, stage.program.url, 'flo');
  const page = await openAlive(window, '/settings/availability');
  await setDayOff(page, dateIn(5), 'Save dates');
  await says(page, /^Saved: /);
  const sunday = page.getByRole('switch', { name: 'Sunday' });
  const before = await sunday.isChecked();
  await sunday.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await says(page, 'The dates are as they were');
  expect(await savedDates(flo)).toEqual([]);
  expect(await sunday.isChecked()).toBe(!before);
  await says(page, 'You have changes that are not saved.');
  await window.close();
});

test('whom it strands is named, and a day that cannot be saved is kept to be saved again', async () => {
  const gia = await openArtist(stage.program.url, 'gia', { autoConfirm: true });
  const cleo = await registerAt(stage.program.url, 'cleo');
  const time = (await freeTimes(gia))[0]!;
  await bookAs(cleo, gia, time);
  const window = await signedIn(stage.browser, stage.program.url, 'gia');
  const page = await openAlive(window, '/settings/availability');
  await page.route('**/api/availability', (route) => route.abort());
  await setDayOff(page, time.slice(0, 10), 'Save dates');
  await page.getByRole('button', { name: 'Save hours' }).waitFor();
  expect(await savedDates(gia)).toEqual([]);
  await page.unroute('**/api/availability');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await says(page, '1 visit lies outside your new hours');
  expect(await savedDates(gia)).toEqual([time.slice(0, 10)]);
  await window.close();
});

test('the calendar knows it at once, and says so to whoever books that day all the same', async () => {
  const ida = await openArtist(stage.program.url, 'ida');
  const window = await signedIn(stage.browser, stage.program.url, 'ida');
  const page = await openAlive(window, `/calendar?view=agenda&date=${dateIn(5)}`);
  await page.getByRole('heading', { name: 'Calendar' }).waitFor();
  const closed = page.getByText('Closed.', { exact: true });
  expect(await closed.count()).toBe(0);
  const menu = async (name: string) => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await menu('Availability');
  await setDayOff(page, dateIn(5), 'Save dates');
  await says(page, /^Saved: /);
  // What was set is in sight, also in another month.
  await page.getByRole('button', { name: `${longDay(dateIn(5))}, closed` }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Calendar' }).waitFor();
  await expect.poll(() => closed.count()).toBe(1);
  await page.getByRole('button', { name: 'New booking' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date', { exact: true }).fill(dateIn(5));
  await dialog.getByText(/^You are closed on /).waitFor();
  await isSound(page);
  expect(await savedDates(ida)).toEqual([dateIn(5)]);
  await window.close();
});

const longDay = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(date))
    .replace(',', '');

test('other hours on a date begin with those that its weekday has', async () => {
  const kim = await openArtist(stage.program.url, 'kim');
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '11:00', end: '15:30' }));
  const rest = { timeZone: 'UTC', overrides: [], slotStep: 30, minNotice: 0, maxAdvance: 90, autoConfirm: true };
  await kim.call('PUT', '/api/availability', { ...rest, bufferBefore: 0, bufferAfter: 0, weekly });
  const window = await signedIn(stage.browser, stage.program.url, 'kim', { width: 360 });
  const page = await openAlive(window, '/settings/availability');
  await page.getByRole('button', { name: 'Add dates' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('I have other hours').click();
  await dialog.getByLabel('First day').fill(dateIn(5));
  await expect.poll(() => dialog.getByLabel('From', { exact: true }).inputValue()).toBe('11:00');
  await dialog.getByLabel('To', { exact: true }).fill('13:00');
  // What was typed stays when the date is another.
  await dialog.getByLabel('First day').fill(dateIn(6));
  expect(await dialog.getByLabel('To', { exact: true }).inputValue()).toBe('13:00');
  await dialog.getByRole('button', { name: 'Save dates' }).click();
  await says(page, /^Saved: .+11:00/);
  await window.close();
});
