import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { connectByHand } from '#tests/support/by-hand.ts';
import { openWindow } from '#tests/support/browser.ts';
import { cards, payPageOf } from '#tests/support/paying.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const week = 7 * 24 * 60;

/** An artist who asks £20 of £120 in advance, and half of it of whoever cancels in the last week. */
async function openWithDeposit(username: string, autoConfirm = true): Promise<Artist> {
  const artist = await openArtist(stage.program.url, username, { autoConfirm });
  await connectByHand(stage.program, artist.id);
  const advance = { prepay: 'deposit', depositAmount: 2000, depositPercent: null, prepayFor: 'everyone' };
  await artist.call('PATCH', `/api/services/${artist.serviceIds[0]}`, { advance });
  const policy = { freeCancellationMinutes: week, lateCancelPercent: 50, noShowPercent: 0 };
  expect((await artist.call('PUT', '/api/payouts/policy', policy)).status).toBe(200);
  return artist;
}

/** A guest pays what is due to book with the link; answers once that was heard of. */
async function payDeposit(manageToken: string): Promise<void> {
  const nobody = callerAt(stage.program.url);
  const { body: session } = await nobody.call('POST', `/api/manage/${manageToken}/checkout`, { agreed: true });
  await nobody.call('POST', `/api/sandbox/pay/${payPageOf(session.url)}`, { number: cards.paid });
  const paid = async () => (await nobody.call('GET', `/api/manage/${manageToken}/money`)).body.paid;
  await expect.poll(paid, { timeout: 20_000 }).toBe(2000);
}

const hrefOf = (artist: Artist, slot: string) =>
  `/u/${artist.username}/book?service=${artist.serviceIds[0]}&slot=${slot}&step=you`;

test('a form without script says all that is wrong at once and keeps the tick; no mail is promised before it is paid', async () => {
  const ada = await openWithDeposit('ada');
  const [slot = ''] = await freeTimes(ada);
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  const book = () => page.getByRole('button', { name: 'Book and pay £20' }).last().click();
  const tick = page.getByLabel('I agree to these terms');
  await page.goto(hrefOf(ada, slot));
  await book();
  await says(page, '3 fields need another look');
  for (const control of ['Your name', 'Email', 'Terms']) {
    await page
      .getByRole('alert')
      .getByRole('link', { name: new RegExp(`^${control}: `) })
      .waitFor();
  }
  await isSound(page);
  await tick.check();
  await book();
  await says(page, '2 fields need another look');
  expect(await tick.isChecked()).toBe(true);
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.com');
  await book();

  // Whoever ticked that they agree pays at once; whoever closes that page is told what they have so far.
  await page.getByRole('link', { name: 'Close without paying' }).click();
  await page.getByRole('heading', { level: 1, name: 'Waiting for payment' }).waitFor();
  await says(
    page,
    /^Pay by .+ until you have paid: the details and this link come to grace@example\.com after that\.$/,
  );
  await says(page, /^Your time is kept until .+,\s\d\d:\d\d\s(?:GMT|BST)\.$/);
  await page.waitForLoadState();
  // What is to be paid stands once, beside paying.
  expect(await page.getByText('£120', { exact: true }).count()).toBe(1);
  expect(await page.getByText('are on their way').count()).toBe(0);
  // Paying is the one thing that keeps the time: no password is asked for beside it.
  expect(await page.getByRole('textbox', { name: 'Password' }).count()).toBe(0);
  expect(await page.locator('main header svg').count()).toBe(0);
  await isSound(page);
  await window.close();
});

test('what cancelling late costs reads the same before booking, before paying and after it', async () => {
  const ada = await openWithDeposit('asksfirst', false);
  const [slot = ''] = await freeTimes(ada);
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  const terms = /^Free to cancel until Ada Lovett confirms; then it costs 50% of the price\. If Ada Lovett cancels/;
  await page.goto(hrefOf(ada, slot));
  await says(page, terms);
  const guest = { fullName: 'Grace Hopper', email: 'asks@example.com' };
  const { id, manageToken } = await bookAs(callerAt(stage.program.url), ada, slot, { guest });
  await page.goto(`/b/${manageToken}`);
  await says(page, 'Waiting for payment');
  await says(page, terms);
  await payDeposit(manageToken);
  await page.goto(`/b/${manageToken}`);
  await says(page, terms);
  expect((await ada.call('PATCH', `/api/bookings/${id}/status`, { status: 'confirmed' })).status).toBe(200);
  await page.goto(`/b/${manageToken}`);
  await says(page, /^Cancelling now costs 50% of the price\./);
  await window.close();
});

