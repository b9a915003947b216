import { expect, test } from 'vitest';
import { localToInstants } from '#kernel/time';
import { openArtist, registerAt } from '#tests/support/artist.ts';
import { watchConsole } from '#tests/support/browser.ts';
import { bookAs, isAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

/*
 * What a device's own zone data says decides nothing: here it is so old that every place has Tokyo's clock. Only a real browser
 * draws its pages again from the answers that it is given.
 */
const stage = setStage();

/** In the page. */
function forgetZones() {
  const Real = Intl.DateTimeFormat;
  Intl.DateTimeFormat = new Proxy(Real, {
    construct: (_, [locale, shape]) =>
      new Real(locale, shape?.timeZone && shape.timeZone !== 'UTC' ? { ...shape, timeZone: 'Asia/Tokyo' } : shape),
  });
}

test('a device with old zone data shows the times that were agreed, to the artist and to a client elsewhere', async () => {
  const { url } = stage.program;
  const artist = await openArtist(url, 'winnie', { timeZone: 'America/Winnipeg', city: 'Winnipeg', autoConfirm: true });
  const cleo = await registerAt(url, 'oldphone', { timeZone: 'Europe/Paris' });
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const [at = 0] = localToInstants('America/Winnipeg', day, 600);
  await bookAs(cleo, artist, new Date(at).toISOString());
  const inParis = new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Europe/Paris', timeStyle: 'short' });

  const atWork = await openOld(`/calendar?view=day&date=${day}`, 'winnie', 'America/Winnipeg');
  await atWork.page.getByRole('button', { name: /^10:00 to 11:30, Fine line, palm size/ }).waitFor();
  await atWork.close();

  // Within the app the clocks come with the answers.
  const away = await openOld('/explore', 'oldphone', 'Europe/Paris');
  await away.page.getByRole('link', { name: 'Bookings', exact: true }).first().click();
  await away.page.getByRole('button', { name: /, 10:00$/ }).waitFor();
  await away.page.getByText('Winnipeg (GMT\u22125)').waitFor();
  await away.page.getByText(`= ${inParis} your time`).first().waitFor();
  await away.close();

  const choosing = await openOld('/u/winnie/book', 'oldphone', 'Europe/Paris');
  await choosing.page.getByText('Times in Winnipeg (GMT\u22125)').waitFor();
  const first = choosing.page.getByRole('link', { name: '09:00 to 10:30, 90 minutes' });
  await first.waitFor();
  expect(new URL((await first.getAttribute('href'))!, url).searchParams.get('slot')).toMatch(/T14:00:00Z$/);
  await choosing.close();
});

test('a zone is chosen by its name of today, and its clock is that of the server', async () => {
  await openArtist(stage.program.url, 'mover', { timeZone: 'America/Winnipeg', city: 'Winnipeg' });
  const { page, close } = await openOld('/settings/availability', 'mover', 'America/Winnipeg');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('calcutta');
  await page.getByText('No time zone is called this.').waitFor();
  await zone.fill('kolk');
  await page.getByRole('option', { name: /^Kolkata/ }).click();
  const there = new Date(Date.now() + 330 * 60_000).toISOString().slice(11, 14);
  await page
    .getByText(new RegExp(`Kolkata.*${there}`))
    .first()
    .waitFor();
  expect(await zone.inputValue()).toBe('Kolkata');
  await close();
});

async function openOld(path: string, username: string, timeZone: string) {
  const window = await signedIn(stage.browser, stage.program.url, username, { width: 1280, timeZone });
  const page = await window.newPage();
  await page.addInitScript(forgetZones);
  const complaints = watchConsole(page);
  await page.goto(path);
  await isAlive(page);
  return {
    page,
    close: async () => {
      expect(complaints).toEqual([]);
      await window.close();
    },
  };
}
