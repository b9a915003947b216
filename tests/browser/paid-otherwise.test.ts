import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { chargeOtherwiseByHand, connectByHand, makeAdmin } from '#tests/support/by-hand.ts';
import { cards, payPageOf } from '#tests/support/paying.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// A guest is charged another amount than was asked for: they read that it goes back, and pay again once an admin has looked.

const stage = setStage();

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** An artist who asks £20 of £120 in advance. */
async function openWithDeposit(username: string): Promise<Artist> {
  const artist = await openArtist(stage.program.url, username, { autoConfirm: true });
  await connectByHand(stage.program, artist.id);
  const advance = { prepay: 'deposit', depositAmount: 2000, depositPercent: null, prepayFor: 'everyone' };
  await artist.call('PATCH', `/api/services/${artist.serviceIds[0]}`, { advance });
  return artist;
}

/** A guest who went to pay and was charged £21.60; answers once that was heard of. */
async function bookAndPayOtherwise(artist: Artist): Promise<string> {
  const nobody = callerAt(stage.program.url);
  const [date = ''] = await freeTimes(artist);
  const booked = await bookAs(nobody, artist, date, {
    guest: { fullName: 'Grace Hopper', email: 'grace@example.com' },
  });
  const { body: session } = await nobody.call('POST', `/api/manage/${booked.manageToken}/checkout`, { agreed: true });
  const page = payPageOf(session.url);
  await chargeOtherwiseByHand(stage.program, page, { amount: 2160, currency: 'gbp' });
  await nobody.call('POST', `/api/sandbox/pay/${page}`, { number: cards.paid });
  const back = async () =>
    (await nobody.call('GET', `/api/manage/${booked.manageToken}/money`)).body.unapplied[0]?.refunds[0]?.status;
  await expect.poll(back, { timeout: 20_000 }).toBe('done');
  return booked.manageToken;
}

test('a guest reads that what came goes back and pays again once an admin has looked; their professional reads it, too', async () => {
  const ada = await openWithDeposit('ada');
  const token = await bookAndPayOtherwise(ada);
  const guest = await openAlive(await openWindow(stage.browser, stage.program.url), `/b/${token}?paid`);
  await says(guest, 'Your payment goes back');
  await says(guest, /£21\.60 came, and that is not what was asked for\..* Please do not pay again/);
  await guest.getByRole('heading', { name: 'Not booked' }).waitFor();
  await says(guest, 'Without a payment your time is free again after');
  expect(await guest.getByText(/Pay by|in person|At your visit/).count()).toBe(0);
  expect(await guest.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
  await isSound(guest);

  const own = await openAlive(await signedIn(stage.browser, stage.program.url, 'ada'), '/settings/payments');
  await says(own, 'Grace Hopper paid, but not what was asked for');

  const max = await registerAt(stage.program.url, 'max');
  await makeAdmin(stage.program, max.id);
  const admin = await openAlive(await signedIn(stage.browser, stage.program.url, 'max'), '/admin/payments');
  await says(admin, /£21\.60.*instead of .*£20/);
  await admin.getByRole('button', { name: 'Dismiss' }).click();
  await admin.getByLabel('Reason').fill('The tax is switched off.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
  await admin.getByRole('dialog').waitFor({ state: 'hidden' });

  await guest.reload();
  await guest.getByRole('button', { name: 'Pay £20' }).waitFor();
});
