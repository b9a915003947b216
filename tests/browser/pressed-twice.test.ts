import { expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { beganMinutesAgo } from '#tests/support/by-hand.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { bookAs, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { payLater } from '#tests/support/pay-later.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

async function bookedGuest(username: string) {
  const shop = await openArtist(stage.program.url, username, { autoConfirm: true });
  const [slot = '', later = ''] = await freeTimes(shop);
  const guest = { fullName: 'Grace Hopper', email: `guest-of-${username}@example.com` };
  const { manageToken } = await bookAs(callerAt(stage.program.url), shop, slot, { guest });
  const page = `${stage.program.url}/b/${manageToken}`;
  const send = (fields: Record<string, string>, search = '') =>
    fetch(page + search, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  return { shop, guest, page, later, send };
}

test('cancelling and moving a visit by a double tap is done, and no mistake', async () => {
  const { page, later, send } = await bookedGuest('tapped');
  const version = /name="version" value="(\d+)"/.exec(
    await (await fetch(`${page}?step=move&slot=${later}`)).text(),
  )![1]!;
  const moves = [1, 2].map(() => send({ intent: 'move', version }, `?step=move&slot=${later}`));
  for (const answer of await Promise.all(moves)) expect(answer.headers.get('location')).toMatch(/\?moved$/);

  // Back leads to the form that has moved it: the visit is there already.
  const back = await fetch(`${page}?step=move&slot=${later}`, { redirect: 'manual' });
  expect([back.status, back.headers.get('location')]).toEqual([302, new URL(page).pathname]);

  const cancellations = await Promise.all([send({ intent: 'cancel' }), send({ intent: 'cancel' })]);
  for (const answer of cancellations) expect(answer.headers.get('location')).toMatch(/\?cancelled$/);
});

test('an account opened by a double tap is open, and whoever tapped is in it', async () => {
  const { guest, page, send } = await bookedGuest('kept');
  const claim = { intent: 'claim', email: guest.email, password: 'six-or-more' };
  const answers = await Promise.all([send(claim), send(claim)]);
  const led = answers.map((answer) => answer.headers.get('location')).toSorted();
  expect(led).toEqual([new URL(page).pathname, '/bookings?kept']);
  for (const answer of answers) {
    const Cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const user = await fetch(`${stage.program.url}/api/user`, { headers: { Cookie } });
    expect(await user.json()).toMatchObject({ fullName: 'Grace Hopper', email: guest.email });
    // The link leads whose it is to the booking.
    const link = await fetch(page, { headers: { Cookie }, redirect: 'manual' });
    expect(link.headers.get('location')).toMatch(/^\/booking-confirmation\?booking=\d+$/);
  }

  // Only with its password.
  const other = await send({ ...claim, password: 'guessed-it' });
  expect(other.status).toBe(409);
  expect(other.headers.getSetCookie()).toEqual([]);
});

test('a right password is no claim: whose address is known already logs in first', async () => {
  const { guest, page, send } = await bookedGuest('known');
  await registerAt(stage.program.url, 'grace', { email: guest.email });
  const answer = await send({ intent: 'claim', email: guest.email, password: 'six-or-more' });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([409, []]);
  expect((await fetch(page)).status).toBe(200);
});

test('what is left of a series is not called cancelled because its first visit is', async () => {
  const { url } = stage.program;
  const shop = await openArtist(url, 'weeks', { autoConfirm: true });
  const [slot = ''] = await freeTimes(shop);
  const guest = { fullName: 'Grace Hopper', email: 'weeks@example.com' };
  const series = { isRecurring: true, recurringPattern: 'weekly', recurringInterval: 1, recurringCount: 3 };
  const { manageToken } = await bookAs(callerAt(url), shop, slot, { guest, ...series });
  const send = (fields: Record<string, string>) =>
    fetch(`${url}/b/${manageToken}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  expect((await send({ intent: 'cancel' })).status).toBe(302);
  expect((await send({ intent: 'cancel' })).status).toBe(302);
  expect((await send({ intent: 'cancel', cancelAll: 'on' })).status).toBe(409);
  expect((await shop.call('GET', `/api/bookings/artist/${shop.id}/upcoming`)).body).toHaveLength(2);
});

test('a professional’s double tap confirms once, and nothing says that it failed', async () => {
  const { url } = stage.program;
  const shop = await openArtist(url, 'asked');
  const cleo = await registerAt(url, 'cleo');
  const [slot = ''] = await freeTimes(shop);
  const { id } = await bookAs(cleo, shop, slot);
  const window = await signedIn(stage.browser, url, shop.username, { width: 360 });
  const page = await openAlive(window, '/bookings?tab=professional');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  // Both presses in one go, as a phone hands them on before the page has shown the first.
  await page.getByRole('button', { name: 'Confirm' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  expect((await answered).status()).toBe(200);
  await page.getByText('Cleo', { exact: false }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('The booking was not changed. Try again.').count()).toBe(0);
  expect((await cleo.call('GET', `/api/bookings/${id}`)).body.status).toBe('confirmed');
  await window.close();
});

test('a service that is saved by a double tap is there once', async () => {
  const { url } = stage.program;
  const shop = await openArtist(url, 'doubled');
  const window = await signedIn(stage.browser, url, shop.username, { width: 360 });
  const page = await openAlive(window, '/settings/services');
  await page.getByRole('button', { name: 'Add a service' }).click();
  await page.getByLabel('Name').fill('Hot towel shave');
  await page.getByLabel('Price').fill('25');
  await page.getByRole('button', { name: 'Save service' }).dblclick();
  await page.getByText('Hot towel shave is saved').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { body } = await shop.call('GET', `/api/users/${shop.id}/services?drafts=true`);
  const names: string[] = body.map(({ name }: { name: string }) => name);
  expect(names.filter((name) => name === 'Hot towel shave')).toEqual(['Hot towel shave']);
  await window.close();
});

test('a mark that is put right at once is put right, also while lists are still asked anew', async () => {
  const shop = await openArtist(stage.program.url, 'marker', { autoConfirm: true });
  const client = await registerAt(stage.program.url, 'marked');
  const { id } = await bookAs(client, shop, (await freeTimes(shop))[0]!);
  await beganMinutesAgo(stage.program, id, 25 * 60);
  const window = await signedIn(stage.browser, stage.program.url, 'marker', { width: 360 });
  const page = await openAlive(window, '/bookings?tab=professional');
  await page.getByText('Did these visits take place?').waitFor();
  // One's own visits, which no mark of one's work changes.
  const others = await holdCalls(page, '**/api/bookings/client/**');
  await page.getByRole('button', { name: 'Mark Completed' }).click();
  await payLater(page);
  const marked = page.getByRole('region', { name: 'Marked in the last 24 hours' });
  await marked.getByRole('button', { name: 'Did not come' }).click();
  await marked.getByText('no-show').waitFor();
  await expect.poll(async () => (await client.call('GET', `/api/bookings/${id}`)).body.status).toBe('no_show');
  others.letGo();
  await window.close();
});
