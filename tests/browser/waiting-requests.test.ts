import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { watchConsole } from '#tests/support/browser.ts';
import { bookAs, isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const looks = [
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
];

test.each(looks)('who only has requests begins with them, and hears how many wait, $width $theme', async (looking) => {
  const ada = await openArtist(stage.program.url, `ada${looking.width}`);
  const cleo = await registerAt(stage.program.url, `cleo${looking.width}`);
  const [first = '', , , second = ''] = await freeTimes(ada);
  await bookAs(cleo, ada, first);
  await bookAs(cleo, ada, second);
  const window = await signedIn(stage.browser, stage.program.url, ada.username, looking);
  const page = await openAlive(window, '/bookings');
  const complaints = watchConsole(page);
  const tab = (name: RegExp) => page.getByRole('tab', { name, selected: true });
  await tab(/^As Professional 2 requests wait for your answer$/).waitFor();
  await page.getByRole('heading', { name: 'Bookings Requested From You' }).waitFor();
  await isSound(page);

  // One press declines nothing: it is asked first, and for a reason that the client reads.
  await page.getByRole('button', { name: 'Decline' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Decline this request?' });
  await isSound(page);
  await question.getByRole('button', { name: 'Keep request' }).click();
  await question.waitFor({ state: 'detached' });
  await tab(/^As Professional 2 requests wait for your answer$/).waitFor();
  await page.getByRole('button', { name: 'Decline' }).first().click();
  await question.getByLabel('Reason').fill('I am away that day.');
  await question.getByRole('button', { name: 'Decline' }).click();
  await page.getByText(/^Declined\. .+ gets an email\.$/).waitFor();
  await tab(/^As Professional 1 request waits for your answer$/).waitFor();
  // What was answered last is still in sight.
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(/^Confirmed\. .+ gets an email\.$/).waitFor();
  await tab(/^As Professional$/).waitFor();
  await page.getByText('confirmed', { exact: true }).waitFor();
  // Of a series it is said how many.
  await bookAs(cleo, ada, first, { isRecurring: true, recurringPattern: 'weekly', recurringCount: 2 });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(/^2 visits confirmed\. .+ gets an email\.$/).waitFor();

  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await page.getByText("You don't have any upcoming bookings.").waitFor();
  expect(complaints).toEqual([]);
  await window.close();
});

test('who asked for Upcoming gets it, also while requests wait, and also after going on', async () => {
  const ada = await openArtist(stage.program.url, 'asking');
  const cleo = await registerAt(stage.program.url, 'asker');
  const [time = ''] = await freeTimes(ada);
  await bookAs(cleo, ada, time);
  const window = await signedIn(stage.browser, stage.program.url, 'asking', { width: 1280 });
  const page = await openAlive(window, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Bookings' }).click();
  await page.getByRole('heading', { name: 'Bookings Requested From You' }).waitFor();
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await page.getByText("You don't have any upcoming bookings.").waitFor();
  await page.getByText('The visits your clients booked are under “As Professional”.').waitFor();
  await page.reload();
  await isAlive(page);
  expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Upcoming');
  await window.close();
});

test('who has no past visits of their own begins with their clients’', async () => {
  const ida = await openArtist(stage.program.url, 'ida');
  const jon = await registerAt(stage.program.url, 'jon');
  const { id } = await bookAs(jon, ida, (await freeTimes(ida))[0]!);
  await ida.call('PATCH', `/api/bookings/${id}/status`, { status: 'declined' });
  const window = await signedIn(stage.browser, stage.program.url, 'ida', { width: 360 });
  const page = await openAlive(window, '/bookings?tab=past');
  await page.getByRole('tabpanel').getByRole('link', { name: 'Jon' }).waitFor();
  const chosen = page.getByRole('tabpanel').getByRole('button', { pressed: true });
  expect(await chosen.innerText()).toBe('Your clients’ visits');
  await window.close();
});

test('a professional’s work comes first; without any, what they booked for themselves', async () => {
  const ada = await openArtist(stage.program.url, 'both');
  const bea = await openArtist(stage.program.url, 'bea', { autoConfirm: true });
  const cleo = await registerAt(stage.program.url, 'visitor');
  const [time = ''] = await freeTimes(ada);
  await bookAs(ada, bea, (await freeTimes(bea))[5]!);
  const window = await signedIn(stage.browser, stage.program.url, 'both', { width: 360 });
  const page = await openAlive(window, '/bookings');
  const open = page.getByRole('tab', { selected: true });
  await expect.poll(() => open.innerText()).toBe('Upcoming');
  await bookAs(cleo, ada, time);
  await page.goto('/bookings');
  await expect.poll(() => open.innerText()).toContain('As Professional');
  await page.getByRole('tab', { name: 'As Professional 1 request waits for your answer' }).waitFor();
  // The way back from a visit of one's own leads to where it stands.
  await page.goto('/bookings?tab=upcoming');
  await page.getByRole('tabpanel').getByRole('link', { name: 'Fine line, palm size' }).click();
  await page.getByRole('link', { name: 'All bookings' }).click();
  await page.waitForURL('**/bookings?tab=upcoming');
  expect(await open.innerText()).toBe('Upcoming');
  await window.close();
});

test('whom one meets is a tap away from the booking, and can be written to there', async () => {
  const dora = await openArtist(stage.program.url, 'dora', { fullName: 'Dora Lind' });
  const finn = await registerAt(stage.program.url, 'finn');
  const [time = ''] = await freeTimes(dora);
  await bookAs(finn, dora, time);
  for (const [username, tab, other] of [
    ['dora', 'As Professional', 'Finn'],
    ['finn', 'Upcoming', 'Dora Lind'],
  ] as const) {
    const window = await signedIn(stage.browser, stage.program.url, username);
    const page = await openAlive(window, '/bookings');
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel').getByRole('link', { name: other }).click();
    await page.getByRole('heading', { level: 1, name: other }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Message', exact: true }).count()).toBe(1);
    const writes = await page.getByRole('link', { name: 'Message', exact: true }).getAttribute('href');
    await page.goBack();
    await isAlive(page);
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('button', { name: /^More for/ }).click();
    expect(await page.getByRole('menuitem', { name: 'Message' }).getAttribute('href')).toBe(writes);
    await window.close();
  }
});

test('a notice opens at the row of its request, and is read once that is answered', async () => {
  const eva = await openArtist(stage.program.url, 'eva');
  const gus = await registerAt(stage.program.url, 'gus');
  const times = await freeTimes(eva, 10);
  const last = times.at(-1)!;
  await bookAs(gus, eva, last);
  for (const time of times.filter((_, at) => at % 4 === 0).slice(0, 4)) await bookAs(gus, eva, time);
  const window = await signedIn(stage.browser, stage.program.url, 'eva', { width: 360 });
  const page = await openAlive(window, '/notifications');
  // The one asked for first is the last of the list and far below.
  const opened = page.waitForResponse(/\/notifications\/\d+\/read$/);
  await page.getByRole('link', { name: /Gus/ }).last().click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Confirm' }) });
  const lastTop = async () => (await row.last().boundingBox())!.y;
  await expect.poll(lastTop).toBeLessThan(500);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);

  const unread = async () => (await eva.call('GET', '/api/notifications/unread')).body.count;
  await opened;
  const before = await unread();
  await row.first().getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(/^Confirmed\. /).waitFor();
  expect(await unread()).toBe(before - 1);
  await window.close();
});
