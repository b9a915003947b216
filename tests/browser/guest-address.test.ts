import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, type Artist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { bookAs, isSound } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// A guest's link goes to one address. A mistake in it must not be the end of the matter.

const stage = setStage();
let shop: Artist;
let times: string[];

beforeAll(async () => {
  shop = await openArtist(stage.program.url, 'shop', { autoConfirm: true });
  // A visit takes an hour and a half: every sixth of them leaves the others free.
  times = (await freeTimes(shop, 20)).filter((_, index) => index % 6 === 0);
});

/** A visitor's page, without scripts and on a phone: a page that works there works everywhere. */
async function openPage(): Promise<Page> {
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false, width: 360 });
  return window.newPage();
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.goto(`/u/shop/book?step=you&service=${shop.serviceIds[0]}&slot=${times.pop()}`);
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /^Book \w{3} \d+ at/ }).click();
}

const booked = /^You're booked, /;

test('an address that ends almost in a well-known name is asked about, and one press mends it and books', async () => {
  const page = await openPage();
  await fillIn(page, 'grace@gmial.com');
  await page.getByRole('alert').getByText('Email: Did you mean grace@gmail.com?').waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Use grace@gmail.com and book' }).click();
  await page.getByRole('heading', { level: 1, name: booked }).waitFor();
  await page.getByText('The details and this link are on their way to grace@gmail.com.').waitFor();
  await page.context().close();
});

test('whoever means it so presses Book once more', async () => {
  const page = await openPage();
  await fillIn(page, 'grace@gmial.com');
  await page.getByText('If grace@gmial.com is right, press the button below again.').waitFor();
  await page.getByRole('button', { name: /^Book \w{3} \d+ at/ }).click();
  await page.getByRole('heading', { level: 1, name: booked }).waitFor();
  expect(await page.getByText('The details and this link are on their way to grace@gmial.com.').count()).toBe(1);
  await page.context().close();
});

test('a wrong address is mended from the page of the visit, which lives on at a new address', async () => {
  const page = await openPage();
  await fillIn(page, 'grace@exampel.org');
  await page.getByRole('heading', { level: 1, name: booked }).waitFor();
  const before = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Wrong address?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Where should emails go?' }).waitFor();
  await isSound(page);
  await page.getByLabel('Email').fill('grace at example');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText(/^Write an email address/).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('grace at example');
  await page.getByLabel('Email').fill('grace@example.org');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('The details and the link are on their way to grace@example.org.').waitFor();
  await page.getByText(/^Emails about this visit go to grace@example\.org\./).waitFor();
  const answer = await page.goto(before);
  expect(answer!.status()).toBe(404);
  await page.context().close();
});

test('a link that took the full stop of its sentence along opens', async () => {
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const { manageToken } = await bookAs(callerAt(stage.program.url), shop, times.pop()!, { guest });
  const page = await openPage();
  const answer = await page.goto(`/b/${manageToken}).`);
  expect(answer!.status()).toBe(200);
  await page.getByRole('heading', { level: 1, name: booked }).waitFor();
  await page.context().close();
});

test('the address of a move that was made says nothing of it once the visit is cancelled', async () => {
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const { manageToken } = await bookAs(callerAt(stage.program.url), shop, times.pop()!, { guest });
  const page = await openPage();
  await page.goto(`/b/${manageToken}?moved`);
  await page.getByText(/^Moved to /).waitFor();
  await callerAt(stage.program.url).call('POST', `/api/manage/${manageToken}/cancel`, {});
  await page.reload();
  await page.getByRole('heading', { name: 'This visit is cancelled' }).waitFor();
  expect(await page.getByText(/^Moved to /).count()).toBe(0);
  await page.context().close();
});

test('an account made from a visit elsewhere goes by the clock of its own reader', async () => {
  const guest = { fullName: 'Grace Hopper', email: 'grace.away@example.com' };
  const { manageToken } = await bookAs(callerAt(stage.program.url), shop, times.pop()!, { guest });
  const window = await openWindow(stage.browser, stage.program.url, { timeZone: 'America/New_York' });
  const page = await window.newPage();
  await page.goto(`/b/${manageToken}`);
  await page.getByRole('textbox', { name: 'Password' }).fill('long enough');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/bookings?kept', { waitUntil: 'commit' });
  expect(await (await window.request.get('/api/user')).json()).toMatchObject({ timeZone: 'America/New_York' });
  await window.close();
});
