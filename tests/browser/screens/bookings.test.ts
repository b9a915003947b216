import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, type Artist, type Caller } from '#tests/support/artist.ts';
import { beganMinutesAgo } from '#tests/support/by-hand.ts';
import { bookAs, isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { payLater } from '#tests/support/pay-later.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let ada: Artist;
let cleo: Caller;
let times: string[];

beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada');
  cleo = await registerAt(stage.program.url, 'cleo', { fullName: 'Cleo Park' });
  await registerAt(stage.program.url, 'newcomer');
  times = await freeTimes(ada, 20);
});

const confirm = (id: number) => ada.call('PATCH', `/api/bookings/${id}/status`, { status: 'confirmed' });
const open = async (who: string, path: string, looking: object = { width: 1280 }) =>
  openAlive(await signedIn(stage.browser, stage.program.url, who, looking), path);
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const dialog = (page: Page) => page.getByRole('alertdialog');
const skeletons = (part: Locator) => part.locator('.skeleton');

/** Opens the question before a visit is cancelled. */
async function askToCancel(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  await dialog(page).waitFor();
}

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('B01 three tabs: what comes, what clients asked for, what was, $width $theme', async (looking) => {
  const page = await open('newcomer', '/bookings', looking);
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Upcoming', 'As Professional', 'Past']);
  await isSound(page);
  await page.context().close();
});

test('B02 clients’ requests have their heading', async () => {
  const page = await open('ada', '/bookings?tab=professional');
  expect(await page.getByRole('heading', { name: 'Bookings Requested From You' }).count()).toBe(1);
  await page.context().close();
});

test('B03 while a list loads there are three shapes of it', async () => {
  const page = await open('newcomer', '/bookings');
  const held = await holdCalls(page, '**/history?*');
  await page.getByRole('tab', { name: 'Past' }).click();
  const list = page.getByRole('tabpanel').getByRole('status');
  await list.waitFor({ state: 'attached' });
  expect(await list.locator('[data-skeleton]').count()).toBe(3);
  held.letGo();
  await page.getByText("You don't have any past bookings.").waitFor();
  await page.context().close();
});

test('B04 with nothing to come the page says so, and where to find somebody', async () => {
  const page = await open('newcomer', '/bookings');
  await page.getByText("You don't have any upcoming bookings.").waitFor();
  await page.getByText('Browse providers and book an appointment.').waitFor();
  await page.getByText('Booked as a guest? Open the link in your email to add the visit.').waitFor();
  expect(await page.getByRole('link', { name: 'Discover Artists' }).getAttribute('href')).toBe('/explore');
  await page.context().close();
});

test('B05 with nothing in the past the page says so', async () => {
  const page = await open('newcomer', '/bookings?tab=past');
  await page.getByText("You don't have any past bookings.").waitFor();
  expect(await rows(page).count()).toBe(0);
  await isSound(page);
  await page.context().close();
});

test('B09 without reminders the card says so', async () => {
  const page = await open('newcomer', '/bookings');
  await page.getByText("You don't have any upcoming reminders").waitFor();
  expect(await reminders(page).count()).toBe(0);
  await page.context().close();
});

const reminders = (page: Page) =>
  page.locator('section').filter({ hasText: 'Upcoming Reminders' }).getByRole('listitem');

test('B10 a tip says when to cancel', async () => {
  const page = await open('newcomer', '/bookings');
  const tips = page.locator('section').filter({ hasText: 'Booking Tips' });
  expect(await tips.innerText()).toContain('Cancel at least 24 hours in advance to avoid fees.');
  // It is for who books, as the reminders are: beside what was booked with them stands neither.
  await page.getByRole('tab', { name: 'As Professional' }).click();
  await page.getByText('Bookings Requested From You').waitFor();
  expect(await page.getByText(/Booking Tips|Upcoming Reminders/).count()).toBe(0);
  await page.context().close();
});

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

const clockOf = (at: Date, timeZone = 'Europe/London') =>
  at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

