import { beforeAll, expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let ada: Artist;

beforeAll(async () => {
  const { url } = stage.program;
  ada = await openArtist(url, 'ada', { autoConfirm: true });
  const [first = '', second = ''] = (await freeTimes(ada)).filter((_, index) => index % 6 === 0);
  await bookAs(await registerAt(url, 'cleo', { fullName: 'Cleo Park' }), ada, first, { notes: 'Short, please' });
  const grace = { fullName: 'Grace Hopper', email: 'grace@example.org', phone: '020 7946 0000' };
  await bookAs(callerAt(url), ada, second, { guest: grace });
});

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('who books is found in the client book, with what was written down, $width $theme', async (looking) => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', looking);
  const page = await openAlive(window, '/bookings?tab=professional');
  await page.getByRole('main').getByRole('link', { name: 'Clients', exact: true }).click();
  const list = page.getByRole('list', { name: 'Clients' });
  await list.getByText('Grace Hopper').waitFor();
  await isSound(page);
  await page.getByLabel('Find a client').fill('7946');
  await list.getByText('Cleo Park').waitFor({ state: 'detached' });
  await list.getByRole('link', { name: 'Grace Hopper' }).click();

  await page.getByRole('heading', { name: 'Grace Hopper' }).waitFor();
  await page.getByRole('heading', { name: 'To come' }).waitFor();
  expect(await page.getByRole('heading', { name: 'So far' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'grace@example.org' }).getAttribute('href')).toBe(
    'mailto:grace@example.org',
  );
  await isSound(page);
  const note = page.getByLabel('Private note');
  const words = `Short almond, ${looking.width}`;
  await note.fill(words);
  // Whoever goes away with something unsaved is asked.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Clients' }).first().click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button').first().waitFor();
  await page.keyboard.press('Escape');
  await asked.waitFor({ state: 'detached' });
  expect(await note.inputValue()).toBe(words);
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('The note is saved', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => note.inputValue()).toBe(words);
  await window.close();
});

test('what is written down about a client stands by their visit in the calendar', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  const page = await openAlive(window, '/calendar?view=agenda');
  await page
    .getByRole('button', { name: /Grace Hopper/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Your private note').waitFor();
  await sheet.getByText(/^Short almond, /).waitFor();
  await isSound(page);
  await window.close();
});

test('from a client one books for them: who it is for is filled in', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  const page = await openAlive(window, '/clients');
  await page.getByRole('link', { name: 'Grace Hopper' }).click();
  await page.getByRole('link', { name: 'New booking' }).click();
  const form = page.getByRole('dialog', { name: 'New booking' });
  const client = form.getByRole('textbox', { name: 'Client' });
  await client.waitFor();
  expect(await client.inputValue()).toBe('Grace Hopper');
  expect(await form.getByLabel('Email').inputValue()).toBe('grace@example.org');
  expect(new URL(page.url()).search).not.toContain('client');
  await window.close();
});

test('a time that a client gave back is offered again from the notice of it', async () => {
  const { url } = stage.program;
  const [time = ''] = (await freeTimes(ada, 3)).slice(-1);
  const dora = await registerAt(url, 'dora');
  const { id } = await bookAs(dora, ada, time);
  await dora.call('POST', `/api/bookings/${id}/cancel`, { reason: 'The bus' });
  const window = await signedIn(stage.browser, url, 'ada', { width: 360 });
  const page = await openAlive(window, '/notifications');
  await page.getByText(/^Dora cancelled /).click();
  await page.getByText('The bus').waitFor();
  await page.getByRole('link', { name: 'Offer this time again' }).click();
  const form = page.getByRole('dialog', { name: 'Add opening' });
  const inLondon = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });
  await expect.poll(() => form.getByLabel('Time').inputValue()).toBe(inLondon.format(new Date(time)));
  expect(await form.getByLabel('Date', { exact: true }).inputValue()).toBe(time.slice(0, 10));
  await isSound(page);
  await window.close();
});

test('a client’s name in the bookings leads to what is known of them', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  const page = await openAlive(window, '/bookings?tab=professional');
  await page.getByRole('link', { name: 'Cleo Park' }).click();
  await page.waitForURL(/\/clients\/\d+$/);
  await page.getByText('“Short, please”').waitFor();
  expect(await page.getByRole('link', { name: '@cleo' }).count()).toBe(1);
  await page.goto('/clients/1');
  await page.getByText('This client was not found').waitFor();
  await isSound(page);
  await window.close();
});

test('what was misheard on the telephone is corrected on their page, and in their visits', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  const page = await openAlive(window, '/clients');
  await page.getByRole('link', { name: 'Grace Hopper' }).click();
  await page.getByRole('button', { name: 'Edit details' }).click();
  const form = page.getByRole('dialog', { name: 'Details of Grace Hopper' });
  await form.getByLabel('Name').fill(' ');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Write their name.').waitFor();
  await form.getByLabel('Name').fill('Grace M. Hopper');
  await form.getByLabel('Phone').fill('ring me');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText(/^Write a phone number/).waitFor();
  await isSound(page);
  await form.getByLabel('Phone').fill('020 7946 0001');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Grace M. Hopper' }).waitFor();
  expect(await page.getByRole('link', { name: '020 7946 0001' }).getAttribute('href')).toBe('tel:02079460001');
  expect(await page.getByLabel('Private note').inputValue()).toMatch(/^Short almond/);
  await page.goto('/calendar?view=agenda');
  await page
    .getByRole('button', { name: /Grace M\. Hopper/ })
    .first()
    .waitFor();
  await window.close();
});
