import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { makeAdmin } from '#tests/support/by-hand.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// What a long list says when more of it does not come, and that there is more at all.

const stage = setStage();
let ada: Artist;

beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada');
  const { body: uploaded } = await ada.call('POST', '/api/media', formOf([await photo(60, 80)]));
  await ada.call('POST', '/api/posts', { caption: 'Braids', images: [{ id: uploaded[0].id, alt: 'Braids' }] });
  const max = await registerAt(stage.program.url, 'max');
  await makeAdmin(stage.program, max.id);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const open = async (path: string, username = 'ada') =>
  openAlive(await signedIn(stage.browser, stage.program.url, username, { width: 360 }), path);

/** The first page of a list says that there is another one, which does not come before `mend` was called. */
async function breakSecondPage(page: Page, address: RegExp, items?: { first: object[]; second: object[] }) {
  let broken = true;
  await page.route(address, async (route) => {
    const url = new URL(route.request().url());
    if (url.searchParams.has('cursor')) return broken ? route.abort() : route.fulfill({ json: items?.second ?? [] });
    url.searchParams.set('cursor', '1');
    const link = `<${url.pathname}${url.search}>; rel="next"`;
    if (items) return route.fulfill({ json: items.first, headers: { link } });
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), link } });
  });
  return () => {
    broken = false;
  };
}

test('more works that do not come are said, and come when they are asked for again', async () => {
  const page = await open('/bookings');
  const { body: first } = await ada.call('GET', `/api/users/${ada.id}/posts`);
  const second = [{ ...first[0], id: 100_000, images: [{ ...first[0].images[0], alt: 'Locs' }] }];
  const mend = await breakSecondPage(page, /\/api\/users\/\d+\/posts\?/, { first, second });
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await button(page, 'Show more works').click();
  await page.getByRole('alert').getByText('The works did not load.').waitFor();
  await isSound(page);
  mend();
  await button(page, 'Try again').click();
  await page.getByRole('link', { name: 'Locs', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Braids', exact: true }).count()).toBe(1);
  expect(await page.getByText('The works did not load.').count()).toBe(0);
  await page.context().close();
});

test('what turns at the foot of a long feed rests while nobody is near: it would keep the browser drawing', async () => {
  const page = await open('/bookings');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { body } = await ada.call('GET', '/api/posts');
  const first = Array.from({ length: 20 }, (_, place) => ({ ...body[0], id: 100_000 + place }));
  await breakSecondPage(page, /\/api\/(?:posts|feed)\b/, { first, second: [] });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('feed').waitFor();
  const foot = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });
  await foot.waitFor({ state: 'attached' });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const drawings = async () =>
    (await browser.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'RecalcStyleCount')!.value;
  // Something else may still come; what turns draws some sixty times a second.
  const inHalfSecond = async () => {
    const before = await drawings();
    await page.waitForTimeout(500);
    return (await drawings()) - before;
  };
  await expect.poll(inHalfSecond).toBeLessThan(5);
  await page.context().close();
});

test('whoever was paid often sees that there is more, and gets it', async () => {
  const movement = (id: string, client: string) => ({
    id,
    kind: 'payment',
    amount: 2000,
    currency: 'GBP',
    status: null,
    dispute: null,
    at: '2026-11-01T10:00:00.000Z',
    bookingId: 1,
    service: 'Fine line',
    date: '2026-11-05T10:00:00.000Z',
    timeZone: 'Europe/London',
    client,
  });
  const page = await open('/bookings');
  const items = { first: [movement('payment-2', 'Cleo')], second: [movement('payment-1', 'Grace')] };
  const mend = await breakSecondPage(page, /\/api\/payments\?/, items);
  await page.goto('/settings/payments');
  await page.getByText('Cleo paid').waitFor();
  await button(page, 'Show older payments').click();
  await page.getByText('Your payments could not be loaded.').waitFor();
  await isSound(page);
  mend();
  await button(page, 'Try again').click();
  await page.getByText('Grace paid').waitFor();
  expect(await page.getByText(/^Fine line, Thu\s5\sNov\s· paid Sun\s1\sNov$/).count()).toBe(2);
  expect(await page.getByText('Cleo paid').count()).toBe(1);
  expect(await button(page, 'Show older payments').count()).toBe(0);
  await page.context().close();
});

test('switches that do not come can be asked for again', async () => {
  const page = await open('/settings');
  let broken = true;
  await page.route('**/api/notifications/settings', (route) => (broken ? route.abort() : route.continue()));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Notifications/ })
    .click();
  await page.getByText('Your settings could not be loaded or changed. Try again.').waitFor();
  await isSound(page);
  broken = false;
  await button(page, 'Try again').click();
  await page.getByRole('switch', { name: 'Bookings' }).waitFor();
  await page.context().close();
});

