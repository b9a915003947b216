import { beforeAll, expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// An offer for the quiet days of a week, and a code that is whispered to regulars and stands on no page.

const stage = setStage();
let shop: Artist;
let tuesday: string;
let wednesday: string;

beforeAll(async () => {
  shop = await openArtist(stage.program.url, 'quiet', { timeZone: 'UTC' });
  const slots = await freeTimes(shop);
  const onDay = (weekday: number) => slots.find((slot) => new Date(slot).getUTCDay() === weekday)!;
  tuesday = onDay(2);
  wednesday = onDay(3);
  await registerAt(stage.program.url, 'cleo');
});

const lastStep = (slot: string) => `/u/quiet/book?step=you&service=${shop.serviceIds[0]}&slot=${slot}`;

test('an artist makes both on a phone', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'quiet', { width: 360 });
  const page = await openAlive(window, '/settings/offers');
  const form = page.getByRole('dialog', { name: 'Add an offer' });
  const add = async (title: string, value: string) => {
    await page.getByRole('button', { name: 'Add an offer' }).click();
    await form.getByLabel('Title').fill(title);
    await form.getByLabel(/^How much/).fill(value);
  };
  const save = async () => {
    await form.getByRole('button', { name: 'Save offer' }).click();
    await form.waitFor({ state: 'detached' });
  };
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await add('Quiet Tuesdays', '20');
  await form.getByRole('button', { name: 'Tuesday' }).click();
  await isSound(page);
  await save();
  await row('Quiet Tuesdays').getByText('Tuesday').last().waitFor();

  await add('Old friends', '50');
  // Without a code nobody could use it.
  await form.getByLabel('Keep it off my page').check();
  await form.getByRole('button', { name: 'Save offer' }).click();
  await form.getByText('Write the code that you give them.').waitFor();
  await form.getByLabel(/^Code/).fill('oldfriends');
  await isSound(page);
  await save();
  await row('Old friends').getByText('OLDFRIENDS · not on your page', { exact: false }).waitFor();

  // Both are there again when they are changed.
  await row('Old friends').getByRole('button', { name: 'Edit Old friends' }).click();
  expect(await page.getByRole('dialog').getByLabel('Keep it off my page').isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await row('Quiet Tuesdays').getByRole('button', { name: 'Edit Quiet Tuesdays' }).click();
  expect(await page.getByRole('dialog').getByRole('button', { pressed: true }).innerText()).toBe('Tuesday');
  await window.close();
});

test('New booking tells the price of the day, and of a series by month no price of a weekday', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'quiet', { width: 360 });
  const page = await openAlive(window, '/calendar');
  await page.getByRole('button', { name: 'New booking' }).click();
  const form = page.getByRole('dialog', { name: 'New booking' });
  const price = form.getByText('The visit costs £96 with Quiet Tuesdays.');
  await form.getByLabel('Date', { exact: true }).fill(tuesday.slice(0, 10));
  await price.waitFor();
  // Whoever asked for the price of every day pays that.
  await form.getByRole('checkbox', { name: 'Take Quiet Tuesdays off the price' }).uncheck();
  await form.getByText('The visit costs £120.', { exact: true }).waitFor();
  await form.getByLabel('Time', { exact: true }).fill('15:30');
  await form.getByLabel('Client').fill('Lou');
  await isSound(page);
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  const { body } = await shop.call('GET', `/api/calendar?from=${tuesday.slice(0, 10)}&to=${tuesday.slice(0, 10)}`);
  expect(body.bookings).toMatchObject([{ guest: { fullName: 'Lou' }, total: 12_000, discount: 0 }]);

  await page.getByRole('button', { name: 'New booking' }).click();
  await form.getByLabel('Date', { exact: true }).fill(tuesday.slice(0, 10));
  await price.waitFor();
  await form.getByText('Repeat this visit').click();
  await form.getByLabel('Repeat', { exact: true }).selectOption('Every month');
  await price.waitFor({ state: 'detached' });
  await form.getByText(/^4 visits: Tue\s\d+\s\w+, /).waitFor();
  await form.getByLabel('Repeat', { exact: true }).selectOption('Every week');
  await price.waitFor();
  await form.getByLabel('How many visits').fill('2');
  await form.getByText(/^2 visits: Tue\s\d+\s\w+, Tue\s\d+\s\w+\.$/).waitFor();
  await form.getByLabel('Date', { exact: true }).fill(wednesday.slice(0, 10));
  await expect.poll(() => price.count()).toBe(0);
  await window.close();
});

test('the page shows the quiet days, and not a word of what is whispered', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false, width: 360 });
  const page = await window.newPage();
  await page.goto('/u/quiet');
  await page.getByText('For visits on Tuesday').waitFor();
  expect(await page.content()).not.toMatch(/old ?friends/i);
  await window.close();
});

