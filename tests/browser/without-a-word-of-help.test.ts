import { expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// What strangers stumbled over, each on a phone.
const stage = setStage();
const phone = { width: 360, touch: true };

test('where people count to twelve, an hour without half is the one within the hours', async () => {
  const ada = await openArtist(stage.program.url, 'ada');
  const window = await signedIn(stage.browser, stage.program.url, ada.username, { ...phone, locale: 'en-US' });
  const page = await openAlive(window, '/calendar?add=book');
  const dialog = page.getByRole('dialog');
  const time = dialog.getByRole('textbox', { name: 'Time' });
  for (const [typed, read] of [
    ['2', '2:00 PM'],
    ['10', '10:00 AM'],
    ['2 am', '2:00 AM'],
  ] as const) {
    await time.fill(typed);
    await time.blur();
    expect((await time.inputValue()).replaceAll(/\s/g, ' ')).toBe(read);
  }
  await window.close();
});

test('a time that comes chosen is in sight over the bar that repeats it', async () => {
  const bea = await openArtist(stage.program.url, 'bea', { timeZone: 'America/Los_Angeles', city: 'Los Angeles' });
  await registerAt(stage.program.url, 'cleo');
  const date = (await freeTimes(bea)).at(-1)!;
  const { body: opening } = await bea.call('POST', '/api/openings', {
    serviceId: bea.serviceIds[0],
    date,
    percent: 20,
  });
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', phone);
  const page = await openAlive(window, `/profile/${bea.id}?book=${bea.serviceIds[0]}&opening=${opening.id}`);
  const slot = page.getByRole('dialog').locator('label:has(input[name="slot"]:checked)');
  await slot.waitFor();
  // Nothing lies over its lower edge.
  const seen = () =>
    slot.evaluate((label) => {
      const { left, width, bottom } = label.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, bottom - 3)?.closest('label') === label;
    });
  await expect.poll(seen).toBe(true);
  await window.close();
});

test('a visit whose price is for its time alone says so, and is cancelled from where another time was looked for', async () => {
  const dan = await openArtist(stage.program.url, 'dan');
  const date = (await freeTimes(dan))[0]!;
  const offered = { serviceId: dan.serviceIds[0], date, percent: 20, override: true };
  const { body: opening } = await dan.call('POST', '/api/openings', offered);
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const booked = await bookAs(callerAt(stage.program.url), dan, date, { guest, openingId: opening.id });
  expect(booked.status).toBe('confirmed');
  const window = await openWindow(stage.browser, stage.program.url, { ...phone, scripts: false });
  const page = await window.newPage();
  // Who looks at the price before booking reads it, too.
  const { body: another } = await dan.call('POST', '/api/openings', { ...offered, date: (await freeTimes(dan))[3] });
  await page.goto(`/u/dan/book?step=you&service=${dan.serviceIds[0]}&slot=${another.start}&opening=${another.id}`);
  await page.getByText('This price is for this time: only Ada Lovett can move the visit.').waitFor();
  await isSound(page);
  await page.goto(`/b/${booked.manageToken}`);
  await page.getByText('Only Ada Lovett can move this visit to another time.').waitFor();
  // Who comes is told what is missing: nobody said where.
  await page.getByText('Ada Lovett gives no street here. Ask where to come.').waitFor();
  await page.goto(`/b/${booked.manageToken}?step=move`);
  await page.getByText('This price is for this time only').waitFor();
  await isSound(page);
  await page.getByRole('link', { name: 'Write to Ada Lovett' }).tap();
  await page.getByText('Another time is up to Ada Lovett: ask here.').waitFor();
  expect(await page.getByLabel('Your message').isVisible()).toBe(true);
  await page.goBack();
  await page.getByRole('link', { name: 'Cancel booking' }).tap();
  await page.getByRole('button', { name: 'Cancel booking' }).waitFor();
  await window.close();
});

test('an empty inbox leads to the guests who wrote', async () => {
  const eve = await openArtist(stage.program.url, 'eve');
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const grace = callerAt(stage.program.url);
  const { manageToken } = await bookAs(grace, eve, (await freeTimes(eve))[0]!, { guest });
  await grace.call('POST', `/api/manage/${manageToken}/messages`, { content: 'Is there a lift?' });
  const window = await signedIn(stage.browser, stage.program.url, 'eve', phone);
  const page = await openAlive(window, '/messages');
  await page.getByRole('link', { name: '1 guest wrote to you', exact: true }).tap();
  await page.getByText('Is there a lift?').first().waitFor();
  expect(await page.getByText('No messages yet').count()).toBe(0);
  await window.close();
});
