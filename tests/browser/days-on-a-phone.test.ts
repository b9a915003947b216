import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('the later days open on one that has times, with the days in sight', async () => {
  const ada = await openArtist(stage.program.url, 'ada');
  const { body: hours } = await ada.call('GET', `/api/users/${ada.id}/availability`);
  const off = [7, 8].map((days) => ({ date: dateIn(days), intervals: [] }));
  await ada.call('PUT', '/api/availability', { ...hours, overrides: off });
  const window = await openWindow(stage.browser, stage.program.url, { width: 360, touch: true });
  const page = await window.newPage();
  await page.goto(`/u/ada/book?service=${ada.serviceIds[0]}`);
  const days = page.getByRole('list', { name: 'Days' }).filter({ visible: true });
  const items = days.getByRole('listitem');
  const aWeekOn = await items.nth(7).textContent();
  await page.getByRole('link', { name: 'Later days' }).tap();
  await page.waitForURL('**date=*');
  await page.getByRole('heading', { name: 'Morning' }).waitFor();
  expect(await page.getByText(/^Nothing left/).count()).toBe(0);
  expect((await days.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  // About a week is in sight, so it goes on by a week: nothing is passed over, and back leads the way it came.
  expect(await items.first().textContent()).toBe(aWeekOn);
  await page.getByRole('link', { name: 'Earlier days' }).tap();
  await expect.poll(() => items.nth(7).textContent()).toBe(aWeekOn);
  expect(await page.getByRole('link', { name: 'Earlier days' }).count()).toBe(0);
  await window.close();
});

test('a visit is moved from its own day, behind the link of a guest and in the app', async () => {
  const cyd = await openArtist(stage.program.url, 'cyd', { timeZone: 'UTC' });
  const time = (await freeTimes(cyd, 20)).at(-1)!;
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const { id, manageToken } = await bookAs(callerAt(stage.program.url), cyd, time, { guest });
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const name = day.format(new Date(time)).replace(',', '');
  const window = await openWindow(stage.browser, stage.program.url, { touch: true, scripts: false });
  const page = await window.newPage();
  await page.goto(`/b/${manageToken}`);
  await page.getByRole('link', { name: 'Change time', exact: true }).tap();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  await window.close();

  const hers = await signedIn(stage.browser, stage.program.url, 'cyd', { touch: true });
  const sheet = (await openAlive(hers, `/bookings?move=${id}`)).getByRole('dialog', { name: 'Pick a new time' });
  await sheet.getByRole('heading', { name, exact: true }).waitFor();
  const items = sheet.getByRole('list', { name: 'Days' }).getByRole('listitem');
  const before = await items.first().textContent();
  await sheet.getByRole('button', { name: 'Earlier days' }).tap();
  await expect.poll(() => items.nth(7).textContent()).toBe(before);
  // The times are those of a day that the strip shows: nobody books one of last week by mistake.
  const chosen = sheet.getByRole('list', { name: 'Days' }).locator('[aria-pressed="true"]');
  await expect.poll(() => chosen.count()).toBe(1);
  const date = (await chosen.getAttribute('data-date'))!;
  expect(date < time.slice(0, 10)).toBe(true);
  await sheet.getByRole('heading', { name: day.format(new Date(date)).replace(',', ''), exact: true }).waitFor();
  // Whoever moves somebody reads that they are told.
  await sheet.locator('label:has(input[name="slot"])').first().tap();
  await sheet.getByRole('button', { name: /^Move to / }).tap();
  await sheet.page().getByText('Grace Hopper gets an email.', { exact: true }).waitFor();
  await hers.close();
});

test('a phone shows a whole month, too, without script, and stays with it from month to month', async () => {
  const eva = await openArtist(stage.program.url, 'eva', { timeZone: 'UTC' });
  const window = await openWindow(stage.browser, stage.program.url, { touch: true, scripts: false });
  const page = await window.newPage();
  await page.goto(`/u/eva/book?service=${eva.serviceIds[0]}`);
  const strip = page.getByRole('list', { name: 'Days' });
  await page.getByText('Whole month').tap();
  expect(await strip.isVisible()).toBe(false);
  await page.getByRole('link', { name: /^Next month/ }).tap();
  await page.waitForURL('**month=*');
  expect(await strip.isVisible()).toBe(false);
  await isSound(page);
  const free = page.getByRole('link', { name: /free times$/ }).filter({ visible: true });
  const box = (await free.last().boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
  await free.last().tap();
  await page.waitForURL('**date=*');
  expect(await strip.isVisible()).toBe(true);
  await page.getByRole('heading', { name: 'Morning' }).waitFor();
  await window.close();
});

// The strip opens on the first free day: today, tomorrow in the evening, or one that has to be scrolled to.
test.each([320, 360, 390, 412].flatMap((width) => [0, 1, 6].map((off) => ({ width, off }))))(
  'at $width px a day stands half at the edge after $off days off, so that more are seen to follow',
  async ({ width, off }) => {
    const username = `bea${width}x${off}`;
    const bea = await openArtist(stage.program.url, username);
    const { body: hours } = await bea.call('GET', `/api/users/${bea.id}/availability`);
    const overrides = Array.from({ length: off }, (_, days) => ({ date: dateIn(days), intervals: [] }));
    await bea.call('PUT', '/api/availability', { ...hours, overrides });
    const window = await openWindow(stage.browser, stage.program.url, { width, touch: true });
    const page = await window.newPage();
    await page.goto(`/u/${username}/book?service=${bea.serviceIds[0]}`);
    const days = page.getByRole('list', { name: 'Days' });
    const seen = await days.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      const boxes = [...list.children].map((day) => day.getBoundingClientRect());
      const cutAt = (edge: number) => boxes.find((box) => box.left < edge && box.right > edge);
      const ends = cutAt(right);
      const starts = cutAt(left);
      return {
        scrolled: list.scrollLeft > 0,
        start: starts ? (starts.right - left) / starts.width : 0,
        end: ends ? (right - ends.left) / ends.width : 0,
        width: boxes[0]!.width,
      };
    });
    expect(seen.scrolled).toBe(off >= 5);
    expect(seen.end).toBeGreaterThan(seen.scrolled ? 0.3 : 0.4);
    expect(seen.end).toBeLessThan(0.7);
    expect(seen.start > 0.25).toBe(seen.scrolled);
    expect(seen.width).toBeGreaterThanOrEqual(44);
    await window.close();
  },
);

test('the chosen day and the chosen category are in sight in browsers that know no first target of a row', async () => {
  const dan = await openArtist(stage.program.url, 'dan');
  const window = await openWindow(stage.browser, stage.program.url, { width: 320, touch: true });
  const page = await window.newPage();
  await page.route(/\/(u|explore)\b/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('scroll-initial-target', 'not-known');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`/u/dan/book?service=${dan.serviceIds[0]}&date=${dateIn(10)}`);
  const chosen = page.getByRole('list', { name: 'Days' }).locator('[aria-current="true"]');
  await expect.poll(() => isInSight(chosen)).toBe(true);
  await page.goto('/explore?category=tattoo');
  const tattoo = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current="true"]');
  await expect.poll(() => isInSight(tattoo)).toBe(true);
  await window.close();
});

const isInSight = (item: Locator) =>
  item.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  });