test('B06 a row has service, length, person, day, time, status and price', async () => {
  await bookAs(cleo, ada, times[0]!);
  const page = await open('cleo', '/bookings');
  await rows(page).first().waitFor();
  const words = plain(await page.getByRole('tabpanel').innerText());
  for (const said of ['Fine line, palm size', '90 min', 'Ada Lovett', '£120', 'pending']) expect(words).toContain(said);
  expect(words).toContain(clockOf(new Date(times[0]!)));
  // Her terms name her once.
  const tips = page.locator('section').filter({ hasText: 'Booking Tips' }).getByRole('listitem');
  expect((await tips.allInnerTexts()).map(plain)).toEqual(['Ada Lovett charges nothing for cancelling.']);
  // Where nothing is ever charged, advice on how to avoid it would be one too many.
  expect(await page.getByText('to avoid fees').count()).toBe(0);
  await isSound(page);
  await page.context().close();
});

test('B07 while reminders load there are two shapes of them', async () => {
  const page = await open('cleo', '/notifications');
  const held = await holdCalls(page, '**/api/bookings/reminders/**');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  const card = page.locator('section').filter({ hasText: 'Upcoming Reminders' });
  await card.waitFor();
  await expect.poll(() => skeletons(card).count()).toBe(2);
  held.letGo();
  await expect.poll(() => skeletons(card).count()).toBe(0);
  await page.context().close();
});

test('B08 at most three reminders, each with how long before, and when by the reader’s own clock', async () => {
  const gita = await registerAt(stage.program.url, 'gita');
  const eve = await openArtist(stage.program.url, 'eve');
  const leads = [1440, 60, 90, 120];
  // So far ahead that the moment of every reminder is still to come.
  const ahead = times.filter((time) => Date.parse(time) > Date.now() + 2 * 86_400_000);
  for (const [index, reminderTime] of leads.entries()) await bookAs(gita, eve, ahead[index * 3]!, { reminderTime });
  const page = await open('gita', '/bookings', { width: 1280, timeZone: 'Asia/Kolkata' });
  await expect.poll(() => reminders(page).count()).toBe(3);
  const words = (await reminders(page).allInnerTexts()).map(plain).join(' ');
  for (const lead of ['1 day', '1 hour', '90 minutes']) expect(words).toContain(`${lead} before: `);
  const due = new Date(Date.parse(ahead[3]!) - 3_600_000);
  expect(words).toMatch(new RegExp(`1 hour before: [\\w ]+, ${clockOf(due, 'Asia/Kolkata')}`));
  await page.context().close();
});

