import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openArtist } from '#tests/support/artist.ts';
import { endTrialIn } from '#tests/support/by-hand.ts';
import { openWindow, watchConsole } from '#tests/support/browser.ts';
import { cards } from '#tests/support/paying.ts';
import { isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Types a card into the pay page and pays. */
async function pay(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await button(page, /^(?:Pay|Subscribe)/).click();
}

test('P01 P02 N03 N04 from the free week to its end, a plan with a test card, another plan, and its end', async () => {
  const { url } = stage.program;
  const ada = await openArtist(url, 'ada', { autoConfirm: true });
  await endTrialIn(stage.program, ada.id, 25);
  const window = await signedIn(stage.browser, url, 'ada');
  const page = await openAlive(window, '/');
  const complaints = watchConsole(page);
  await page.getByRole('link', { name: 'Choose Your Plan' }).click();
  await heading(page, 'Two prices, both on the board');

  // The week is over: what is new is closed, and says so to her and, in other words, to her clients.
  await endTrialIn(stage.program, ada.id, -1);
  await page.goto('/calendar');
  await says(page, 'New bookings are closed');
  await page.goto('/settings/services');
  await says(page, 'New bookings are closed');
  await isSound(page);
  const stranger = await (await openWindow(stage.browser, url, { scripts: false })).newPage();
  await stranger.goto('/u/ada/book');
  await says(stranger, 'Ada Lovett takes no new bookings right now');
  await isSound(stranger);
  await stranger.goto('/u/ada');
  await says(stranger, 'Fine line, palm size');
  expect(await stranger.getByRole('link', { name: 'Book Now' }).count()).toBe(0);

  await page.goto('/');
  await page.getByRole('link', { name: 'Subscribe Now' }).click();
  await page.getByRole('link', { name: 'Choose Basic' }).click();
  await isAlive(page);
  await says(page, 'Test mode: no real money moves.');
  await isSound(page);
  await button(page, 'Subscribe').click();

  // Closed, declined, without money, no test card: nothing happens, and it is said.
  await heading(page, 'Pay for Uli Basic');
  await isSound(page);
  await page.getByRole('link', { name: 'Close without paying' }).click();
  await says(page, 'You closed the payment page');
  await isAlive(page);
  await button(page, 'Subscribe').click();
  await pay(page, cards.declined);
  await says(page, 'Your card was declined. Nothing was charged. Try another one.');
  await pay(page, cards.insufficientFunds);
  await says(page, 'Your card has too little money.');
  await pay(page, '4111 1111 1111 1111');
  await says(page, 'This is none of the test cards.');
  await isSound(page);

  // Her bank asks; she fails once, then she is herself.
  await pay(page, cards.authenticate);
  await heading(page, 'Is this you?');
  await isSound(page);
  await button(page, 'No, it is not me').click();
  await says(page, 'Your bank did not confirm that it is you.');
  await pay(page, cards.authenticate);
  await button(page, 'Yes, it is me').click();
  await heading(page, 'Basic is yours');
  await says(page, /^\$14\.99 on/);
  await isSound(page);
  await page.getByRole('link', { name: '$14.99' }).click();
  await heading(page, /^Receipt SANDBOX-/);
  await isSound(page);
  await stranger.goto('/u/ada/book');
  await heading(stranger, 'Pick a time');

  // Another plan from the next period on, taken back, taken again, cancelled, resumed.
  // Of both it is said what they give, and which one is hers.
  await page.goto('/subscribe');
  await page.getByRole('listitem').filter({ hasText: 'Basic' }).getByText('Your plan', { exact: true }).waitFor();
  await says(page, /^All of Basic, recurring appointments/);
  await isSound(page);
  // Another plan says what it costs and from when, and is changed to there.
  await page.getByRole('link', { name: 'Choose Premium' }).click();
  await heading(page, 'Change to Premium');
  await says(page, 'Basic is your plan.');
  await says(page, '$24.99 per month');
  await says(page, /^From .+ you pay \$24\.99 per month\./);
  await isSound(page);
  await button(page, 'Change to Premium').click();
  await page
    .getByRole('main')
    .getByText(/^Your plan is Premium from/)
    .waitFor();
  await button(page, 'Change to Premium').waitFor({ state: 'detached' });
  await isSound(page);
  await page.getByRole('link', { name: 'Manage your plan' }).click();
  await button(page, 'Stay with Basic').click();
  await button(page, 'Change to Premium').click();
  const asked = page.getByRole('alertdialog');
  await asked.getByText(/^From .+ you pay \$24\.99 per month\./).waitFor();
  await isSound(page);
  await asked.getByRole('button', { name: 'Stay with Basic' }).click();
  await asked.waitFor({ state: 'detached' });
  expect(await page.getByText(/^\$14\.99 on/).count()).toBe(1);
  await button(page, 'Change to Premium').click();
  await asked.getByRole('button', { name: 'Change to Premium' }).click();
  await says(page, /^Your plan is Premium from/);
  await says(page, /^\$24\.99 on/);
  await button(page, 'Stay with Basic').click();
  await button(page, 'Change to Premium').waitFor();
  await button(page, 'Cancel plan').click();
  await isSound(page);
  await asked.getByRole('button', { name: 'Cancel plan' }).click();
  await says(page, /^Basic ends on/);
  await isSound(page);
  await button(page, 'Keep Basic').click();
  await button(page, 'Cancel plan').waitFor();

  // The billing portal does the same, and knows the card.
  await button(page, 'Card and invoices').click();
  await heading(page, 'Billing portal');
  await says(page, 'Visa ending in 3155');
  await isSound(page);
  await button(page, 'Change to Uli Premium').click();
  await says(page, 'From then on: Uli Premium');
  await says(page, '$14.99');
  await isSound(page);
  await button(page, 'Stay with Uli Basic').click();
  await button(page, 'Change to Uli Premium').waitFor();
  await button(page, 'Cancel plan').click();
  await button(page, 'Resume plan').waitFor();
  await page.getByLabel('Card number').fill(cards.paid);
  await button(page, 'Save card').click();
  await says(page, 'Visa ending in 4242');
  await page.getByRole('link', { name: 'Back to Uli' }).click();
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText(/^Basic ends on/).count();
    })
    .toBeGreaterThan(0);
  expect(complaints.filter((line) => !line.includes('status of 402'))).toEqual([]);
  await stranger.context().close();
  await window.close();
}, 240_000);

