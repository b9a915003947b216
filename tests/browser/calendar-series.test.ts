import { beforeAll, expect, test } from 'vitest';
import { freeTimes, openArtist, type Artist } from '#tests/support/artist.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// Most regulars ask in the shop or by telephone.

const stage = setStage();
const week = 7 * 86_400_000;
let ada: Artist;
let start: number;

// Three weeks after somebody's first visit Ada is booked already.
beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada', { timeZone: 'UTC' });
  start = Date.parse((await freeTimes(ada)).at(-1)!);
  const date = new Date(start + 3 * week).toISOString();
  const guest = { fullName: 'Rosalind' };
  await ada.call('POST', '/api/calendar/bookings', { serviceId: ada.serviceIds[0], date, guest, override: true });
});

test('a regular is written in at once, without the dates that are taken', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360, touch: true });
  const page = await openAlive(window, '/calendar?view=agenda');
  await page.getByRole('button', { name: 'New booking' }).tap();
  const form = page.getByRole('dialog', { name: 'New booking' });
  await form.getByRole('textbox', { name: 'Client' }).fill('Mrs Ada Cole');
  await form.getByLabel('Date', { exact: true }).fill(new Date(start).toISOString().slice(0, 10));
  await form.getByLabel('Time').fill(new Date(start).toISOString().slice(11, 16));
  await form.getByText('Repeat this visit').tap();
  await form.getByLabel('Repeat', { exact: true }).selectOption('Every 3 weeks');
  await form.getByLabel('How many visits').fill('4');
  await form.getByRole('button', { name: 'Book', exact: true }).tap();
  const clash = form.getByText(/^One date is not free: .+\. Nothing was booked\.$/);
  await clash.waitFor();
  // What was said of one series is not said of another.
  await form.getByLabel('Repeat', { exact: true }).selectOption('Every 2 weeks');
  await clash.waitFor({ state: 'detached' });
  await form.getByLabel('Repeat', { exact: true }).selectOption('Every 3 weeks');
  // A tap so soon after the first would be the second of a double tap.
  await form.getByRole('button', { name: 'Book', exact: true }).press('Enter');
  await clash.waitFor();
  await isSound(page);
  await form.getByRole('button', { name: 'Book the other 3 visits' }).tap();
  await page.getByText(/^Booked: .+, 3 visits from /).waitFor();
  await form.waitFor({ state: 'detached' });
  await page.goto(`/calendar?view=agenda&date=${new Date(start).toISOString().slice(0, 10)}`);
  const row = page.getByRole('button').filter({ hasText: 'Mrs Ada Cole' });
  await row.getByText('Fine line, palm size, 90 minutes, £120').waitFor();
  await row.getByText('One of a series').waitFor();
  const { body } = await ada.call('GET', `/api/bookings/artist/${ada.id}/upcoming`);
  const hers = body.filter(({ guest }: { guest: { fullName: string } }) => guest.fullName === 'Mrs Ada Cole');
  expect(hers.map(({ date }: { date: string }) => Date.parse(date))).toEqual(
    [0, 6, 9].map((weeks) => start + weeks * week),
  );
  await window.close();
});