test('B11 a request can be confirmed', async () => {
  const page = await open('ada', '/bookings?tab=professional');
  await page.getByText('1 request', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(/^Confirmed\. .+ gets an email\.$/).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
  await page.context().close();
});

test('B12 a confirmed visit can be marked as completed; in the past nothing can', async () => {
  const begun = await bookAs(cleo, ada, times[24]!);
  await confirm(begun.id);
  await beganMinutesAgo(stage.program, begun.id, 25 * 60);
  const page = await open('ada', '/bookings?tab=professional');
  const unmarked = page.getByRole('region', { name: 'Not marked yet' });
  await unmarked.getByRole('button', { name: 'Mark Completed' }).click();
  await unmarked.waitFor({ state: 'detached' });
  await payLater(page);
  await page.goto('/bookings?tab=past');
  await isAlive(page);
  await page.getByRole('button', { name: 'Your clients’ visits' }).click();
  await page.getByText('completed', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Mark Completed' }).count()).toBe(0);
  await page.context().close();
});

test('B13 what is still to come can be cancelled, what is in the past cannot', async () => {
  const page = await open('cleo', '/bookings');
  await askToCancel(page);
  await dialog(page).getByRole('button', { name: 'Keep booking' }).click();
  await page.getByRole('tab', { name: 'Past' }).click();
  await page.getByText('completed').waitFor();
  const menus = page.getByRole('tabpanel').getByRole('button', { name: /^More for/ });
  for (const menu of await menus.all()) {
    await menu.click();
    expect(await page.getByRole('menuitem', { name: 'Cancel' }).count()).toBe(0);
    await page.keyboard.press('Escape');
  }
  expect(await page.getByRole('tabpanel').getByRole('button', { name: 'Cancel' }).count()).toBe(0);
  await page.context().close();
});

test('B14 before one visit goes the page asks in these words', async () => {
  const page = await open('cleo', '/bookings', { width: 360 });
  const before = await page.getByRole('button', { name: 'Change time' }).count();
  await askToCancel(page);
  await dialog(page).getByText('Are you sure you want to cancel this booking? This action cannot be undone.').waitFor();
  await isSound(page);
  await dialog(page).getByRole('button', { name: 'Keep booking' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await askToCancel(page);
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Change time' }).count()).toBe(before - 1);
  await page.context().close();
});

test('B15 of a series the question offers to cancel all that is left of it', async () => {
  const dora = await registerAt(stage.program.url, 'dora');
  await bookAs(dora, ada, times[15]!, { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 });
  const page = await open('dora', '/bookings', { width: 1280, theme: 'dark' });
  await askToCancel(page);
  await dialog(page).getByText('This booking is part of a recurring series.').waitFor();
  await dialog(page).getByText('Only this visit is cancelled; the others stay.').waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).waitFor();
  await dialog(page).getByLabel('Cancel all future occurrences').check();
  await isSound(page);
  await dialog(page).getByRole('button', { name: 'Cancel all bookings' }).click();
  await page.getByText("You don't have any upcoming bookings.").waitFor();
  const { body } = await dora.call('GET', `/api/bookings/client/${dora.id}/upcoming`);
  expect(body).toEqual([]);
  await page.context().close();
});

test('B16 while it is cancelled the button says so', async () => {
  const emma = await registerAt(stage.program.url, 'emma');
  await bookAs(emma, ada, times[18]!);
  const page = await open('emma', '/bookings');
  const held = await holdCalls(page, '**/cancel');
  await askToCancel(page);
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();
  const busy = dialog(page).getByRole('button', { name: 'Cancelling...' });
  await busy.waitFor();
  expect(await busy.getAttribute('aria-disabled')).toBe('true');
  held.letGo();
  await page.getByText("You don't have any upcoming bookings.").waitFor();
  await page.context().close();
});

test('B17 a step that fails is taken back and told', async () => {
  const finn = await registerAt(stage.program.url, 'finn');
  await bookAs(finn, ada, times[21]!);
  const page = await open('ada', '/bookings?tab=professional');
  await page.route('**/status', (route) => route.abort());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('The booking was not changed. Try again.', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(1);
  await page.unroute('**/status');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(/^Confirmed\. .+ gets an email\.$/).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
  await page.context().close();
});

test('B18 each status has its word and its look; those the spec does not name are neutral', async () => {
  const statuses = [
    'pending',
    'confirmed',
    'cancelled',
    'completed',
    'declined',
    'expired',
    'no_show',
    'awaiting_payment',
  ];
  const page = await open('newcomer', '/notifications');
  const [example] = (await cleo.call('GET', `/api/bookings/client/${cleo.id}`)).body;
  const visits = statuses.map((status, index) => ({ ...example, id: 5_000 + index, status }));
  await page.route('**/client/*/upcoming*', (route) => route.fulfill({ json: visits }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  await rows(page).first().waitFor();
  const look = (word: string) =>
    page
      .getByRole('tabpanel')
      .getByText(word, { exact: true })
      .first()
      .evaluate((badge) => getComputedStyle(badge.closest('[class*=rounded-pill]') ?? badge).backgroundColor);
  const looks = new Map<string, string>();
  for (const word of [
    'pending',
    'confirmed',
    'cancelled',
    'completed',
    'declined',
    'expired',
    'no-show',
    'awaiting payment',
  ])
    looks.set(word, await look(word));
  const coloured = ['pending', 'confirmed', 'completed'].map((word) => looks.get(word));
  expect(new Set([...coloured, looks.get('declined')]).size).toBe(4);
  for (const neutral of ['cancelled', 'expired', 'no-show', 'awaiting payment'])
    expect(looks.get(neutral)).toBe(looks.get('declined'));
  await isSound(page);
  await page.context().close();
});
