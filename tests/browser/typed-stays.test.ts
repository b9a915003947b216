import { expect, test } from 'vitest';
import { openArtist, registerAt, requestedOfAda } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { chooseLaterDay } from '#tests/support/choose-day.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('a guest who changes the time keeps the day and what they typed, and the next visit begins empty', async () => {
  const shop = await openArtist(stage.program.url, 'kept');
  const window = await openWindow(stage.browser, stage.program.url, { width: 360 });
  const page = await window.newPage();
  await page.goto(`/u/${shop.username}/book?service=${shop.serviceIds[0]}`);
  await chooseLaterDay(page);
  const date = new URL(page.url()).searchParams.get('date');
  await page.getByRole('link', { name: /^10:30 to 12:00/ }).click();
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.getByLabel(/^Notes for/).fill('A fern, please.');

  await page
    .getByRole('link', { name: 'time', exact: true })
    .or(page.getByRole('link', { name: 'Change time' }))
    .click();
  await page.getByRole('heading', { name: 'Pick a time' }).waitFor();
  expect(new URL(page.url()).searchParams.get('date')).toBe(date);
  await page.getByRole('link', { name: /^11:00 to 12:30/ }).click();
  await page.getByRole('heading', { name: 'Your details' }).waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe('Grace Hopper');
  expect(await page.getByLabel('Email').inputValue()).toBe('grace@example.com');
  expect(await page.getByLabel(/^Notes for/).inputValue()).toBe('A fern, please.');
  await page.getByRole('button', { name: /^Book .+ at 11:00$/ }).click();
  await page.getByRole('heading', { name: requestedOfAda }).waitFor();

  await page.goto(`/u/${shop.username}/book?service=${shop.serviceIds[0]}&date=${date}`);
  await page.getByRole('link', { name: /^14:00 to 15:30/ }).click();
  await page.getByRole('heading', { name: 'Your details' }).waitFor();
  expect(await page.getByLabel(/^Notes for/).inputValue()).toBe('');
  await window.close();
});

test('whoever logs in on the way finds the note, the code and the series again, open', async () => {
  const shop = await openArtist(stage.program.url, 'on-the-way');
  await registerAt(stage.program.url, 'cleo');
  const window = await openWindow(stage.browser, stage.program.url, { width: 360 });
  const page = await window.newPage();
  await page.goto(`/u/${shop.username}/book?service=${shop.serviceIds[0]}`);
  await chooseLaterDay(page);
  await page.getByRole('link', { name: /^10:30 to 12:00/ }).click();
  await page.getByText('Repeat this visit').click();
  await page.getByLabel('Repeat', { exact: true }).selectOption('four-weeks');
  await page.getByLabel('How many visits').fill('6');
  await page.getByLabel(/^Notes for/).fill('A fern, please.');
  await page.getByText('Have a code?').click();
  await page.getByLabel(/^Code/).fill('FERN');

  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Username or email').fill('cleo');
  await page.getByLabel('Password', { exact: true }).fill('six-or-more');
  await page.getByRole('button', { name: /^(Login|Log in)$/ }).click();
  await page.getByText('You book as Cleo.').waitFor();
  expect(await page.getByLabel('Repeat', { exact: true }).inputValue()).toBe('four-weeks');
  expect(await page.getByLabel('How many visits').inputValue()).toBe('6');
  expect(await page.getByLabel(/^Notes for/).inputValue()).toBe('A fern, please.');
  expect(await page.getByLabel(/^Code/).inputValue()).toBe('FERN');
  // What is pressed next shows the dates, and books nobody a single visit.
  await page.getByLabel(/^Code/).fill('');
  await page.getByRole('button', { name: 'Show the dates' }).first().click();
  await page
    .getByText(/^6 visits: /)
    .first()
    .waitFor();
  await window.close();
});
