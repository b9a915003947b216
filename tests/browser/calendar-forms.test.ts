import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openArtist } from '#tests/support/artist.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let today: any;
let tomorrow: any;

/** A zone in which it is some hour of the night now. */
function zoneAtNight(): string {
  const ahead = ((3 - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

// Ada keeps the first of her hours today, and the whole of tomorrow, for herself.
beforeAll(async () => {
  const ada = await openArtist(stage.program.url, 'ada', { autoConfirm: true, timeZone: zoneAtNight() });
  const from = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const to = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { days } = (await ada.call('GET', `/api/calendar?from=${from}&to=${to}`)).body;
  const index = days.findIndex((day: any) => Date.parse(day.end) > Date.now());
  [today, tomorrow] = days.slice(index);
  const { start } = today.open[0];
  const firstHour = { start, end: new Date(Date.parse(start) + 3_600_000).toISOString() };
  for (const span of [firstHour, tomorrow]) {
    await ada.call('POST', '/api/calendar/blocks', { start: span.start, end: span.end, note: null });
  }
});

async function adasCalendar(looking: object) {
  return openAlive(await signedIn(stage.browser, stage.program.url, 'ada', looking), '/calendar?view=agenda');
}

test('a day that is blocked as a whole says so, and does not say that it is open', async () => {
  const page = await adasCalendar({ width: 360, theme: 'dark' });
  const blocked = page.locator(`[data-day="${tomorrow.date}"]`);
  await blocked.getByRole('button', { name: 'All day, Blocked' }).waitFor();
  await blocked.getByText('Blocked: nobody can book this day.').waitFor();
  expect(await blocked.getByText(/Nothing booked/).count()).toBe(0);
  // An hour is not a day, and not open.
  await page
    .locator(`[data-day="${today.date}"]`)
    .getByText(/^Nothing booked, open 10:00/)
    .waitFor();
  await isSound(page);
  await page.context().close();
});

test('what is added at night is proposed for the first gap of the hours', async () => {
  const page = await adasCalendar({ width: 1280 });
  for (const name of ['Add opening', 'New booking']) {
    await page.getByRole('button', { name }).click();
    const form = page.getByRole('dialog', { name });
    expect(await form.getByLabel('Date', { exact: true }).inputValue()).toBe(today.date);
    expect(await form.getByLabel('Time').inputValue()).toBe('10:00');
    await form.getByLabel('Date', { exact: true }).fill(tomorrow.date);
    await form.getByText('Already there: All day, Blocked.').waitFor();
    await isSound(page);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Block time' }).click();
  expect(await page.getByRole('dialog', { name: 'Block time' }).getByLabel('From').inputValue()).toBe('10:00');
  await page.context().close();
});

test('Back on a phone closes the form, and the calendar stays', async () => {
  const page = await adasCalendar({ width: 360 });
  // What a phone asks when its Back is pressed; a desk's browser has no such button.
  await page.addInitScript(() => {
    const Real = window.CloseWatcher!;
    Object.assign(window, {
      CloseWatcher: class extends Real {
        constructor() {
          super();
          Object.assign(window, { pressBack: () => this.requestClose() });
        }
      },
    });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Block time' }).click();
  const form = page.getByRole('dialog', { name: 'Block time' });
  await form.waitFor();
  await page.evaluate('pressBack()');
  await form.waitFor({ state: 'detached' });
  expect(page.url()).toContain('/calendar');
  await page.getByRole('button', { name: 'Block time' }).click();
  // Before its first field has the focus nobody is in it.
  await form.locator(':focus').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  // Whoever has no pointer goes on from where they were.
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Block time' }))).toBe(true);
  await page.context().close();
});

test('a reader who counts to twelve finds, and types, the time of a form as the calendar says it', async () => {
  const page = await adasCalendar({ width: 1280, locale: 'en-US' });
  await page.getByRole('button', { name: 'Block time' }).click();
  const form = page.getByRole('dialog', { name: 'Block time' });
  const to = form.getByLabel('To');
  await to.fill('1715');
  expect(await to.inputValue()).toBe('1715');
  await to.blur();
  expect(await to.inputValue()).toBe('5:15\u00a0PM');
  await to.press('ArrowUp');
  expect(await to.inputValue()).toBe('5:30\u00a0PM');
  await form.getByLabel('From').fill('10');
  await to.fill('2');
  await to.blur();
  expect(await to.inputValue()).toBe('2:00\u00a0PM');
  // Whoever means an afternoon and blocks the night reads it before it counts.
  await form.getByLabel('From').fill('3');
  await to.fill('7');
  await to.blur();
  await form.getByText('This is outside your hours.').waitFor();
  await to.fill('24:00');
  await to.blur();
  // The end of the day reads like its beginning, and stays its end.
  await to.press('ArrowDown');
  expect(await to.inputValue()).toBe('11:45\u00a0PM');
  await isSound(page);
  await page.context().close();
});

test('on a phone the week begins at today, and where now is never lies over the heads of the days', async () => {
  const page = await adasCalendar({ width: 360 });
  const box = async (what: Locator) => (await what.boundingBox())!;
  await page.goto('/calendar?view=week');
  const head = page.locator(`#day-${today.date}`);
  const grid = page.getByRole('region', { name: 'Week' });
  await head.waitFor();
  const week = await box(grid);
  // As a whole, unless it is among the last of its week; in any case nothing of it is cut off once the week has moved there.
  await expect
    .poll(async () => {
      const day = await box(head);
      return day.x >= week.x && day.x + day.width <= week.x + week.width;
    })
    .toBe(true);
  await page.goto('/calendar?view=day');
  const now = page.getByText(/^Now \d/);
  await now.waitFor();
  await grid.or(page.getByRole('region', { name: 'Day' })).evaluate(
    (scroller, line) => {
      scroller.scrollTop += line!.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    },
    await now.elementHandle(),
  );
  const over = await head.evaluate((each) => {
    const { left, width, bottom } = each.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width - 20, bottom - 10);
    return seen !== null && each.contains(seen);
  });
  expect(over).toBe(true);
  const tab = page.getByRole('link', { name: 'Day', exact: true });
  const word = await tab.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    const bar = Number.parseFloat(getComputedStyle(link, '::after').width);
    return { width: range.getBoundingClientRect().width, bar };
  });
  expect(Math.abs(word.width - word.bar)).toBeLessThan(1);
  await isSound(page);
  // Stepping from day to day leaves the days where they are.
  const tops = new Set<number>();
  for (const date of ['2026-11-29', '2026-05-01', '2026-09-23']) {
    await page.goto(`/calendar?view=day&date=${date}`);
    await page.locator(`#day-${date}`).waitFor();
    tops.add(Math.round((await box(page.getByRole('region', { name: 'Day' }))).y));
  }
  expect(tops.size).toBe(1);
  await page.context().close();
});

async function isAbove(words: Locator, bar: Locator): Promise<boolean> {
  const [above, below] = await Promise.all([words.boundingBox(), bar.boundingBox()]);
  return above!.y >= 0 && above!.y + above!.height <= below!.y;
}

const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement);

test('what is wrong with a booking comes into sight on a phone, and its field has the focus', async () => {
  const page = await adasCalendar({ width: 360 });
  await page.setViewportSize({ width: 360, height: 560 });
  await page.getByRole('button', { name: 'New booking' }).click();
  const form = page.getByRole('dialog', { name: 'New booking' });
  const book = form.getByRole('button', { name: 'Book', exact: true });
  const client = form.getByRole('textbox', { name: 'Client' });
  await form.getByLabel('Note').scrollIntoViewIfNeeded();
  await book.click();
  const missing = form.getByText('Say who comes: a name is enough.');
  await missing.waitFor();
  await expect.poll(() => hasFocus(client)).toBe(true);
  expect(await isAbove(missing, book)).toBe(true);
  expect(await isAbove(form.getByText(/^For a client who called/), form.getByText('Client', { exact: true }))).toBe(
    true,
  );

  await client.fill('Rosalind');
  const time = form.getByLabel('Time');
  await time.fill('09:15');
  await form.getByLabel('Service').scrollIntoViewIfNeeded();
  await book.click();
  const refused = form.getByText('This time is taken.');
  await refused.waitFor();
  await expect.poll(() => hasFocus(time)).toBe(true);
  await expect.poll(() => isAbove(refused, book)).toBe(true);
  await isSound(page);
  await page.context().close();
});

test.each([
  { name: 'New booking', field: 'Client', daysAhead: 9, done: /^Booked: / },
  { name: 'Block time', field: 'Note', daysAhead: 10, done: /^Time blocked: / },
])('$name: what is sent before its day has come is done once that is there, and once', async (sent) => {
  const page = await adasCalendar({ width: 1280 });
  await page.getByRole('button', { name: sent.name }).click();
  const form = page.getByRole('dialog', { name: sent.name });
  const field = form.getByLabel(sent.field);
  await field.fill('Rosalind');
  const answered = Promise.withResolvers<void>();
  let comes = false;
  await page.route(/\/api\/calendar\?/, async (route) => {
    await answered.promise;
    await (comes ? route.continue() : route.abort());
  });
  let posts = 0;
  page.on('request', (request) => void (request.method() === 'POST' && posts++));
  const asked = page.waitForRequest(/\/api\/calendar\?/);
  await form
    .getByLabel('Date', { exact: true })
    .fill(new Date(Date.now() + sent.daysAhead * 86_400_000).toISOString().slice(0, 10));
  await asked;
  await field.press('Enter');
  await field.press('Enter');
  answered.resolve();
  // A day that does not come is told, and asked for again with the next press.
  await form.getByText('Your calendar could not be loaded.').waitFor();
  expect(posts).toBe(0);
  comes = true;
  const again = Promise.withResolvers<void>();
  await page.route(/\/api\/calendar\?/, (route) => again.promise.then(() => route.continue()));
  await field.press('Enter');
  await field.press('Enter');
  again.resolve();
  await page.getByText(sent.done).first().waitFor();
  await expect.poll(() => form.count()).toBe(0);
  expect(posts).toBe(1);
  await page.context().close();
});

test('a press beside a form that was written in does not throw away what was written', async () => {
  const page = await adasCalendar({ width: 360 });
  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByRole('button', { name: 'Block time' }).click();
  const form = page.getByRole('dialog', { name: 'Block time' });
  await form.getByLabel('Note').waitFor();
  const beside = () => page.mouse.click(180, 10);
  await form.getByLabel('Note').fill('Dentist');
  await beside();
  // It would still be seen while it goes.
  expect(await form.getAttribute('data-state')).toBe('open');
  expect(await form.getByLabel('Note').inputValue()).toBe('Dentist');
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Block time' }).click();
  await form.locator(':focus').waitFor({ state: 'attached' });
  await beside();
  await form.waitFor({ state: 'detached' });
  await page.context().close();
});