test('on a phone booking leads straight to paying, and paying to what is booked', async () => {
  const ada = await openWithDeposit('insight');
  const [slot = ''] = await freeTimes(ada);
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  const button = (name: string) => page.getByRole('button', { name }).last();
  await page.goto(hrefOf(ada, slot));
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.getByLabel('I agree to these terms').check();
  await button('Book and pay £20').click();
  await page.getByLabel('Card number').fill(cards.paid);
  await button('Pay £20').click();
  const booked = page.getByRole('heading', { level: 1, name: /^You're booked/ });
  await booked.waitFor();
  await expect.poll(async () => (await booked.boundingBox())!.y).toBeGreaterThan(0);
  // What can be done about it: the calendar on a line of its own, the others beside each other.
  const top = async (name: string) => (await page.getByRole('link', { name, exact: true }).boundingBox())!.y;
  expect(await top('Change time')).toBe(await top('Cancel'));
  await window.close();
});

test('other terms than those that were ticked are asked for anew', async () => {
  const ada = await openWithDeposit('anew');
  const [slot = ''] = await freeTimes(ada);
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  await page.goto(hrefOf(ada, slot));
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.getByLabel('I agree to these terms').check();
  const policy = { freeCancellationMinutes: week, lateCancelPercent: 80, noShowPercent: 0 };
  await ada.call('PUT', '/api/payouts/policy', policy);
  await page.getByRole('button', { name: 'Book and pay £20' }).last().click();
  await says(page, /80%/);
  expect(await page.getByLabel('I agree to these terms').isChecked()).toBe(false);
  await window.close();
});

test('a series is paid for at its first visit: that is said with its dates, and one payment books all of them', async () => {
  const ada = await openWithDeposit('repeats');
  const [slot = ''] = await freeTimes(ada);
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  await page.goto(hrefOf(ada, slot));
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('series@example.com');
  await page.getByText('Repeat this visit').click();
  await page.getByLabel('Repeat', { exact: true }).selectOption('Every 5 weeks');
  await page.getByLabel('How many visits').fill('3');
  await page.getByRole('button', { name: 'Show the dates' }).click();
  await page.getByRole('heading', { name: '3 visits' }).waitFor();
  const asked = (name: string) => page.locator('form dl div').filter({ hasText: name }).locator('dd').innerText();
  expect(await asked('Due now, for the first visit')).toBe('£20');
  expect(await asked('At the visits')).toBe('£340');
  await isSound(page);
  await page.getByLabel('I agree to these terms').check();
  await page.getByRole('button', { name: 'Book and pay £20' }).last().click();
  await page.getByRole('link', { name: 'Close without paying' }).click();
  await page.getByRole('heading', { level: 1, name: 'Waiting for payment' }).waitFor();
  const others = page.getByRole('region', { name: '3 visits' }).getByRole('link');
  await others.first().click();
  await says(page, /^It counts once the first visit of its series is paid, by /);
  await isSound(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Pay £20' }).last().click();
  await page.getByLabel('Card number').fill(cards.paid);
  await page.getByRole('button', { name: 'Pay £20' }).last().click();
  await page.getByRole('heading', { level: 1, name: /^You're booked/ }).waitFor();
  await expect
    .poll(() => page.getByRole('region', { name: '3 visits' }).getByText('confirmed', { exact: true }).count())
    .toBe(3);
  await window.close();
});

test('a member pays for a series at its first visit, from the booking sheet and from the list', async () => {
  const ada = await openWithDeposit('members');
  const mia = await registerAt(stage.program.url, 'mia');
  const times = await freeTimes(ada);
  const repeat = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 2 };
  const { id } = await bookAs(mia, ada, times[0]!, repeat);
  const window = await signedIn(stage.browser, stage.program.url, 'mia', { width: 360 });
  const page = await openAlive(window, '/bookings');
  await page.getByRole('link', { name: 'Pay £20' }).waitFor();
  await page.getByRole('link', { name: 'Pay the first visit' }).click();
  await page.waitForURL(`**/checkout/${id}`);
  await page.getByRole('button', { name: 'Pay £20' }).waitFor();
  await isSound(page);
  await window.close();
});

test('before somebody cancels late they read what becomes of their money, as a guest and signed in', async () => {
  const { url } = stage.program;
  const ada = await openWithDeposit('late');
  const [slot = '', , , other = ''] = await freeTimes(ada);
  const nobody = callerAt(url);
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const { manageToken } = await bookAs(nobody, ada, slot, { guest });
  await payDeposit(manageToken);
  const window = await openWindow(stage.browser, url, { scripts: false });
  const page = await window.newPage();
  await page.goto(`/b/${manageToken}?step=cancel`);
  await says(page, 'You paid £20. The fee is £60, so £40 is left to pay.');
  await isSound(page);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('status').getByText('£40 is left to pay: the fee for cancelling late.').waitFor();
  await page.getByRole('heading', { name: 'Pay the fee' }).waitFor();
  await isSound(page);
  await window.close();

  const cleo = await registerAt(url, 'cleo');
  // Terms of no deposit, so that it stands at once.
  const advance = { prepay: 'none', depositAmount: null, depositPercent: null, prepayFor: 'everyone' };
  await ada.call('PATCH', `/api/services/${ada.serviceIds[0]}`, { advance });
  const { id } = await bookAs(cleo, ada, other);
  const hers = await signedIn(stage.browser, url, 'cleo', { width: 360 });
  const visit = await openAlive(hers, `/booking-confirmation?booking=${id}`);
  await visit.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = visit.getByRole('alertdialog');
  await dialog.getByText('The fee is £60, to be paid afterwards.').waitFor();
  await isSound(visit);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect
    .poll(async () => (await cleo.call('GET', `/api/bookings/${id}/money`)).body, { timeout: 20_000 })
    .toMatchObject({ due: 6000 });
  await hers.close();
});

test('a guest whose money goes back reads so, first that it is on its way and then that it was returned', async () => {
  const { url } = stage.program;
  const ada = await openWithDeposit('back');
  const [slot = ''] = await freeTimes(ada);
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const { id, manageToken } = await bookAs(callerAt(url), ada, slot, { guest });
  await payDeposit(manageToken);
  await ada.call('POST', `/api/bookings/${id}/cancel`);
  const page = await (await openWindow(stage.browser, url, { scripts: false })).newPage();
  // Where they came back to from paying, and have open since.
  await page.goto(`/b/${manageToken}?paid`);
  await page.getByRole('heading', { name: /^Your money (goes back|was returned)$/ }).waitFor();
  expect(await page.getByText('£20 is paid.').count()).toBe(0);
  await isSound(page);
  const refunds = async () => (await callerAt(url).call('GET', `/api/manage/${manageToken}/money`)).body.refunds;
  await expect.poll(refunds, { timeout: 20_000 }).toMatchObject([{ status: 'done' }]);
  await page.reload();
  await page.getByRole('heading', { name: 'Your money was returned' }).waitFor();
  await says(page, 'It went back to the card it was paid with. Your bank may take some days to show it.');
  await isSound(page);
  await page.context().close();
});

test('what an offer takes off a guest’s price is called by its name and has a minus sign', async () => {
  const ada = await openWithDeposit('named');
  expect((await ada.call('POST', '/api/offers', { title: 'Autumn', percent: 10, published: true })).status).toBe(201);
  const [slot = ''] = await freeTimes(ada);
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const { manageToken } = await bookAs(callerAt(stage.program.url), ada, slot, { guest });
  await payDeposit(manageToken);
  const page = await (await openWindow(stage.browser, stage.program.url, { scripts: false })).newPage();
  await page.goto(`/b/${manageToken}`);
  await page.getByRole('listitem').filter({ hasText: 'Autumn' }).getByText('\u2212£12', { exact: true }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Paid to book' }).getByRole('link', { name: 'Receipt' }).waitFor();
  await isSound(page);
  await page.context().close();
});
