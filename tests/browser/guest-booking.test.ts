import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openWindow, watchConsole } from '#tests/support/browser.ts';
import { freeTimes, openArtist, requestedOfAda, type Artist } from '#tests/support/artist.ts';
import { chooseLaterDay } from '#tests/support/choose-day.ts';
import { isSound } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const looks = [
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
];

const bookButton = /^Book (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ at \d\d:\d\d$/;

test.each(looks)('a guest books, moves and cancels without script, $width $theme', async (looking) => {
  const shop = await openArtist(stage.program.url, `whole${looking.width}`, {
    services: [
      { name: 'Fine line, palm size', duration: 90, price: 12_000, currency: 'GBP' },
      { name: 'Consultation', duration: 30, price: 0, currency: 'GBP' },
    ],
  });
  const window = await openWindow(stage.browser, stage.program.url, { ...looking, scripts: false });
  const page = await window.newPage();
  const complaints = watchConsole(page);
  await page.goto(`/u/${shop.username}`);
  await isSound(page);
  await page.getByRole('link', { name: 'Book Now' }).first().click();
  await page.getByRole('heading', { name: 'Choose a service' }).waitFor();
  await isSound(page);
  await page.getByRole('link', { name: 'Book Fine line, palm size' }).click();

  await page.getByRole('heading', { name: 'Pick a time' }).waitFor();
  await page.waitForLoadState();
  expect(await page.getByText('Times in London (GMT)').or(page.getByText('Times in London (BST)')).count()).toBe(1);
  await isSound(page);
  await chooseLaterDay(page);
  await page.getByRole('link', { name: /^10:30 to 12:00, 90 minutes$/ }).click();

  await page.getByRole('heading', { name: 'Your details' }).waitFor();
  await page.waitForLoadState();
  expect(await page.getByText('£120').count()).toBeGreaterThan(0);
  expect(await page.getByText('Cancelling costs nothing.').count()).toBe(1);
  await isSound(page);
  await page.getByLabel('Email').fill('grace@');
  await page.getByLabel(/^Notes for Ada Lovett/).fill('A fern, please.');
  await page.getByRole('button', { name: bookButton }).click();

  const summary = page.getByRole('alert');
  await summary.getByText('2 fields need another look').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('grace@');
  expect(await page.getByLabel(/^Notes for/).inputValue()).toBe('A fern, please.');
  await isSound(page);
  await summary.getByRole('link', { name: /^Your name/ }).click();
  await page.keyboard.type('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { level: 1, name: requestedOfAda }).waitFor();
  await page.waitForLoadState();
  expect(page.url()).toMatch(/\/b\/[\w-]{32}\?new$/);
  expect(await page.getByText('pending').count()).toBe(1);
  await isSound(page);
  const [change, cancel] = await Promise.all(
    ['Change time', 'Cancel'].map((name) => page.getByRole('link', { name, exact: true }).boundingBox()),
  );
  expect(cancel!.y).toBe(change!.y);

  // By half an hour only: the visit is not in its own way.
  await page.getByRole('link', { name: 'Change time' }).click();
  await page.getByRole('heading', { name: 'Pick a new time' }).waitFor();
  await isSound(page);
  await page.getByRole('link', { name: 'Your visit' }).click();
  await page.getByRole('link', { name: 'Change time' }).click();
  await chooseLaterDay(page);
  await page.getByRole('link', { name: /^11:00 to 12:30, 90 minutes$/ }).click();
  await page.getByRole('heading', { name: 'Move this visit?' }).waitFor();
  await isSound(page);
  await page.getByRole('button', { name: /^Move to .+ at 11:00$/ }).click();
  await page.getByText(/^Moved to .+ at 11:00\. Ada Lovett confirms the new time\.$/).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Requested, .+ at 11:00 in London$/);

  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await page.getByText('Are you sure you want to cancel this booking? This action cannot be undone.').waitFor();
  await isSound(page);
  await page.getByRole('link', { name: 'Keep booking' }).click();
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  expect(await page.getByRole('link', { name: 'Your visit' }).getAttribute('href')).toMatch(/^\/b\/[\w-]{32}$/);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('heading', { name: 'This visit is cancelled' }).waitFor();
  await isSound(page);
  expect(complaints).toEqual([expect.stringContaining('status of 400')]);
  await window.close();
});

async function guestAt(shop: Artist, slot: string, window: BrowserContext): Promise<Page> {
  const page = await window.newPage();
  await page.goto(`/u/${shop.username}/book?service=${shop.serviceIds[0]}&slot=${slot}&step=you`);
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await page.getByLabel(/^Notes for/).fill('A fern, please.');
  return page;
}

test('whoever loses the connection keeps what they typed, and books, moves and cancels once it is back', async () => {
  const shop = await openArtist(stage.program.url, 'tunnel', { autoConfirm: true });
  const [, slot = ''] = await freeTimes(shop);
  const window = await openWindow(stage.browser, stage.program.url, { width: 360, timeZone: 'Africa/Lagos' });
  const page = await guestAt(shop, slot, window);
  const losesAndFinds = async (button: RegExp | string, said: string) => {
    await window.setOffline(true);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('alert').getByText(said).waitFor();
    await isSound(page);
    await window.setOffline(false);
    await page.getByText(said).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: button }).click();
  };
  await losesAndFinds(bookButton, 'You seem to be offline. Nothing was booked.');
  await page.getByRole('heading', { level: 1, name: /^You're booked, .+ in London$/ }).waitFor();

  await page.getByRole('link', { name: 'Change time', exact: true }).click();
  await page
    .getByRole('link', { name: / to \d\d:\d\d, / })
    .first()
    .click();
  await page.getByText(/^= .*\d\d:\d\d your time$/).waitFor();
  await losesAndFinds(/^Move to /, 'You seem to be offline. Nothing was changed.');
  await page.getByText(/^Moved to /).waitFor();
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Cancel booking' }).waitFor();
  await page.getByText(/^= .*\d\d:\d\d your time$/).waitFor();
  await losesAndFinds('Cancel booking', 'You seem to be offline. Nothing was changed.');
  await page.getByRole('heading', { name: 'This visit is cancelled' }).waitFor();
  await window.close();
});

test('whoever comes second keeps what they typed and takes one of three other times', async () => {
  const shop = await openArtist(stage.program.url, 'second', { autoConfirm: true });
  const [, slot = ''] = await freeTimes(shop);
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await guestAt(shop, slot, window);
  const guest = { fullName: 'Quick Guest', email: 'quick@example.com' };
  const first = await fetch(`${stage.program.url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ artistId: shop.id, serviceId: shop.serviceIds[0], date: slot, guest }),
  });
  expect(first.status).toBe(201);
  await page.getByRole('button', { name: bookButton }).click();

  const alert = page.getByRole('alert');
  await alert.getByRole('heading', { name: /^\d\d:\d\d was just taken\. These are free:$/ }).waitFor();
  await page.waitForLoadState();
  const others = alert.getByRole('button');
  expect(await others.count()).toBe(3);
  await isSound(page);
  const time = await others.last().textContent();
  await others.last().click();

  await page.getByRole('button', { name: new RegExp(`at ${time!.slice(-5)}$`) }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByLabel('Your name').inputValue()).toBe('Grace Hopper');
  expect(await page.getByLabel('Phone').inputValue()).toBe('+44 20 7946 0000');
  expect(await page.getByLabel(/^Notes for/).inputValue()).toBe('A fern, please.');
  await page.getByRole('button', { name: bookButton }).click();
  await page.getByRole('heading', { level: 1, name: /^You're booked, .+ in London$/ }).waitFor();
  await window.close();
});