test('without scripts a Tuesday costs less, and the whispered code counts on every day', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false, width: 360 });
  const page = await window.newPage();
  const total = page.getByRole('definition').filter({ hasText: '£' }).last();
  await page.goto(`/u/quiet/book?step=time&service=${shop.serviceIds[0]}&date=${tuesday.slice(0, 10)}`);
  await page.getByRole('link', { name: /£96/ }).first().waitFor();
  await page.goto(lastStep(tuesday));
  expect(await total.innerText()).toBe('£96');
  await page.goto(lastStep(wednesday));
  expect(await total.innerText()).toBe('£120');
  await page.getByText('Have a code?').click();
  await page.getByLabel(/^Code/).fill('OldFriends');
  await page.getByRole('button', { name: 'Use this code' }).click();
  await page.getByText('Old friends takes £60 off.').waitFor();
  expect(await total.innerText()).toBe('£60');
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.org');
  await page.getByRole('button', { name: /^(Request|Book)/ }).click();
  await page.waitForURL(/\/b\//);
  await page.getByText('Old friends', { exact: true }).first().waitFor();
  await window.close();
});

test('in the sheet, too: the day changes the price, and the code does once it was typed', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 360 });
  const page = await openAlive(window, `/profile/${shop.id}?tab=services`);
  await page.getByRole('button', { name: 'Book Fine line, palm size' }).click();
  const sheet = page.getByRole('dialog');
  await sheet
    .locator(`[data-date="${tuesday.slice(0, 10)}"]:visible`)
    .first()
    .click();
  await sheet.getByText('£96').first().waitFor();
  await sheet.locator(`label:has(input[value="${tuesday}"])`).click();
  await sheet.getByText('£96 with Quiet Tuesdays').first().waitFor();
  await sheet.getByText('Have a code?').click();
  await sheet.getByLabel(/^Code/).fill('oldfriends');
  await sheet.getByText('Old friends takes £60 off.').waitFor();
  await sheet.getByText('£60 with Old friends').first().waitFor();
  expect(await sheet.getByText('with Quiet Tuesdays').count()).toBe(0);
  await window.close();
});

const forTuesdays =
  'Quiet Tuesdays is for visits on Tuesday, so you can move this one to those days only. For another day, Ada Lovett can move it for you, or cancel it and book again.';

test('what was booked for a Tuesday is moved to other Tuesdays, by a guest and by who has an account', async () => {
  const guest = { fullName: 'Ama Mensah', email: 'ama@example.org' };
  const noon = `${tuesday.slice(0, 10)}T12`;
  // In the afternoon, which nobody who only looked above still holds.
  const afternoon = (await freeTimes(shop)).filter((slot) => slot >= noon && slot.startsWith(tuesday.slice(0, 10)));
  const { manageToken } = await bookAs(callerAt(stage.program.url), shop, afternoon[0]!, { guest });
  const phone = await openWindow(stage.browser, stage.program.url, { width: 360, scripts: false });
  const visit = await phone.newPage();
  await visit.goto(`/b/${manageToken}`);
  await visit.getByRole('link', { name: 'Change time', exact: true }).click();
  await visit.getByText(forTuesdays, { exact: true }).waitFor();
  // On a phone the fortnight stands in a strip; no other day leads anywhere.
  const names = await visit.getByRole('link', { name: /^[A-Z]\w+day\b.*(times?|full|free)/ }).allInnerTexts();
  expect(names.length).toBeGreaterThan(0);
  expect(names.every((name) => name.includes('Tue'))).toBe(true);
  await isSound(visit);
  // An address that was kept leads to no other day.
  await visit.goto(`/b/${manageToken}?step=move&slot=${wednesday.replace('.000Z', 'Z')}`);
  await visit.getByRole('button', { name: /^Move/ }).click();
  await visit.getByText(/^This price is for other days of the week\./).waitFor();
  await phone.close();

  const cleo = await registerAt(stage.program.url, 'tuesdays');
  await bookAs(cleo, shop, afternoon.at(-1)!);
  const window = await signedIn(stage.browser, stage.program.url, 'tuesdays', { width: 360 });
  const page = await openAlive(window, '/bookings');
  await page.getByRole('button', { name: 'Change time' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pick a new time' });
  await sheet.getByText(forTuesdays, { exact: true }).filter({ visible: true }).waitFor();
  const closed = sheet.locator(`[data-date="${wednesday.slice(0, 10)}"]:visible`).first();
  await closed.waitFor();
  expect(await closed.getAttribute('aria-disabled')).toBe('true');
  await isSound(page);
  await window.close();
});
