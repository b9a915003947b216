import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, requestedOfAda, type Artist, type Caller } from '#tests/support/artist.ts';
import { chooseTime } from '#tests/support/choose-time.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

interface Scene {
  readonly ada: Artist;
  readonly cleo: Caller;
  readonly window: BrowserContext;
  readonly page: Page;
}

/** Cleo has been to Ada once (and cancelled), and looks at her past bookings. */
async function pastVisit(name: string, looking: object = {}, plan: object = {}): Promise<Scene> {
  const ada = await openArtist(stage.program.url, `ada-${name}`, plan);
  const cleo = await registerAt(stage.program.url, `cleo-${name}`);
  const [time = ''] = await freeTimes(ada);
  const { id } = await bookAs(cleo, ada, time);
  await cleo.call('POST', `/api/bookings/${id}/cancel`, {});
  const window = await signedIn(stage.browser, stage.program.url, `cleo-${name}`, looking);
  return { ada, cleo, window, page: await openAlive(window, '/bookings?tab=past') };
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Pick a time' });
const bookButton = /^Book (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ at \d\d:\d\d$/;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('Cleo books again with the keyboard alone, $width $theme', async (looking) => {
  const { cleo, window, page } = await pastVisit(`keys${looking.width}`, looking);
  const sheet = sheetOf(page);
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key);
  };
  await page.getByRole('button', { name: 'Book again' }).focus();
  await press('Enter');
  await sheet.getByRole('radio').first().waitFor({ state: 'attached' });
  await expect.poll(() => focused(page)).toBe('Pick a time');
  expect(page.url()).toMatch(/again=\d+$/);
  await isSound(page);

  // Escape and Back both close it, and the focus is where it was.
  await press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/tab=past$/);
  await expect.poll(() => focused(page)).toBe('Book again');
  await press('Enter');
  await sheet.getByRole('radio').first().waitFor({ state: 'attached' });
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Book again' }).press('Enter');
  await sheet.getByRole('radio').first().waitFor({ state: 'attached' });

  // One stop for all days; choosing one leads straight to its times.
  const day = sheet.locator('[data-date]:visible:not([tabindex])').first();
  for (let step = 0; step < 8 && !(await day.evaluate((at) => at === document.activeElement)); step++)
    await press('Tab');
  expect(await day.evaluate((at) => at === document.activeElement)).toBe(true);
  const reached = () => page.evaluate(() => document.activeElement?.getAttribute('data-date'));
  let chosen = (await reached())!;
  for (let step = 0; step < 2; step++) {
    chosen = new Date(Date.parse(chosen) + 86_400_000).toISOString().slice(0, 10);
    await press('ArrowRight');
    // At the end of a month the next one has to come first.
    await expect.poll(reached).toBe(chosen);
  }
  await press('Enter');
  const number = Number(chosen.slice(8));
  await expect.poll(() => focused(page)).toMatch(new RegExp(`^[A-Z][a-z]+day ${number} `));

  await press('Tab');
  await press('Space');
  await press('ArrowDown');
  await sheet
    .getByRole('status')
    .getByText(/^\d\d:\d\d held for you$/)
    .waitFor({ state: 'attached' });
  await isSound(page);
  const book = sheet.getByRole('button', { name: bookButton });
  for (let step = 0; step < 12 && !(await book.evaluate((at) => at === document.activeElement)); step++) {
    await press('Tab');
  }
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: requestedOfAda }).waitFor();
  const { body: open } = await cleo.call('GET', `/api/bookings/client/${cleo.id}/upcoming`);
  expect(open).toHaveLength(1);
  await isSound(page);
  await window.close();
});

