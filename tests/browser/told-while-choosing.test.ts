import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { accessibilityFindings, openWindow, sidewaysScroll } from '#tests/support/browser.ts';
import { chooseTime } from '#tests/support/choose-time.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const looks = [
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
];
// Both change their clocks, Lagos does not.
const lagos = { city: 'Lagos', timeZone: 'Africa/Lagos' };
const clock = (at: string, timeZone: string) =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
const setHorizon = async (artist: Artist, maxAdvance: number) => {
  const { body } = await artist.call('GET', `/api/users/${artist.id}/availability`);
  await artist.call('PUT', '/api/availability', { ...body, maxAdvance });
};

test.each(looks)('whoever lives elsewhere reads their own time beside the times, $width $theme', async (looking) => {
  const shop = await openArtist(stage.program.url, `shop${looking.width}`, lagos);
  const [first = ''] = await freeTimes(shop);
  const path = `/u/${shop.username}/book?service=${shop.serviceIds[0]}&date=${first.slice(0, 10)}`;
  const words = `${clock(first, 'Africa/Lagos')} = ${clock(first, 'America/New_York')} your time`;
  const away = await openWindow(stage.browser, stage.program.url, { ...looking, timeZone: 'America/New_York' });
  const page = await away.newPage();
  await page.goto(path);
  await page.getByText(/^Times in Lagos \(.+\)$/).waitFor();
  await page.getByText(words, { exact: true }).waitFor();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await away.close();

  const near = await openWindow(stage.browser, stage.program.url, { ...looking, timeZone: 'Africa/Lagos' });
  const there = await near.newPage();
  await there.goto(path);
  await there.getByText(/^Times in Lagos \(.+\)$/).waitFor();
  expect(await there.getByText('your time').filter({ visible: true }).count()).toBe(0);
  await near.close();
});

test('a profile names the clock of the next free time; the booking sheet says it as well, of the time that is chosen', async () => {
  const services = [
    { name: 'Fine line, palm size', duration: 90, price: 12_000, currency: 'GBP' },
    { name: 'Consultation', duration: 30, price: 4_000, currency: 'GBP' },
  ];
  const shop = await openArtist(stage.program.url, 'sheet', { ...lagos, services });
  await registerAt(stage.program.url, 'far');
  const window = await signedIn(stage.browser, stage.program.url, 'far', {
    width: 1280,
    timeZone: 'America/New_York',
  });
  const page = await openAlive(window, `/profile/${shop.id}`);
  // The longer one may be free later.
  const nextFree = page.locator('p', { has: page.getByRole('button', { name: /^Next free: / }) });
  await nextFree.getByText('Consultation', { exact: true }).waitFor();
  await page.getByText('Lagos time', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Book Fine line/ }).click();
  const chosen = await chooseTime(sheet, 'last');
  const words = `${clock(chosen, 'Africa/Lagos')} = ${clock(chosen, 'America/New_York')} your time`;
  await sheet.getByText(words, { exact: true }).waitFor();
  await isSound(page);
  await window.close();
});

