import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { watchConsole } from '#tests/support/browser.ts';
import { beganMinutesAgo } from '#tests/support/by-hand.ts';
import { bookAs, isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { payLater } from '#tests/support/pay-later.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const looks = [
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
];

test.each(looks)('Ada confirms, declines and completes, $width $theme', async (looking) => {
  const ada = await openArtist(stage.program.url, `ada${looking.width}`);
  const cleo = await registerAt(stage.program.url, `cleo${looking.width}`);
  const [first = '', , , second = '', third = ''] = await freeTimes(ada);
  const wanted = await bookAs(cleo, ada, second, { notes: 'Left arm, please.' });
  await bookAs(cleo, ada, first);
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com', phone: '+44 20 7946 0000' };
  const asGuest = { artistId: ada.id, serviceId: ada.serviceIds[0], guest };
  const { status } = await registeredNowhere(stage.program.url, { ...asGuest, date: thirdAfter(third) });
  expect(status).toBe(201);

  const window = await signedIn(stage.browser, stage.program.url, ada.username, looking);
  const page = await window.newPage();
  const complaints = watchConsole(page);
  await page.goto('/bookings?tab=professional');
  await isAlive(page);
  await page.getByRole('heading', { name: 'Bookings Requested From You' }).waitFor();
  await page.getByText('3 requests', { exact: true }).waitFor();
  expect(await page.getByText('Left arm, please.').count()).toBe(1);
  expect(await page.getByRole('link', { name: 'grace@example.com' }).getAttribute('href')).toBe(
    'mailto:grace@example.com',
  );
  expect(await page.getByRole('link', { name: '+44 20 7946 0000' }).getAttribute('href')).toBe('tel:+442079460000');
  await isSound(page);

  const request = page.getByRole('listitem').filter({ hasText: 'Left arm, please.' });
  await request.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('2 requests', { exact: true }).waitFor();
  await request.getByText('confirmed').waitFor();
  await page.getByRole('button', { name: 'Decline' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await page.getByText('1 request', { exact: true }).waitFor();

  await request.getByRole('button', { name: 'Mark Completed' }).click();
  const question = page.getByRole('alertdialog', { name: 'Mark as completed before it begins?' });
  await question.waitFor();
  await isSound(page);
  await question.getByRole('button', { name: 'Not yet' }).click();
  await question.waitFor({ state: 'detached' });
  await request.getByText('confirmed').waitFor();
  await request.getByRole('button', { name: 'Mark Completed' }).click();
  await question.getByText(/^It begins .+ Its time becomes free again\./).waitFor();
  const complete = async () => {
    await question.getByRole('button', { name: 'Mark Completed' }).click();
    await page
      .getByText(/: completed before it began\. You can correct it for 24 hours\.$/)
      .first()
      .waitFor();
    await request.waitFor({ state: 'detached' });
    await expect.poll(async () => (await cleo.call('GET', `/api/bookings/${wanted.id}`)).body.status).toBe('completed');
    await payLater(page);
  };
  await complete();
  // Put back, it stands among what is to come again.
  await page.getByRole('button', { name: 'Still to come' }).click();
  await request.getByText('confirmed').waitFor();
  await expect.poll(async () => (await cleo.call('GET', `/api/bookings/${wanted.id}`)).body.status).toBe('confirmed');
  await isSound(page);
  // At once, and from what tells of it.
  await request.getByRole('button', { name: 'Mark Completed' }).click();
  await complete();
  await page.getByRole('button', { name: 'Undo' }).click();
  await request.getByText('confirmed').waitFor();
  await expect.poll(async () => (await cleo.call('GET', `/api/bookings/${wanted.id}`)).body.status).toBe('confirmed');
  await request.getByRole('button', { name: 'Mark Completed' }).click();
  await complete();

  await page.getByRole('tab', { name: 'Past' }).click();
  await page.getByRole('button', { name: 'Your clients’ visits' }).click();
  await page.getByText('completed', { exact: true }).waitFor();
  await page.getByText('declined', { exact: true }).waitFor();
  await isSound(page);
  // What was marked of late is put right where it is found, too.
  await page.getByRole('button', { name: 'Still to come' }).click();
  await page.getByText('completed', { exact: true }).waitFor({ state: 'detached' });
  await expect.poll(async () => (await cleo.call('GET', `/api/bookings/${wanted.id}`)).body.status).toBe('confirmed');
  expect(complaints).toEqual([]);
  await window.close();
});

function registeredNowhere(url: string, wish: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}/api/bookings`, { method: 'POST', headers, body: JSON.stringify(wish) });
}

/** The same time a week later, so that it is in nobody's way. */
function thirdAfter(time: string): string {
  return new Date(Date.parse(time) + 7 * 86_400_000).toISOString();
}

test.each(looks)('Ada marks that a client did not come, and puts it right, $width $theme', async (looking) => {
  const ada = await openArtist(stage.program.url, `missing${looking.width}`, { autoConfirm: true });
  // The longest of names beside a time, a state and a menu: it wraps, and nothing grows wider than a phone.
  const fullName = 'Cleopatra Wilhelmina Montgomery-Fitzgerald';
  const cleo = await registerAt(stage.program.url, `missed${looking.width}`, { fullName });
  const [begun = '', , , ahead = ''] = await freeTimes(ada);
  const missed = await bookAs(cleo, ada, begun);
  await bookAs(cleo, ada, ahead);
  await beganMinutesAgo(stage.program, missed.id, 25 * 60);
  const status = async () => (await cleo.call('GET', `/api/bookings/${missed.id}`)).body.status;

  const window = await signedIn(stage.browser, stage.program.url, ada.username, looking);
  const page = await window.newPage();
  const complaints = watchConsole(page);
  await page.goto('/bookings?tab=professional');
  await isAlive(page);
  const unmarked = page.getByRole('region', { name: 'Not marked yet' });
  await unmarked.getByText('Did these visits take place?').waitFor();
  const menus = page.getByRole('button', { name: /^More for/ });
  await menus.last().click();
  await page.getByRole('menuitem', { name: 'Cancel' }).waitFor();
  // Nobody can have missed a visit that has not begun.
  expect(await page.getByRole('menuitem', { name: 'Did not come' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await unmarked.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Did not come' }).click();
  const marked = page.getByRole('region', { name: 'Marked in the last 24 hours' });
  await marked.getByText('no-show').waitFor();
  await unmarked.waitFor({ state: 'detached' });
  await expect.poll(status).toBe('no_show');
  await isSound(page);

  await marked.getByRole('button', { name: 'Mark Completed' }).click();
  await marked.getByText('completed').waitFor();
  await payLater(page);
  await marked.getByRole('button', { name: 'Did not come' }).click();
  await marked.getByText('no-show').waitFor();
  await expect.poll(status).toBe('no_show');
  expect(complaints).toEqual([]);
  await window.close();

  const clients = await signedIn(stage.browser, stage.program.url, `missed${looking.width}`, looking);
  const past = await openAlive(clients, '/bookings?tab=past');
  await past.getByText('no-show').waitFor();
  await isSound(past);
  await clients.close();
});

test.each(looks)(
  'Cleo cancels one visit, and of a series this one and all later ones, $width $theme',
  async (looking) => {
    const ada = await openArtist(stage.program.url, `artist${looking.width}`, { autoConfirm: true });
    const username = `client${looking.width}`;
    const cleo = await registerAt(stage.program.url, username);
    const [first = '', , , second = ''] = await freeTimes(ada);
    await bookAs(cleo, ada, first);
    await bookAs(cleo, ada, thirdAfter(second), { isRecurring: true, recurringPattern: 'weekly', recurringCount: 4 });
    const window = await signedIn(stage.browser, stage.program.url, username, looking);
    const page = await window.newPage();
    const complaints = watchConsole(page);
    await page.goto('/bookings');
    const rows = page.getByRole('button', { name: 'Change time' });
    await expect.poll(() => rows.count()).toBe(5);
    expect(await page.getByText('Visit 2 of 4').count()).toBe(1);
    // What stands beside the list loads after it.
    await page.getByText(/ charges nothing for cancelling\.$/).waitFor();
    await expect.poll(() => page.getByText('1 day', { exact: true }).count()).toBe(3);
    await isSound(page);

    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click();
    await isSound(page);
    await page.getByRole('menuitem', { name: 'Cancel' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Are you sure you want to cancel this booking? This action cannot be undone.').waitFor();
    expect(await dialog.getByRole('checkbox').count()).toBe(0);
    await isSound(page);
    await dialog.getByRole('button', { name: 'Keep booking' }).click();
    await dialog.waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toMatch(/^More for/);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Cancel' }).press('Enter');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect.poll(() => rows.count()).toBe(4);

    await page
      .getByRole('button', { name: /^More for/ })
      .nth(1)
      .click();
    await page.getByRole('menuitem', { name: 'Cancel' }).click();
    await dialog.getByText('This booking is part of a recurring series.').waitFor();
    await dialog.getByLabel('Cancel all future occurrences').check();
    await dialog.getByText(/^Cancels 3 visits: /).waitFor();
    await isSound(page);
    await dialog.getByRole('button', { name: 'Cancel all bookings' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    expect(await page.getByText('Visit 1 of 4').count()).toBe(1);
    const { body: open } = await cleo.call('GET', `/api/bookings/client/${cleo.id}/upcoming`);
    expect(open).toHaveLength(1);
    expect(complaints).toEqual([]);
    await window.close();
  },
);

test.each(looks)('a professional reads what their months brought, $width $theme', async (looking) => {
  const zoe = await openArtist(stage.program.url, `zoe${looking.width}`, { autoConfirm: true });
  const cleo = await registerAt(stage.program.url, `clara${looking.width}`);
  const [first = '', , , second = ''] = await freeTimes(zoe);
  for (const time of [first, second]) {
    const { id } = await bookAs(cleo, zoe, time);
    await zoe.call('PATCH', `/api/bookings/${id}/status`, { status: 'completed' });
  }
  const window = await signedIn(stage.browser, stage.program.url, zoe.username, looking);
  const page = await openAlive(window, '/bookings?tab=past');
  await page.getByRole('heading', { name: 'Completed by month' }).waitFor();
  const { body } = await zoe.call('GET', `/api/bookings/artist/${zoe.id}/months`);
  expect(body.reduce((sum: number, { visits }: { visits: number }) => sum + visits, 0)).toBe(2);
  const rows = page.getByRole('listitem').filter({ hasText: /^\w+ 20\d\d/ });
  expect(await rows.count()).toBe(body.length);
  await rows.getByText(/£\d+/).first().waitFor();
  await isSound(page);
  await window.close();
});

test('what happened while the page was still connecting is shown once it is', async () => {
  const ada = await openArtist(stage.program.url, 'between-ada');
  const cleo = await registerAt(stage.program.url, 'between-cleo');
  const [time = ''] = await freeTimes(ada);
  const visit = await bookAs(cleo, ada, time);
  const window = await signedIn(stage.browser, stage.program.url, 'between-cleo');
  const page = await window.newPage();
  const connecting = Promise.withResolvers<void>();
  const happened = Promise.withResolvers<void>();
  await page.route('**/api/events*', async (route) => {
    connecting.resolve();
    await happened.promise;
    await route.continue();
  });
  await page.goto('/bookings');
  await page.getByText('pending', { exact: true }).waitFor();
  await connecting.promise;
  const { status } = await ada.call('PATCH', `/api/bookings/${visit.id}/status`, { status: 'confirmed' });
  expect(status).toBe(200);
  happened.resolve();
  await page.getByText('confirmed', { exact: true }).waitFor();
  await window.close();
});