test('whoever takes Basic while clients can repeat visits is told before that this ends', async () => {
  const { url } = stage.program;
  const ben = await openArtist(url, 'ben');
  const window = await signedIn(stage.browser, url, 'ben', { width: 360, theme: 'dark' });
  const page = await openAlive(window, '/subscribe?tier=premium');
  await button(page, 'Subscribe').waitFor();
  expect(await page.getByText('has no repeated visits').count()).toBe(0);
  // What the plans cost stands also where nobody has chosen one.
  await page.goto('/settings/plan');
  await says(page, '$14.99 per month');
  await says(page, '$24.99 per month');
  await page.goto('/subscribe?tier=basic');
  await says(page, 'Basic has no repeated visits');
  await isSound(page);

  // From Premium it is asked together with the price.
  await page.goto('/subscribe?tier=premium');
  await isAlive(page);
  await button(page, 'Subscribe').click();
  await pay(page, cards.paid);
  await heading(page, 'Premium is yours');
  await page.goto('/settings/plan');
  await isAlive(page);
  await button(page, 'Change to Basic').click();
  const asked = page.getByRole('alertdialog');
  await asked.getByText(/^From .+ you pay \$14\.99 per month\./).waitFor();
  await asked.getByText(/^Basic has no repeated visits: from then on/).waitFor();
  await isSound(page);
  expect((await ben.call('GET', '/api/subscription')).body.nextTier).toBeNull();
  await window.close();
}, 240_000);
