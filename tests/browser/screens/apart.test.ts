import { beforeAll, expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, type Artist, type Caller } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage({ ULI_PLANS: 'free' });
let ada: Artist;
let cleo: Caller;

beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada');
  cleo = await registerAt(stage.program.url, 'cleo');
});

const signIn = (username: string, looking: object = {}) =>
  signedIn(stage.browser, stage.program.url, username, looking);

test('N00 the pages that are loaded apart send a visitor to sign in, who would come back', async () => {
  const window = await openWindow(stage.browser, stage.program.url);
  const page = await window.newPage();
  for (const path of ['/checkout/1', '/booking-confirmation', '/subscribe?tier=basic', '/subscription-success']) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe('/auth');
    expect(new URL(page.url()).searchParams.get('next')).toBe(path);
  }
  await window.close();
});

test('N00 a visitor who chose a plan is asked to register, as somebody who takes bookings', async () => {
  const window = await openWindow(stage.browser, stage.program.url);
  const page = await openAlive(window, '/pricing');
  await page.getByRole('link', { name: 'Choose Basic' }).click();
  await page.getByRole('button', { name: 'Register' }).waitFor();
  expect(await page.getByRole('switch', { name: 'I take bookings' }).isChecked()).toBe(true);
  await page.goto('/auth?tab=register');
  expect(await page.getByRole('switch', { name: 'I take bookings' }).isChecked()).toBe(false);
  await window.close();
});

test('N00 the script of such a page comes when it is opened, and a spinner shows until it is there', async () => {
  const window = await signIn('cleo');
  const page = await openAlive(window, '/subscribe?tier=basic');
  const held = await holdCalls(page, '**/assets/subscription-success-*.js');
  await page.getByRole('button', { name: 'Start Basic' }).click();
  const spinner = page.getByText('Loading', { exact: true });
  await spinner.waitFor();
  held.letGo();
  await page.getByRole('heading', { name: 'Basic is yours' }).waitFor();
  await expect.poll(() => spinner.count()).toBe(0);
  await window.close();
});

test('N01 a client reads what is due for a booking: nothing now; nobody else has access', async () => {
  const [first = ''] = await freeTimes(ada);
  const { id } = await bookAs(cleo, ada, first);
  const window = await signIn('cleo', { width: 360 });
  const page = await openAlive(window, `/checkout/${id}`);
  await page.getByRole('heading', { name: 'Nothing to pay for this booking.' }).waitFor();
  await page.getByText('Nothing is due now. You pay Ada Lovett £120 in person, at your visit.').waitFor();
  await isSound(page);
  const back = page.getByRole('link', { name: 'Your booking', exact: true });
  expect(await back.getAttribute('href')).toBe(`/booking-confirmation?booking=${id}`);
  await page.getByRole('link', { name: 'See your booking' }).click();
  await page.waitForURL(`**/booking-confirmation?booking=${id}`);
  await page.goto('/checkout/999999');
  await page.getByRole('heading', { name: 'This booking was not found' }).waitFor();
  await window.close();
  const hers = await signIn('ada', { width: 1280, theme: 'dark' });
  const denied = await openAlive(hers, `/checkout/${id}`);
  await denied.getByText('You do not have access to this.').waitFor();
  await isSound(denied);
  await hers.close();
});

test('N03 N04 a plan is compared, taken on a server where plans are free, changed and ended', async () => {
  const window = await signIn('ada', { width: 360 });
  const page = await openAlive(window, '/subscribe?tier=gold');
  await page.getByRole('heading', { name: 'Which plan would you like?' }).waitFor();
  await isSound(page);
  await page.getByRole('link', { name: 'Choose Basic' }).click();
  await page.getByText('$14.99 per month').waitFor();
  await page.getByText('Plans are free on this server. Nothing is charged, and no card is asked for.').waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Start Basic' }).click();
  await page.getByRole('heading', { name: 'Basic is yours' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/subscription-success');
  await isSound(page);
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await page.getByRole('heading', { name: 'Your Dashboard' }).waitFor();
  expect(await page.getByText('Free Trial Active').count()).toBe(0);

  await page.goto('/pricing');
  await page.getByText('Your plan').waitFor();
  await page.getByRole('link', { name: 'Choose Premium' }).click();
  await page.getByRole('button', { name: 'Start Premium' }).click();
  await page.getByRole('heading', { name: 'Premium is yours' }).waitFor();
  await page.goto('/subscribe?tier=premium');
  await page.getByText('Premium is your plan.').waitFor();
  await page.getByRole('button', { name: 'End Premium' }).click();
  await page.getByText('Premium has ended').first().waitFor();
  await page.getByRole('button', { name: 'Start Premium' }).waitFor();
  await page.goto('/subscription-success');
  await page.getByRole('heading', { name: 'You have no plan yet' }).waitFor();
  await window.close();
});
