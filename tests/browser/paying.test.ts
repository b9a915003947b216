import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, registerAt, type Artist, type Caller } from '#tests/support/artist.ts';
import { connectByHand, makeAdmin } from '#tests/support/by-hand.ts';
import { openWindow, watchConsole } from '#tests/support/browser.ts';
import { cards, payPageOf } from '#tests/support/paying.ts';
import { bookAs, isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Types a card into the pay page and pays. */
async function pay(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await button(page, /^Pay/).click();
}

/** A visit that is paid for with a card on the pay page; its number once that was heard of. */
async function paidBy(client: Caller, artist: Artist, date: string, card: string): Promise<number> {
  const { id } = await bookAs(client, artist, date);
  const { body } = await client.call('POST', `/api/bookings/${id}/checkout`, { agreed: true });
  await client.call('POST', `/api/sandbox/pay/${payPageOf(body.url)}`, { number: card });
  const money = async () => (await client.call('GET', `/api/bookings/${id}/money`)).body;
  const heard = card === cards.disputed ? { disputes: [{ status: 'open' }] } : { paid: 2000 };
  await expect.poll(money, { timeout: 20_000 }).toMatchObject(heard);
  return id;
}

test('N01 a deposit is declined, authenticated and paid; cancelled in time it goes back; a visit ends with a tip; a bank takes a payment back', async () => {
  const { url } = stage.program;
  const ada = await openArtist(url, 'ada', { autoConfirm: true });
  await connectByHand(stage.program, ada.id);
  const [serviceId] = ada.serviceIds;
  const advance = { prepay: 'deposit', depositAmount: 2000, depositPercent: null, prepayFor: 'everyone' };
  await ada.call('PATCH', `/api/services/${serviceId}`, { advance });
  await ada.call('PUT', '/api/payouts/policy', {
    freeCancellationMinutes: 60,
    lateCancelPercent: 50,
    noShowPercent: 100,
  });
  const cleo = await registerAt(url, 'cleo');
  const times = await freeTimes(ada);
  const { id } = await bookAs(cleo, ada, times.at(-1)!);

  const window = await signedIn(stage.browser, url, 'cleo', { width: 360 });
  const page = await openAlive(window, `/checkout/${id}`);
  const complaints = watchConsole(page);
  await heading(page, 'Pay to book');
  await says(page, /^Your time is kept until \w{3}\s\d+\s\w+,\s\d\d:\d\d\.$/);
  await isSound(page);
  await button(page, 'Pay £20').click();
  await says(page, 'Agree to the terms to continue.');
  await page.getByLabel('I agree to these terms.').check();
  await button(page, 'Pay £20').click();

  await heading(page, 'Pay for Fine line, palm size with Ada Lovett');
  await isSound(page);
  await page.getByRole('link', { name: 'Close without paying' }).click();
  await says(page, 'The payment was not made. Nothing was charged.');
  await isAlive(page);
  await page.getByLabel('I agree to these terms.').check();
  await button(page, 'Pay £20').click();
  await pay(page, cards.declined);
  await says(page, 'Your card was declined. Nothing was charged.');
  await pay(page, cards.authenticate);
  await button(page, 'Yes, it is me').click();
  await heading(page, 'Deposit paid');
  await says(page, '£20 is paid.');
  await says(page, "You're booked. An email confirms it");
  await says(page, 'Left to pay');
  await isSound(page);

  // She came back and saw it, so it is no news to her.
  await expect.poll(async () => (await cleo.call('GET', '/api/notifications/unread')).body.count).toBe(0);

  // In time everything goes back, and it is said.
  await cleo.call('POST', `/api/bookings/${id}/cancel`);
  await page.goto(`/booking-confirmation?booking=${id}`);
  await says(page, /^Your money (goes back|was returned)$/);
  await isSound(page);
  await page.goto(`/checkout/${id}`);
  await says(page, /On its way back|Returned/);
  await expect
    .poll(async () => (await cleo.call('GET', `/api/bookings/${id}/money`)).body, { timeout: 20_000 })
    .toMatchObject({ paid: 0, due: 0 });
  await page.goto(`/checkout/${id}`);
  await says(page, 'Returned');
  await isSound(page);
  await page.goto('/notifications');
  await page.getByRole('link', { name: /^£20 for Fine line, palm size is on its way back to your card\./ }).click();
  await page.waitForURL(`**/checkout/${id}`);

  // A guest pays by the link, without a script.
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const { manageToken, id: hers } = await bookAs(callerAt(url), ada, times[0]!, { guest });
  const plain = await (await openWindow(stage.browser, url, { scripts: false })).newPage();
  await plain.goto(`/b/${manageToken}`);
  await isSound(plain);
  await button(plain, 'Pay £20').click();
  await says(plain, 'Agree to the terms to continue.');
  await plain.getByLabel('I agree to these terms.').check();
  await button(plain, 'Pay £20').click();
  await pay(plain, cards.paid);
  await says(plain, 'Paid to book');
  await isSound(plain);

  // It took place: a tip, never preset; the artist sees what was paid, marks the rest and gives some back.
  await ada.call('PATCH', `/api/bookings/${hers}/status`, { status: 'completed' });
  await plain.goto(`/b/${manageToken}`);
  await heading(plain, 'A tip for Ada Lovett');
  expect(await plain.locator('input[name=tip]:checked').count()).toBe(0);
  await plain.getByLabel('Another amount').fill('0.10');
  await button(plain, 'Give a tip').click();
  await says(plain, 'Choose an amount that fits the visit.');
  expect(await plain.getByLabel('Another amount').inputValue()).toBe('0.10');
  await plain.getByLabel('Another amount').fill('12.50');
  await button(plain, 'Give a tip').click();
  await pay(plain, cards.paid);
  await says(plain, 'Tip paid');

  const own = await signedIn(stage.browser, url, 'ada', { width: 1280, theme: 'dark' });
  const desk = await openAlive(own, `/booking-confirmation?booking=${hers}`);
  await button(desk, 'Record payment').click();
  const record = desk.getByRole('dialog', { name: 'What was paid?' });
  await isSound(desk);
  await record.getByRole('button', { name: 'Record payment' }).click();
  await says(desk, 'Paid in cash');
  // What it costs stands broken down in the ticket beside it.
  const board = desk.getByRole('region', { name: 'Payment' });
  await board.getByText('Total', { exact: true }).waitFor();
  expect(await board.getByText('Fine line, palm size').count()).toBe(0);
  expect(await desk.getByRole('link', { name: 'All bookings' }).getAttribute('href')).toBe(
    '/bookings?tab=professional',
  );
  await button(desk, 'Refund').click();
  await desk.getByLabel('Amount').fill('5');
  await desk.getByRole('dialog').getByLabel('Reason').fill('It took less time.');
  await isSound(desk);
  await desk.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await says(desk, 'It took less time.');
  await isSound(desk);
  await desk.goto('/settings/payments');
  await says(desk, 'Tip from Grace Hopper');
  await isSound(desk);

  // Whoever owns a card tells their bank that they did not pay, and the bank decides; another bank does not take a refund.
  const [disputed, stuck] = [
    await paidBy(cleo, ada, times[3]!, cards.disputed),
    await paidBy(cleo, ada, times[6]!, cards.refundFails),
  ];
  await page.goto(`/checkout/${disputed}`);
  await heading(page, 'Your bank looks at this payment');
  await says(page, 'Taken back until the bank decides');
  await isSound(page);
  await desk.goto(`/booking-confirmation?booking=${disputed}`);
  await says(desk, 'A bank has this money until it decides.');
  await isSound(desk);
  await ada.call('POST', `/api/bookings/${stuck}/cancel`);
  await expect
    .poll(async () => (await cleo.call('GET', `/api/bookings/${stuck}/money`)).body, { timeout: 20_000 })
    .toMatchObject({ refunds: [{ status: 'failed' }] });
  await desk.goto(`/booking-confirmation?booking=${stuck}`);
  await isSound(desk);
  await button(desk, 'Try again').click();
  await says(desk, 'Did not arrive, sent once more');
  await says(desk, /On its way back|Returned/);

  const max = await registerAt(url, 'max');
  await makeAdmin(stage.program, max.id);
  const office = await openAlive(
    await signedIn(stage.browser, url, 'max', { width: 360 }),
    '/admin/payments?state=disputed',
  );
  await says(office, /A bank has £20 until it decides/);
  await isSound(office);
  await office.getByRole('link', { name: 'Answer the bank' }).click();
  await heading(office, 'A bank asks about £20');
  await isSound(office);
  await button(office, 'The bank keeps it').click();
  await says(office, 'The bank has decided: it keeps the money.');
  await expect
    .poll(async () => (await cleo.call('GET', `/api/bookings/${disputed}/money`)).body, { timeout: 20_000 })
    .toMatchObject({ disputes: [{ status: 'lost' }] });
  await page.goto(`/checkout/${disputed}`);
  await heading(page, 'Your bank took this payment back');
  await isSound(page);
  // What is refused, the browser says, too.
  expect(complaints.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
}, 240_000);

test('a client finds at their booking how to give a tip once it took place', async () => {
  const ada = await openArtist(stage.program.url, 'tips', { autoConfirm: true });
  await connectByHand(stage.program, ada.id);
  const dora = await registerAt(stage.program.url, 'dora');
  const { id } = await bookAs(dora, ada, (await freeTimes(ada))[0]!);
  await ada.call('PATCH', `/api/bookings/${id}/status`, { status: 'completed' });
  const window = await signedIn(stage.browser, stage.program.url, 'dora', { width: 360 });
  const page = await openAlive(window, `/booking-confirmation?booking=${id}`);
  const tip = page.getByRole('link', { name: 'Give a tip' });
  await tip.waitFor();
  await isSound(page);
  await tip.click();
  await heading(page, 'A tip for Ada Lovett');
  const title = page.getByRole('heading', { name: 'A tip for Ada Lovett' });
  await expect.poll(async () => (await title.boundingBox())!.y).toBeLessThan(page.viewportSize()!.height);
  await window.close();
});
