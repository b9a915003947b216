import { beforeAll, expect, test } from 'vitest';
import { openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { bookAs, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// Ada wants to know two days before, but for a gap that she offers tomorrow.

const stage = setStage();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
let ada: Artist;

beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada', { timeZone: 'UTC' });
  const { body: hours } = await ada.call('GET', `/api/users/${ada.id}/availability`);
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '09:00', end: '17:00' }));
  await ada.call('PUT', '/api/availability', { ...hours, weekly, overrides: [], minNotice: 2 * 24 * 60 });
});

test('days within the notice are too soon to be booked, not full', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { width: 360, touch: true, scripts: false });
  const page = await window.newPage();
  await page.goto(`/u/ada/book?service=${ada.serviceIds[0]}`);
  const days = page.getByRole('list', { name: 'Days' }).filter({ visible: true }).getByRole('listitem');
  const [today, tomorrow, last] = [days.nth(0), days.nth(1), days.nth(5)];
  for (const day of [today, tomorrow]) expect(await day.textContent()).toMatch(/too soon to book/);
  expect(await last.textContent()).toMatch(/free times$/);
  expect(await page.getByText(/, full$/).count()).toBe(0);
  await window.close();
});

test('who is free first by an opening is said to be', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { width: 360, scripts: false });
  const page = await window.newPage();
  await page.goto('/u/ada');
  const nextFree = page.getByText(/^Next free: /);
  expect(await nextFree.textContent()).not.toMatch(/tomorrow/);
  const gap = { serviceId: ada.serviceIds[0], date: `${inDays(1)}T12:00:00Z` };
  expect(await ada.call('POST', '/api/openings', gap)).toMatchObject({ status: 201 });
  await page.reload();
  expect(await nextFree.textContent()).toMatch(/tomorrow 12:00/);
  await window.close();
});

test('a visit in the list leads to everything that is known of it', async () => {
  const cleo = await registerAt(stage.program.url, 'cleo');
  const { id } = await bookAs(cleo, ada, `${inDays(4)}T10:00:00Z`);
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 360, touch: true });
  const page = await openAlive(window, '/bookings');
  await page.getByRole('link', { name: 'Fine line, palm size' }).tap();
  await page.waitForURL(`**/booking-confirmation?booking=${id}`);
  await page.getByRole('heading', { name: 'What happens next' }).waitFor();
  expect(await page.getByText('with Ada Lovett').count()).toBeGreaterThan(0);
  await window.close();
});