test('a time that went in the meantime is told with three others, and nothing typed is lost', async () => {
  const { ada, cleo, window, page } = await pastVisit('race');
  const sheet = sheetOf(page);
  await page.route('**/api/holds', (route) => route.abort());
  await page.getByRole('button', { name: 'Book again' }).click();
  const time = await chooseTime(sheet);
  await sheet.getByLabel(/^Notes for Ada Lovett/).fill('As last time.');
  const quick = await registerAt(stage.program.url, 'quick');
  await bookAs(quick, ada, time);
  await sheet.getByRole('button', { name: bookButton }).click();

  const alert = sheet.getByRole('alert');
  await alert.getByRole('heading', { name: /^\d\d:\d\d was just taken\. These are free:$/ }).waitFor();
  await expect.poll(() => focused(page)).toMatch(/was just taken/);
  expect(await sheet.getByLabel(/^Notes for Ada Lovett/).inputValue()).toBe('As last time.');
  expect(await alert.getByRole('button').count()).toBe(3);
  await isSound(page);
  await alert.getByRole('button').first().click();
  await sheet.getByRole('button', { name: bookButton }).click();
  await page.getByRole('heading', { level: 1, name: /^Requested\./ }).waitFor();
  const { body: open } = await cleo.call('GET', `/api/bookings/client/${cleo.id}/upcoming`);
  expect(open).toMatchObject([{ notes: 'As last time.' }]);
  await window.close();
});

test('an answer that gets lost on its way books once', async () => {
  const { cleo, window, page } = await pastVisit('lost', { width: 1280 });
  const sheet = sheetOf(page);
  await page.getByRole('button', { name: 'Book again' }).click();
  await chooseTime(sheet);
  let lost = 0;
  await page.route('**/api/bookings', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await sheet.getByRole('button', { name: bookButton }).click();
  await sheet.getByText('You seem to be offline. Nothing was booked.').waitFor();
  await isSound(page);
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: /^Requested\./ }).waitFor();
  const { body: open } = await cleo.call('GET', `/api/bookings/client/${cleo.id}/upcoming`);
  expect(open).toHaveLength(1);
  await window.close();
});

test('a chosen time is nobody else’s until the sheet is left', async () => {
  const { ada, window, page } = await pastVisit('hold', { width: 1280 });
  const sheet = sheetOf(page);
  const isFree = async (time: string) => (await freeTimes(ada, 30)).includes(time);
  await page.getByRole('button', { name: 'Book again' }).click();
  const time = await chooseTime(sheet);
  await expect.poll(() => isFree(time)).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFree(time)).toBe(true);
  await window.close();
});

test('a hold says nothing before its last three minutes, and can be kept', async () => {
  const { window, page } = await pastVisit('minutes', { width: 1280 });
  const sheet = sheetOf(page);
  await page.clock.install();
  await page.getByRole('button', { name: 'Book again' }).click();
  await chooseTime(sheet);
  await sheet.getByText(/^\d\d:\d\d held for you$/).waitFor({ state: 'attached' });
  await page.clock.fastForward('06:30');
  expect(await sheet.getByText(/^Held for you for/).count()).toBe(0);
  await page.clock.fastForward('00:35');
  await sheet.getByText('Held for you for 3 more minutes').waitFor();
  await page.clock.fastForward('02:00');
  await sheet.getByText('Held for you for 1 more minute').waitFor();
  await isSound(page);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/holds') && answer.status() === 201);
  await sheet.getByRole('button', { name: 'Keep it' }).click();
  await kept;
  await window.close();
});

test('the month turns by its buttons and by Page Down, and shows what is free in it', async () => {
  const { window, page } = await pastVisit('month', { width: 1280 });
  const sheet = sheetOf(page);
  await page.getByRole('button', { name: 'Book again' }).click();
  const next = sheet.getByRole('button', { name: /^Next month, [A-Z][a-z]+ \d{4}$/ });
  const month = (await next.getAttribute('aria-label'))!.slice('Next month, '.length);
  await next.click();
  const grid = sheet.getByRole('grid', { name: month });
  await grid
    .getByRole('button', { name: /\d+ free times$/ })
    .nth(3)
    .waitFor();
  await sheet.getByRole('button', { name: /^Previous month, / }).click();
  await grid.waitFor({ state: 'detached' });
  await sheet.locator('[data-date]:visible:not([tabindex])').first().focus();
  await page.keyboard.press('PageDown');
  await grid.waitFor();
  const day = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(day).toMatch(new RegExp(month));
  await window.close();
});