test('more of an admin’s list that does not come is said, and comes when it is asked for again', async () => {
  const page = await open('/admin/dashboard', 'max');
  const mend = await breakSecondPage(page, /\/api\/admin\/users\?/);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await button(page, 'Show more').click();
  await page.getByRole('alert').getByText('This did not work.').waitFor();
  await isSound(page);
  mend();
  await button(page, 'Try again').click();
  await page.getByRole('alert').getByText('This did not work.').waitFor({ state: 'detached' });
  await page.context().close();
});

test('older comments that do not come are said, and come when they are asked for again', async () => {
  const page = await open('/profile');
  const mend = await breakSecondPage(page, /\/api\/posts\/\d+\/comments/);
  await page.getByRole('link', { name: /Braids/ }).click();
  await button(page, 'Older comments').click();
  await page.getByRole('alert').getByText('Comments did not load.').waitFor();
  await isSound(page);
  mend();
  await button(page, 'Try again').click();
  await page.getByRole('alert').getByText('Comments did not load.').waitFor({ state: 'detached' });
  await page.context().close();
});

test('older messages that do not come leave the others in sight', async () => {
  const cleo = await registerAt(stage.program.url, 'cleo');
  const { body: first } = await cleo.call('POST', '/api/messages', { recipientId: ada.id, content: 'Message 0' });
  await ada.call('POST', `/api/threads/${first.threadId}/accept`);
  let latest = first;
  for (let number = 1; number <= 60; number++)
    latest = (await cleo.call('POST', `/api/threads/${first.threadId}/messages`, { content: `Message ${number}` }))
      .body;
  // Whoever opens what is new loads the thread once more, and so does whose live line has only just opened: here neither is.
  await ada.call('POST', `/api/threads/${first.threadId}/read`, { messageId: latest.id });
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  await window.route(/\/api\/events/, (route) => route.abort());
  const page = await openAlive(window, `/messages/${first.threadId}`);
  const log = page.getByRole('log');
  let broken = true;
  await page.route(/\/messages\?.*before=/, (route) => (broken ? route.abort() : route.continue()));
  await button(page, 'Show older messages').click();
  await page.getByRole('alert').getByText('Your messages could not be loaded.').waitFor();
  await log.getByText('Message 60', { exact: true }).waitFor();
  await isSound(page);
  broken = false;
  await button(page, 'Try again').click();
  await log.getByText('Message 31', { exact: true }).waitFor();
  await log.getByText('Message 1', { exact: true }).waitFor();
  await page.context().close();
});

test('a message that arrives while older ones are loaded, or before them, keeps neither away', async () => {
  const dora = await registerAt(stage.program.url, 'dora');
  const { body: first } = await dora.call('POST', '/api/messages', { recipientId: ada.id, content: 'Word 0' });
  await ada.call('POST', `/api/threads/${first.threadId}/accept`);
  const say = (number: number) =>
    dora.call('POST', `/api/threads/${first.threadId}/messages`, { content: `Word ${number}` });
  for (let number = 1; number <= 75; number++) await say(number);
  const page = await open(`/messages/${first.threadId}`);
  const log = page.getByRole('log');
  const word = (number: number) => log.getByText(`Word ${number}`, { exact: true });
  await word(75).waitFor();
  const isRead = async () => (await ada.call('GET', '/api/messages/unread')).body.count === 0;
  await expect.poll(isRead).toBe(true);

  const held = await holdNext(page, /\/messages\?.*before=/);
  await button(page, 'Show older messages').click();
  await held.asked;
  const toldOf = async (number: number) => {
    const told = page.waitForResponse(/\/api\/threads\/\d+$/);
    await say(number);
    await told;
  };
  await toldOf(76);
  held.release();
  await word(20).waitFor();
  await word(76).waitFor();

  const reading = await holdNext(page, /\/messages\?limit=30$/);
  await toldOf(77);
  await reading.asked;
  await button(page, 'Show older messages').click();
  reading.release();
  await word(0).waitFor();
  await word(77).waitFor();
  await page.context().close();
});

/** Keeps back the next request of an address: `asked` once it was made, and until it is released. */
async function holdNext(page: Page, address: RegExp): Promise<{ asked: Promise<void>; release: () => void }> {
  const [asked, was] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(
    address,
    async (route) => {
      asked.resolve();
      await was.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return { asked: asked.promise, release: was.resolve };
}
