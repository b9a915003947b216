import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { beganMinutesAgo } from '#tests/support/by-hand.ts';
import { openWindow } from '#tests/support/browser.ts';
import { bookAs, isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// A no-show on the pages: a guest contests it without scripts, an account with them, and the artist answers both.

const stage = setStage();

async function picture(page: Page, of: string): Promise<void> {
  await isSound(page);
  if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/${of}.png`, fullPage: true });
}

test('a guest contests a no-show by their link, and reads that it was taken back', async () => {
  const { url } = stage.program;
  const ada = await openArtist(url, 'ada', { autoConfirm: true });
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const { id, manageToken } = await bookAs(callerAt(url), ada, (await freeTimes(ada))[0]!, { guest });
  await beganMinutesAgo(stage.program, id, 180);
  await ada.call('PATCH', `/api/bookings/${id}/status`, { status: 'no_show' });
  const window = await openWindow(stage.browser, url, { scripts: false, width: 390 });
  const page = await window.newPage();
  await page.goto(`/b/${manageToken}#no-show`);
  await page.getByRole('heading', { name: 'Marked as a no-show' }).waitFor();
  await page.getByText('Ada Lovett says that you did not come. If that is wrong, say why by').waitFor();
  await picture(page, 'no-show-guest-390');
  await page.getByRole('button', { name: 'Contest the no-show' }).click();
  await page.getByLabel('Why is it wrong?').and(page.locator('[aria-invalid=true]')).waitFor();
  await page.getByLabel('Why is it wrong?').fill('I was there at noon.');
  await page.getByRole('button', { name: 'Contest the no-show' }).click();
  await page.getByRole('heading', { name: 'You contested the no-show' }).waitFor();
  expect(await page.getByRole('button', { name: 'Contest the no-show' }).count()).toBe(0);
  await picture(page, 'no-show-contested-guest-390');

  const hers = await signedIn(stage.browser, url, 'ada', { width: 1280, theme: 'dark' });
  const work = await openAlive(hers, `/booking-confirmation?booking=${id}`);
  await work.getByRole('heading', { name: 'Grace Hopper contests the no-show' }).waitFor();
  await work.getByText('I was there at noon.').waitFor();
  await picture(work, 'no-show-artist-1280');
  await work.getByRole('button', { name: 'Take the no-show back' }).click();
  await work.getByRole('heading', { name: 'You took the no-show back' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Ada Lovett took the no-show back' }).waitFor();
  await picture(page, 'no-show-back-guest-390');
  await hers.close();
  await window.close();
});

test('a client with an account contests a no-show, which its artist keeps', async () => {
  const { url } = stage.program;
  const bea = await openArtist(url, 'bea', { autoConfirm: true });
  const cleo = await registerAt(url, 'cleo');
  const { id } = await bookAs(cleo, bea, (await freeTimes(bea))[0]!);
  await beganMinutesAgo(stage.program, id, 180);
  await bea.call('PATCH', `/api/bookings/${id}/status`, { status: 'no_show' });
  const window = await signedIn(stage.browser, url, 'cleo', { width: 1280 });
  const page = await openAlive(window, '/notifications');
  await page.getByText('You can contest it on the page of the visit.').click();
  await isAlive(page);
  await page.getByRole('button', { name: 'Contest the no-show' }).click();
  await page.getByLabel('Why is it wrong?').and(page.locator('[aria-invalid=true]')).waitFor();
  await page.getByLabel('Why is it wrong?').fill('The door was shut.');
  await picture(page, 'no-show-client-1280');
  await page.getByRole('button', { name: 'Contest the no-show' }).click();
  await page.getByRole('heading', { name: 'You contested the no-show' }).waitFor();

  const hers = await signedIn(stage.browser, url, 'bea', { width: 390, theme: 'dark' });
  const work = await openAlive(hers, `/booking-confirmation?booking=${id}`);
  await picture(work, 'no-show-artist-390');
  await work.getByRole('button', { name: 'Keep the no-show' }).click();
  await work.getByRole('heading', { name: 'You kept the no-show' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Ada Lovett keeps the no-show' }).waitFor();
  expect(await page.getByRole('button', { name: 'Contest the no-show' }).count()).toBe(0);
  await hers.close();
  await window.close();
});

test('two days after a visit its artist reads why it is no no-show any more', async () => {
  const { url } = stage.program;
  const dan = await openArtist(url, 'dan', { autoConfirm: true });
  const eve = await registerAt(url, 'eve');
  const { id } = await bookAs(eve, dan, (await freeTimes(dan))[0]!);
  await beganMinutesAgo(stage.program, id, 5 * 24 * 60);
  const window = await signedIn(stage.browser, url, 'dan', { width: 390 });
  const page = await openAlive(window, '/bookings?tab=professional');
  await page.getByText('A no-show can be marked for 48 hours after the visit.').waitFor();
  await picture(page, 'no-show-late-390');
  await page.getByRole('button', { name: /^More/ }).first().click();
  await page.getByRole('menuitem', { name: 'Cancel', exact: true }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Did not come' }).count()).toBe(0);
  await window.close();
});