test('a series is shown date by date, a clash is settled, and all of it is booked at once', async () => {
  // A zone without clock changes, so that a week later is the same time of day.
  const lagos = { city: 'Lagos', timeZone: 'Africa/Lagos' };
  const { ada, cleo, window, page } = await pastVisit('series', { width: 1280 }, lagos);
  const sheet = sheetOf(page);
  await page.getByRole('button', { name: 'Book again' }).click();
  const time = Date.parse(await chooseTime(sheet));
  const other = await registerAt(stage.program.url, 'other');
  await bookAs(other, ada, new Date(time + 7 * 86_400_000).toISOString());
  await sheet.getByText('Repeat this visit').click();
  await sheet.getByLabel('Repeat', { exact: true }).selectOption({ label: 'Every week' });
  await sheet.getByLabel('How many visits').fill('3');
  await sheet.getByRole('button', { name: 'Show the dates' }).click();
  await sheet.getByRole('heading', { name: '3 visits' }).waitFor();
  await expect.poll(() => focused(page)).toBe('3 visits');
  await sheet.getByText('This time is taken.').waitFor();
  await isSound(page);
  // What was shown no longer holds while something else is being typed.
  const count = sheet.getByLabel('How many visits');
  await count.selectText();
  await count.pressSequentially('4');
  await sheet.getByRole('button', { name: 'Show the dates' }).waitFor();
  await count.selectText();
  await count.pressSequentially('3');
  await sheet.getByRole('radio', { name: /skip/i }).check();
  await sheet.getByRole('button', { name: /^Book these visits from / }).click();
  await page.getByRole('heading', { level: 1, name: /^Requested\./ }).waitFor();
  await page.getByRole('heading', { name: '2 visits' }).waitFor();
  const { body: open } = await cleo.call('GET', `/api/bookings/client/${cleo.id}/upcoming`);
  expect(open.map(({ visitNumber, visitCount }: Record<string, number>) => [visitNumber, visitCount])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  await window.close();
});

/** The same day of the next month that has it, as a date field takes it. */
function monthsLater(start: number): string {
  const day = new Date(start).getUTCDate();
  const later = new Date(start);
  do later.setUTCMonth(later.getUTCMonth() + 1, 1);
  while (new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate() < day);
  later.setUTCDate(day);
  return later.toISOString().slice(0, 10);
}

test('a series can go monthly until a date, and one that ends too late is told', async () => {
  const { cleo, window, page } = await pastVisit('months');
  const sheet = sheetOf(page);
  await page.getByRole('button', { name: 'Book again' }).click();
  const start = Date.parse(await chooseTime(sheet));
  const dayAfter = (days: number) => new Date(start + days * 86_400_000).toISOString().slice(0, 10);
  await sheet.getByText('Repeat this visit').click();
  await sheet.getByLabel('Repeat', { exact: true }).selectOption({ label: 'Every month' });
  await sheet.getByLabel('Ends').selectOption({ label: 'On a date' });
  await sheet.getByLabel('Last date').fill(dayAfter(400));
  await sheet.getByRole('button', { name: 'Show the dates' }).click();
  await sheet.getByRole('link', { name: 'Choose a date within 12 months of the first visit.' }).waitFor();
  await isSound(page);
  await sheet.getByLabel('Last date').fill(monthsLater(start));
  await sheet.getByRole('button', { name: 'Show the dates' }).click();
  await sheet.getByRole('heading', { name: '2 visits' }).waitFor();
  await isSound(page);
  await sheet.getByLabel('Last date').fill(dayAfter(5));
  // Another end is another series: its dates are shown before anything is booked, and the button says so.
  expect(await sheet.getByRole('button', { name: /^Book / }).count()).toBe(0);
  await sheet.getByRole('button', { name: 'Show the dates' }).click();
  await sheet.getByRole('heading', { name: '1 visit', exact: true }).waitFor();
  expect((await cleo.call('GET', `/api/bookings/client/${cleo.id}/upcoming`)).body).toEqual([]);
  await sheet.getByRole('button', { name: /^Book these visits from / }).click();
  await page.getByRole('heading', { level: 1, name: /^Requested\./ }).waitFor();
  expect((await cleo.call('GET', `/api/bookings/client/${cleo.id}/upcoming`)).body).toHaveLength(1);
  await window.close();
});
