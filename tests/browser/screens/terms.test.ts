import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freeTimes, isFree, openArtist, registerAt } from '#tests/support/artist.ts';
import { openWindow, watchConsole } from '#tests/support/browser.ts';
import { letPaymentLapse, verifyByHand } from '#tests/support/by-hand.ts';
import { chooseTime } from '#tests/support/choose-time.ts';
import { isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

test('N02 Ada connects payouts and asks a deposit; who books reads it before paying, and what is not paid for is free again', async () => {
  const { url } = stage.program;
  const ada = await openArtist(url, 'ada', { autoConfirm: true });
  await verifyByHand(stage.program, ada.id);
  const window = await signedIn(stage.browser, url, 'ada');
  const page = await openAlive(window, '/settings/payments');
  const complaints = watchConsole(page);
  await says(page, 'Clients pay you in person. To ask for a deposit');
  await says(page, 'Until then fees do not count: clients read that cancelling costs nothing.');
  await isSound(page);

  // To the payment service, away from it without a word, and back again.
  await page.getByLabel('Country').selectOption('GB');
  await button(page, 'Connect payouts').click();
  await heading(page, 'Payout account');
  await says(page, 'This is a sandbox');
  await isSound(page);
  await button(page, 'Come back later').click();
  await says(page, 'Payouts are not connected yet');
  await isAlive(page);
  await button(page, 'Go on with the payment service').click();
  await button(page, 'Connect this account').click();
  await page.getByText('Payouts are connected', { exact: true }).waitFor();
  await isAlive(page);

  // What becomes of booked visits is said before payouts are disconnected; the same account is connected again at once.
  await button(page, 'Disconnect payouts').click();
  await says(page, 'Booked visits stay.');
  await isSound(page);
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Stay connected' }).last().click();
  await question.waitFor({ state: 'detached' });
  await button(page, 'Disconnect payouts').click();
  await question.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await page.getByText('Clients pay you in person, and nothing is asked in advance.').waitFor();
  await isSound(page);
  await button(page, 'Connect payouts').click();
  await says(page, 'What clients pay reaches you.');
  await isAlive(page);
  // While the terms name no fee nothing of a deposit stays, which is said where it is asked for.
  await page.goto('/settings/services');
  await isAlive(page);
  await button(page, 'Edit Fine line, palm size').click();
  await page.getByLabel('Paid in advance').selectOption({ label: 'A deposit, as an amount' });
  await says(page, 'With your terms as they are, you keep nothing of it.');
  await isSound(page);
  await page.getByRole('link', { name: 'Set a fee' }).click();
  await page.waitForURL(/settings\/payments#policy$/);
  await page.getByLabel('Late cancellation fee').selectOption('50');
  await page.getByLabel('No-show fee').selectOption('100');
  await says(page, 'then 50% of the price. If you do not come: 100%.');
  await button(page, 'Save terms').click();
  await says(page, 'Your terms are saved');
  // Whoever looks at the page reads them before they choose anything.
  const visitor = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const shown = await visitor.newPage();
  await shown.goto('/u/ada');
  await says(
    shown,
    /^Free to cancel or change until 24 hours before the visit, then 50% of the price\. If you do not come: 100%\.$/,
  );
  await visitor.close();
  await page.getByLabel('VAT number').fill('GB 123 4567 89');
  await page.getByLabel('Percentage').fill('20');
  await button(page, 'Save tax').click();
  await says(page, 'Your tax is saved');
  await isSound(page);

  await page.goto('/settings/services');
  await isAlive(page);
  await button(page, 'Edit Fine line, palm size').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('What you ask for is paid by card when clients book.').waitFor();
  expect(await dialog.getByText('once payouts are connected').count()).toBe(0);
  await dialog.getByLabel('Paid in advance').selectOption({ label: 'A deposit, as an amount' });
  await dialog.getByText('Whoever cancels gets it back, unless').waitFor();
  expect(await dialog.getByText('you keep nothing of it').count()).toBe(0);
  await dialog.getByLabel('Deposit', { exact: true }).fill('200');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('The deposit is higher than the price.').waitFor();
  await dialog.getByLabel('Deposit', { exact: true }).fill('20');
  await isSound(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await window.close();

  // A guest without scripts: what is due and the terms stand there before the button, and have to be ticked.
  const [time = ''] = await freeTimes(ada);
  const guest = await (await openWindow(stage.browser, url, { scripts: false, width: 360 })).newPage();
  await guest.goto('/u/ada/book');
  await says(guest, 'Deposit £20');
  await guest.goto(`/u/ada/book?service=${ada.serviceIds[0]}&slot=${encodeURIComponent(time)}&step=you`);
  await says(guest, 'If Ada Lovett cancels, everything is returned at once.');
  await isSound(guest);
  await guest.getByLabel('Your name').fill('Grace Hopper');
  await guest.getByLabel('Email', { exact: true }).fill('grace@example.com');
  const pays = guest.getByRole('button', { name: 'Book and pay £20' });
  await pays.click();
  await says(guest, 'Tick that you agree to the terms.');
  await guest.getByLabel('I agree to these terms').check();
  await pays.click();
  await guest.getByRole('link', { name: 'Close without paying' }).click();
  await guest.waitForURL(/\/b\//);
  await says(guest, /awaiting payment/i);
  await isSound(guest);
  await guest.context().close();

  // Cleo sees the same in the sheet; what she does not pay for is free again after a quarter of an hour.
  const cleo = await registerAt(url, 'cleo');
  const clients = await signedIn(stage.browser, url, 'cleo');
  const profile = await openAlive(clients, `/profile/${ada.id}`);
  await button(profile, 'Book Now').click();
  await profile.getByRole('dialog', { name: 'Choose a service' }).getByText('Deposit £20').waitFor();
  await button(profile, 'Book Fine line, palm size').click();
  const sheet = profile.getByRole('dialog', { name: 'Pick a time' });
  await sheet.getByRole('radio').first().waitFor({ state: 'attached' });
  const start = await chooseTime(sheet, 'last');
  await sheet.getByText('Due now').waitFor();
  await isSound(profile);
  const book = sheet.getByRole('button', { name: 'Book and pay £20' });
  // The button says what it takes; beside it stands for when.
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });
  await sheet.getByText(new RegExp(`^\\w{3} \\d+ \\w+, ${clock.format(new Date(start))}$`)).waitFor();
  await book.click();
  await sheet.getByText('Tick that you agree to the terms.').first().waitFor();
  await sheet.getByLabel('I agree to these terms').check();
  await book.click();
  await profile.waitForURL(/\/checkout\/\d+/);
  const id = Number(/checkout\/(\d+)/.exec(profile.url())![1]);
  expect((await cleo.call('GET', `/api/bookings/${id}`)).body).toMatchObject({
    status: 'awaiting_payment',
    dueNow: 2000,
    date: new Date(start).toISOString(),
  });
  await letPaymentLapse(stage.program, id);
  await profile.goto('/bookings?tab=past');
  await says(profile, 'expired');
  expect(await isFree(ada, start)).toBe(true);
  await clients.close();
  expect(complaints).toEqual([]);
});
