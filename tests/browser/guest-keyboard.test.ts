import { expect, test } from 'vitest';
import { freeTimes, openArtist } from '#tests/support/artist.ts';
import { openWindow, sidewaysScroll } from '#tests/support/browser.ts';
import { tabToLaterDay } from '#tests/support/choose-day.ts';
import { tabTo } from '#tests/support/keyboard.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('the whole way from page to visit goes by keyboard alone', async () => {
  const shop = await openArtist(stage.program.url, 'bykeys', {
    autoConfirm: true,
    services: [
      { name: 'Fringe', duration: 15, price: 1000 },
      { name: 'Cut', duration: 60, price: 5000 },
    ],
  });
  const window = await openWindow(stage.browser, stage.program.url, { width: 1280, scripts: false });
  const page = await window.newPage();
  await page.goto(`/u/${shop.username}`);
  await tabTo(page, /^Book Cut$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Pick a time' }).waitFor();
  await tabToLaterDay(page);
  // Choosing a day leads to its times: the next stop is the first of them, not the rest of the month.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('09:00 to 10:00, 1 hour');
  await tabTo(page, /^15:00 to/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your details' }).waitFor();
  await tabTo(page, /^Log in$/);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Grace Hopper');
  await page.keyboard.press('Tab');
  await page.keyboard.type('grace@example.com');
  await tabTo(page, /^Book \w{3} \d+ at 15:00$/);
  await page.keyboard.press('Space');
  await page.getByRole('heading', { level: 1, name: /^You're booked, .+ at 15:00 in London$/ }).waitFor();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await window.close();
});

test.each([360, 1280])('a guest moves and cancels their visit by keyboard alone, %i px', async (width) => {
  const shop = await openArtist(stage.program.url, `movedbykeys${width}`);
  const [slot = ''] = await freeTimes(shop);
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const wish = { artistId: shop.id, serviceId: shop.serviceIds[0], date: slot, guest };
  const booked = await fetch(`${stage.program.url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  const { id, manageToken } = await booked.json();
  const visit = async () => (await shop.call('GET', `/api/bookings/${id}`)).body;

  const window = await openWindow(stage.browser, stage.program.url, { width, scripts: false });
  const page = await window.newPage();
  await page.goto(`/b/${manageToken}`);
  await tabTo(page, /^Change time$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Pick a new time' }).waitFor();
  await tabToLaterDay(page);
  await tabTo(page, /^14:00 to/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Move this visit?' }).waitFor();
  expect((await visit()).date).toBe(slot);
  await tabTo(page, /^Move to .+ at 14:00$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Requested, .+ at 14:00 in London$/ }).waitFor();
  expect((await visit()).date).not.toBe(slot);

  await tabTo(page, /^Cancel$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Cancel booking' }).waitFor();
  await tabTo(page, /^Keep booking$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Requested, / }).waitFor();
  await tabTo(page, /^Cancel$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Cancel booking' }).waitFor();
  await tabTo(page, /^Cancel booking/);
  await page.keyboard.press('Space');
  await page.getByRole('heading', { level: 1, name: 'This visit is cancelled' }).waitFor();
  expect((await visit()).status).toBe('cancelled');
  await window.close();
});
