import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFindings, openWindow, sidewaysScroll } from '#tests/support/browser.ts';
import { freeTimes, openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { beganMinutesAgo } from '#tests/support/by-hand.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const week = 7 * 86_400_000;

async function bookAsSomebody(shop: Artist, date: string): Promise<void> {
  const guest = { fullName: 'Quick Guest', email: `quick${Date.parse(date)}@example.com` };
  const body = JSON.stringify({ artistId: shop.id, serviceId: shop.serviceIds[0], date, guest });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${stage.program.url}/api/bookings`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
}

async function fillIn(page: Page, shop: Artist, slot: string): Promise<void> {
  await page.goto(`/u/${shop.username}/book?service=${shop.serviceIds[0]}&slot=${slot}&step=you`);
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.com');
}

test('a series shows every date first; what clashes is moved or left out, then all of it is booked', async () => {
  // A zone without clock changes, so that a week later is the same time of day.
  const shop = await openArtist(stage.program.url, 'weekly', {
    city: 'Lagos',
    timeZone: 'Africa/Lagos',
    autoConfirm: true,
  });
  const [slot = ''] = await freeTimes(shop);
  const later = (weeks: number) => new Date(Date.parse(slot) + weeks * week).toISOString();
  await bookAsSomebody(shop, later(1));
  await bookAsSomebody(shop, later(2));
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  await fillIn(page, shop, slot);
  await page.getByText('Repeat this visit').click();
  await page.getByLabel('Repeat', { exact: true }).selectOption('Every week');
  await page.getByLabel('How many visits').fill('4');
  // Pressing Book at once books nothing: the dates come first.
  await page.getByRole('button', { name: /^Book \w{3} \d+ at/ }).click();
  await page.getByRole('heading', { name: '4 visits' }).waitFor();
  await page.getByText('2 dates are not free. Choose what to do instead.').waitFor();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  const [moved, left] = await page.getByRole('group').filter({ hasText: 'Skip this one' }).all();
  expect(await moved!.getByRole('radio', { name: /^Move to/ }).isChecked()).toBe(true);
  await left!.getByRole('radio', { name: 'Skip this one' }).check();
  await page.getByRole('button', { name: /^Book these visits from/ }).click();
  await page.getByRole('heading', { level: 1, name: /^You're booked, .+ in Lagos$/ }).waitFor();
  await page.getByRole('heading', { name: '3 visits' }).waitFor();
  // The list stands below all else: what came of "every week" is said at the top.
  await page.getByText('Visit 1 of 3.').waitFor();
  await page.getByRole('link', { name: 'See all dates' }).click();
  expect(await page.locator(':target').innerText()).toBe('3 visits');
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await page.getByText('This booking is part of a recurring series.').waitFor();
  await page.getByRole('button', { name: 'Cancel booking' }).waitFor();
  await page.getByLabel('Cancel all future occurrences').check();
  await page.getByRole('button', { name: 'Cancel all bookings' }).click();
  await page.getByRole('heading', { name: 'This visit is cancelled' }).waitFor();
  await page.waitForLoadState();
  expect(await page.getByText('cancelled', { exact: true }).count()).toBe(4);
  await window.close();
});

/** When somebody can first come on a 31st, whom the calendar opens for a year. */
async function freeThirtyFirst(shop: Artist): Promise<string> {
  const { body: hours } = await shop.call('GET', `/api/users/${shop.id}/availability`);
  await shop.call('PUT', '/api/availability', { ...hours, maxAdvance: 365 });
  const times = await freeTimes(shop, 62);
  return times.find((time) => /-31T1[0-2]/.test(time))!;
}

test('a series goes monthly until a date, and says which months have no such day', async () => {
  const shop = await openArtist(stage.program.url, 'monthly', {
    city: 'Lagos',
    timeZone: 'Africa/Lagos',
    autoConfirm: true,
  });
  const slot = await freeThirtyFirst(shop);
  const until = new Date(Date.parse(slot) + 125 * 86_400_000).toISOString().slice(0, 10);
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  await fillIn(page, shop, slot);
  await page.getByText('Repeat this visit').click();
  await page.getByLabel('Repeat', { exact: true }).selectOption('Every month');
  expect(await page.getByLabel('Last date').isVisible()).toBe(false);
  await page.getByLabel('Ends').selectOption('On a date');
  expect(await page.getByLabel('How many visits').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Show the dates' }).click();
  await page.getByRole('alert').getByText('Last date: Write a date like 2026-11-26.').waitFor();
  expect(await page.getByLabel('Ends').inputValue()).toBe('date');
  await page.getByLabel('Last date').fill(until);
  await page.getByRole('button', { name: 'Show the dates' }).click();
  await page.getByRole('heading', { name: /^[23] visits$/ }).waitFor();
  await page.getByText(/ (has|have) no 31st, so there is no visit then\.$/).waitFor();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Book these visits from/ }).click();
  await page.getByRole('heading', { level: 1, name: /^You're booked, .+ in Lagos$/ }).waitFor();
  const { body: open } = await shop.call('GET', `/api/bookings/artist/${shop.id}/upcoming`);
  const dates: string[] = open.map(({ date }: { date: string }) => date.slice(0, 10));
  expect(dates.length).toBeGreaterThan(1);
  expect(dates.every((date) => date.endsWith('-31') && date <= until)).toBe(true);
  await window.close();
});

test('visits come every five weeks; their dates are shown to whoever has said nothing of themselves', async () => {
  const shop = await openArtist(stage.program.url, 'five', {
    city: 'Lagos',
    timeZone: 'Africa/Lagos',
    autoConfirm: true,
  });
  const { body: hours } = await shop.call('GET', `/api/users/${shop.id}/availability`);
  await shop.call('PUT', '/api/availability', { ...hours, maxAdvance: 180 });
  const [slot = ''] = await freeTimes(shop);
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  await page.goto(`/u/${shop.username}/book?service=${shop.serviceIds[0]}&slot=${slot}&step=you`);
  await page.getByText('Repeat this visit').click();
  // What a series needs is asked once there is one.
  for (const asked of ['Ends', 'How many visits', 'Last date']) {
    expect(await page.getByLabel(asked).isVisible()).toBe(false);
  }
  expect(await page.getByRole('button', { name: 'Show the dates' }).isVisible()).toBe(false);
  await page.getByLabel('Repeat', { exact: true }).selectOption('Every 5 weeks');
  await page.getByLabel('How many visits').fill('3');
  await page.getByRole('button', { name: 'Show the dates' }).click();
  await page.getByRole('heading', { name: '3 visits' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Book these visits from/ }).click();
  await page.getByText('2 fields need another look').waitFor();
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.getByRole('button', { name: /^Book these visits from/ }).click();
  await page.getByRole('heading', { level: 1, name: /^You're booked, .+ in Lagos$/ }).waitFor();
  const { body: open } = await shop.call('GET', `/api/bookings/artist/${shop.id}/upcoming`);
  expect(open.map(({ date }: { date: string }) => Date.parse(date))).toEqual(
    [0, 5, 10].map((weeks) => Date.parse(slot) + weeks * week),
  );
  expect(open[0]).toMatchObject({ recurringPattern: 'weekly', recurringInterval: 5, visitCount: 3 });
  await window.close();
});

test('a wrong number of visits is said beside it, and nothing typed is lost', async () => {
  const shop = await openArtist(stage.program.url, 'toomany');
  const [slot = ''] = await freeTimes(shop);
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  await fillIn(page, shop, slot);
  await page.getByText('Repeat this visit').click();
  await page.getByLabel('Repeat', { exact: true }).selectOption('Every 2 weeks');
  await page.getByLabel('How many visits').fill('27');
  await page.getByRole('button', { name: 'Show the dates' }).click();
  await page.getByRole('alert').getByText('One field needs another look').waitFor();
  expect(await page.getByLabel('How many visits').inputValue()).toBe('27');
  expect(await page.getByLabel('Repeat', { exact: true }).inputValue()).toBe('two-weeks');
  expect(await page.getByLabel('Your name').inputValue()).toBe('Grace Hopper');
  await window.close();
});

test('one field keeps the visit in an account of its own', async () => {
  const shop = await openArtist(stage.program.url, 'claimed');
  const [slot = ''] = await freeTimes(shop);
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  await fillIn(page, shop, slot);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Save your bookings in an account' }).waitFor();
  await page.getByRole('textbox', { name: 'Password' }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Use at least 8 characters.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Password' }).fill('long enough');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/bookings?kept', { waitUntil: 'commit' });
  await page.getByText('This booking is in your account now.').waitFor();
  await page.getByText('Did you book other visits as a guest?', { exact: false }).waitFor();
  const { email } = await (await window.request.get('/api/user')).json();
  expect(email).toBe('grace@example.com');
  await window.close();
});

test('a guest rates the visit behind the link, changes it, and stands on the page under their first name', async () => {
  const shop = await openArtist(stage.program.url, 'rated', { autoConfirm: true });
  const [slot = ''] = await freeTimes(shop);
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const wish = { artistId: shop.id, serviceId: shop.serviceIds[0], date: slot, guest };
  const headers = { 'content-type': 'application/json' };
  const booked = await fetch(`${stage.program.url}/api/bookings`, {
    method: 'POST',
    headers,
    body: JSON.stringify(wish),
  });
  const { id, manageToken } = (await booked.json()) as { id: number; manageToken: string };
  await shop.call('PATCH', `/api/bookings/${id}/status`, { status: 'completed' });

  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  // Marked ahead of its time: nobody is asked how it was.
  await page.goto(`/b/${manageToken}`);
  expect(await page.getByLabel('What would you tell others?').count()).toBe(0);
  await beganMinutesAgo(stage.program, id, 90);
  await page.goto(`/b/${manageToken}`);
  await page.getByLabel('What would you tell others?').fill('Lovely <b>hands</b>');
  await page.getByRole('button', { name: 'Send rating' }).click();
  await page.getByText('Choose between one and five stars.').waitFor();
  expect(await page.getByLabel('What would you tell others?').inputValue()).toBe('Lovely <b>hands</b>');
  await page.getByRole('radio', { name: '3 stars, Good' }).check();
  await page.getByText('Good', { exact: true }).waitFor();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send rating' }).click();
  await page.getByText('Thank you for your rating.').waitFor();
  await page.getByRole('img', { name: 'You gave 3 stars' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Change your rating' }).click();
  await page.getByRole('radio', { name: '3 stars, Good' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Save rating' }).click();
  await page.getByRole('img', { name: 'You gave 5 stars' }).waitFor();

  await page.goto('/u/rated');
  await page.getByRole('link', { name: '1 review' }).click();
  expect(await page.locator(':target').innerText()).toBe('Ratings');
  const said = page.getByRole('article').filter({ hasText: 'Lovely <b>hands</b>' });
  await said.getByRole('heading', { name: 'Grace', exact: true }).waitFor();
  await said.getByRole('img', { name: '5 of 5' }).waitFor();
  await window.close();
});

test('who is logged in is not asked who they are', async () => {
  const shop = await openArtist(stage.program.url, 'knownhere');
  await registerAt(stage.program.url, 'cleo', { fullName: 'Cleo Ama' });
  const [slot = ''] = await freeTimes(shop);
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  await window.request.post('/api/login', { data: { username: 'cleo', password: 'six-or-more' } });
  await page.goto(`/u/${shop.username}/book?service=${shop.serviceIds[0]}&slot=${slot}&step=you`);
  await page.getByText('You book as Cleo Ama.').waitFor();
  expect(await page.getByLabel('Email').count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Book \w{3} \d+ at/ }).click();
  await page.waitForURL(/\/booking-confirmation\?booking=\d+&new$/, { waitUntil: 'commit' });
  await window.close();
});

test('on their own page artists are told why they cannot book', async () => {
  const shop = await openArtist(stage.program.url, 'herself');
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  await window.request.post('/api/login', { data: { username: 'herself', password: 'six-or-more' } });
  await page.goto(`/u/${shop.username}`);
  expect(await page.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe('/settings/profile');
  // It is what clients see; that booking oneself ends there is said on the way.
  await page.getByRole('link', { name: 'Book Fine line, palm size' }).click();
  await page.getByText('This is your own booking page.').waitFor();
  const [slot = ''] = await freeTimes(shop);
  await page.goto(`/u/${shop.username}/book?service=${shop.serviceIds[0]}&slot=${slot}&step=you`);
  await page.getByText('This is your own booking page.').waitFor();
  expect(await page.getByRole('button', { name: /^Book( |$)/ }).count()).toBe(0);
  await window.close();
});