test.each(looks)(
  'every five weeks goes on after what can be booked at once, up to a year, $width $theme',
  async (looking) => {
    const shop = await openArtist(stage.program.url, `far${looking.width}`, lagos);
    await setHorizon(shop, 14);
    const [slot = ''] = await freeTimes(shop, 14);
    const window = await openWindow(stage.browser, stage.program.url, { ...looking, scripts: false });
    const page = await window.newPage();
    await page.goto(`/u/${shop.username}/book?service=${shop.serviceIds[0]}&slot=${slot}&step=you`);
    await page.getByText('Repeat this visit').click();
    await page.getByLabel('Repeat', { exact: true }).selectOption('Every 5 weeks');
    await page.getByRole('button', { name: 'Show the dates' }).click();
    await page.getByRole('heading', { name: '4 visits' }).waitFor();
    await page.getByText(/^Every date is open\. Each visit costs £120, all of them £480\.$/).waitFor();
    const ticket = (await page.locator('.ticket').innerText()).replaceAll(/\s+/g, ' ');
    expect(ticket).toMatch(/ 4 visits: .+ to .+ Each visit £120 Total for 4 visits £480/);
    expect(await page.getByLabel('How many visits').inputValue()).toBe('4');
    await page.getByText('Counting this one. At most 11.').waitFor();
    // Who asks for more is told beside the number.
    await page.getByLabel('How many visits').fill('12');
    await page.getByRole('button', { name: 'Show the dates' }).click();
    await page.getByText('A series lasts up to 12 months. Use fewer visits.', { exact: true }).waitFor();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByLabel('How many visits').fill('4');
    await page.getByRole('button', { name: 'Show the dates' }).click();
    await page.getByLabel('Your name').fill('Cleo Hart');
    await page.getByLabel('Email').fill('cleo@example.com');
    await page.getByRole('button', { name: /^Book these visits from / }).click();
    await page.waitForURL(/\/b\//);
    await page.getByRole('region', { name: '4 visits' }).getByText('£480', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const all = await page.getByRole('link', { name: 'All 4 visits, as a file' }).getAttribute('href');
    const file = await (await page.request.get(new URL(all!, page.url()).href)).text();
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    await window.close();
  },
);

/** Chooses repeats one after the other: each says how many visits it may have, and what was written stays. */
async function saysHowMany(form: Page | Locator): Promise<void> {
  const repeat = form.getByLabel('Repeat', { exact: true });
  await repeat.selectOption('Every 8 weeks');
  await form.getByText('Counting this one. At most 7.').waitFor();
  await form.getByLabel('How many visits').fill('3');
  await repeat.selectOption('Every week');
  await form.getByText('Counting this one. At most 26.').waitFor();
  expect(await form.getByLabel('How many visits').inputValue()).toBe('3');
}

test('a repeat says how many visits it may have, on the page and in the booking sheet', async () => {
  const shop = await openArtist(stage.program.url, 'again', lagos);
  const cleo = await registerAt(stage.program.url, 'returning');
  const [time = ''] = await freeTimes(shop);
  const page = await (await openWindow(stage.browser, stage.program.url)).newPage();
  await page.goto(`/u/${shop.username}/book?service=${shop.serviceIds[0]}&slot=${time}&step=you`);
  await page.getByText('Repeat this visit').click();
  await saysHowMany(page);
  await page.getByLabel('Your name').fill('Cleo Hart');
  await page.getByLabel('Email').fill('cleo@example.com');
  // Dates of another series than the one that is chosen are not shown, nor its price.
  await page.getByRole('button', { name: 'Show the dates' }).last().click();
  const dates = page.getByRole('heading', { name: '3 visits' });
  await dates.waitFor();
  const books = page.getByRole('button', { name: /^Book these visits from / });
  await page.getByLabel('How many visits').fill('2');
  expect([await dates.isVisible(), await books.isVisible()]).toEqual([false, false]);
  expect(await page.getByRole('button', { name: 'Show the dates' }).last().isVisible()).toBe(true);
  await page.getByLabel('How many visits').fill('3');
  expect([await dates.isVisible(), await books.isVisible()]).toEqual([true, true]);
  await page.context().close();
  const { id } = await bookAs(cleo, shop, time);
  await cleo.call('POST', `/api/bookings/${id}/cancel`, {});
  const window = await signedIn(stage.browser, stage.program.url, 'returning', { width: 1280 });
  const own = await openAlive(window, `/bookings?tab=past&again=${id}`);
  const sheet = own.getByRole('dialog', { name: 'Pick a time' });
  await sheet.getByText('Repeat this visit').click();
  await chooseTime(sheet);
  await saysHowMany(sheet);
  expect(await sheet.getByText(/^You can book until /).count()).toBe(0);
  await window.close();
});
