import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dayMs } from '#kernel/time';
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
  const shop = await openArtist(stage.program.url, 'sheet', lagos);
  await registerAt(stage.program.url, 'far');
  const window = await signedIn(stage.browser, stage.program.url, 'far', {
    width: 1280,
    timeZone: 'America/New_York',
  });
  const page = await openAlive(window, `/profile/${shop.id}`);
  await page.getByRole('button', { name: /^Next free: / }).waitFor();
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
  'a repeat says until when one can book, and only what comes again before that is listed, $width $theme',
  async (looking) => {
    const shop = await openArtist(stage.program.url, `far${looking.width}`, lagos);
    await setHorizon(shop, 60);
    const [slot = ''] = await freeTimes(shop);
    const window = await openWindow(stage.browser, stage.program.url, { ...looking, scripts: false });
    const page = await window.newPage();
    await page.goto(`/u/${shop.username}/book?service=${shop.serviceIds[0]}&slot=${slot}&step=you`);
    await page.getByText('Repeat this visit').click();
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Lagos' });
    const last = Date.parse(today) + 60 * dayMs;
    const date = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
    const year = new Date(last).getUTCFullYear();
    const until = `${date.format(new Date(last)).replace(',', '')}${today.startsWith(String(year)) ? '' : ` ${year}`}`;
    const repeat = page.getByLabel('Repeat', { exact: true });
    await page.getByText(`You can book until ${until}.`, { exact: true }).waitFor();
    expect(await repeat.locator('option').allInnerTexts()).toContain('Every 8 weeks');
    // Two is what fits, so two is what is proposed, with why; the longest series of all is further away than that.
    await repeat.selectOption('Every 8 weeks');
    await page.getByRole('button', { name: 'Show the dates' }).click();
    await page.getByRole('heading', { name: '2 visits' }).waitFor();
    await page.getByText(/^Every date is open\. Each visit costs £120, all of them £240\.$/).waitFor();
    const ticket = (await page.locator('.ticket').innerText()).replaceAll(/\s+/g, ' ');
    expect(ticket).toMatch(/ 2 visits: .+ to .+ Each visit £120 Total for 2 visits £240/);
    expect(await page.getByLabel('How many visits').inputValue()).toBe('2');
    await page.getByText(`Counting this one. At most 2 fit until ${until}.`).waitFor();
    expect(await page.getByText('At most 26').count()).toBe(0);
    // Who asks for more is told why there are fewer.
    await page.getByLabel('How many visits').fill('4');
    await page.getByRole('button', { name: 'Show the dates' }).click();
    await page.getByText(`4 visits do not fit: bookings are open until ${until}.`).waitFor();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    await window.close();
  },
);

test('what would come again too late is not listed, and a time without a second visit says so', async () => {
  const shop = await openArtist(stage.program.url, 'near', lagos);
  await setHorizon(shop, 30);
  const times = await freeTimes(shop, 31);
  const page = await (await openWindow(stage.browser, stage.program.url, { scripts: false })).newPage();
  const choose = async (slot: string) => {
    await page.goto(`/u/${shop.username}/book?service=${shop.serviceIds[0]}&slot=${slot}&step=you`);
    await page.getByText('Repeat this visit').click();
  };
  await choose(times[0]!);
  await page.getByText(/^You can book until .+ What comes back later than that is not listed\.$/).waitFor();
  const listed = await page.getByLabel('Repeat', { exact: true }).locator('option').allInnerTexts();
  expect(listed.slice(0, 3)).toEqual(['Never', 'Every week', 'Every 2 weeks']);
  expect(listed).not.toContain('Every 5 weeks');
  await choose(times.at(-1)!);
  await page.getByText(/^You can book until .+ No second visit fits before then\.$/).waitFor();
  expect(await page.getByLabel('Repeat', { exact: true }).count()).toBe(0);
  await page.context().close();
});

/** Chooses repeats one after the other: as many visits are proposed as fit, until a number is written. */
async function proposesWhatFits(form: Page | Locator): Promise<void> {
  const repeat = form.getByLabel('Repeat', { exact: true });
  const visits = form.getByLabel('How many visits');
  await repeat.selectOption('Every 8 weeks');
  expect(await visits.inputValue()).toBe('2');
  await form.getByText(/^Counting this one\. At most 2 fit until /).waitFor();
  await repeat.selectOption('Every week');
  expect(await visits.inputValue()).toBe('4');
  await form.getByText(/^Counting this one\. At most [89] fit until /).waitFor();
  expect(await form.getByText('At most 26').count()).toBe(0);
  await visits.fill('3');
  await repeat.selectOption('Every 8 weeks');
  expect(await visits.inputValue()).toBe('3');
}

test('where the calendar is open for longer, the longest series is the nearer end', async () => {
  const shop = await openArtist(stage.program.url, 'year', lagos);
  await setHorizon(shop, 365);
  const [slot = ''] = await freeTimes(shop);
  const page = await (await openWindow(stage.browser, stage.program.url)).newPage();
  await page.goto(`/u/${shop.username}/book?service=${shop.serviceIds[0]}&slot=${slot}&step=you`);
  await page.getByText('Repeat this visit').click();
  await page.getByLabel('Repeat', { exact: true }).selectOption('Every week');
  await expect.poll(() => page.getByText('Counting this one. At most 26.').isVisible()).toBe(true);
  await setHorizon(shop, 60);
  await page.reload();
  await page.getByText('Repeat this visit').click();
  await proposesWhatFits(page);
  await page.context().close();
});

test('in the booking sheet, too', async () => {
  const shop = await openArtist(stage.program.url, 'again', lagos);
  await setHorizon(shop, 60);
  const cleo = await registerAt(stage.program.url, 'returning');
  const [time = ''] = await freeTimes(shop);
  const { id } = await bookAs(cleo, shop, time);
  await cleo.call('POST', `/api/bookings/${id}/cancel`, {});
  const window = await signedIn(stage.browser, stage.program.url, 'returning', { width: 1280 });
  const page = await openAlive(window, `/bookings?tab=past&again=${id}`);
  const sheet = page.getByRole('dialog', { name: 'Pick a time' });
  await sheet.getByText('Repeat this visit').click();
  await sheet.getByText(/^You can book until /).waitFor();
  await chooseTime(sheet);
  expect(await sheet.getByLabel('Repeat', { exact: true }).locator('option').allInnerTexts()).toContain(
    'Every 5 weeks',
  );
  await proposesWhatFits(sheet);
  await window.close();
});
