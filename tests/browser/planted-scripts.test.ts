import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openWindow, sidewaysScroll, watchConsole } from '#tests/support/browser.ts';
import { bodyWith } from '#tests/support/furnished.ts';
import { describedRoutes, isSecret } from '#tests/support/openapi.ts';
import { outboxAddress, outboxReader } from '#tests/support/outbox.ts';
import { longPayload, payload, plantPayloads, type Planted } from '#tests/support/planted.ts';
import { signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let planted: Planted;

beforeAll(async () => {
  planted = await plantPayloads(stage.program);
}, 240_000);

test('every text that the API takes is planted below, or refuses the payload', async () => {
  const { body: document } = await planted.ada.call('GET', '/api/openapi.json');
  const missing: string[] = [];
  for (const { method, path, body, texts } of describedRoutes(document)) {
    for (const at of texts) {
      const text = `${method} ${path} ${at}`;
      if (planted.texts.has(text) || isSecret(text) || isNeverShown(path, at)) continue;
      const address = path.replaceAll(/\{\w+\}/g, '999999');
      const answer = await planted.cleo.call(method, address, bodyWith(body!, at, payload, {}));
      if (!answer.body.fields?.[at]) missing.push(`${text}: ${answer.status}`);
    }
  }
  expect(missing).toEqual([]);
});

/**
 * A code that no offer has books nothing; a passkey is made by a device, and its name is text of the same kind; the number of
 * a test card is compared and not kept.
 */
function isNeverShown(path: string, at: string): boolean {
  return at === 'offerCode' || path.startsWith('/api/passkeys') || path.startsWith('/api/sandbox');
}

/** The smallest phones, and a window of a desk at 400 % zoom. */
const narrowest = { width: 320, height: 640 };

/** An address, or one with the button behind which what was planted shows. */
type Place = string | { path: string; press: string };

type Reader = 'visitor' | 'signed-in';

/**
 * Whether something planted shows. The frame of a page and the cards beside it have the reader's own name, which is planted as
 * well: of whoever is signed in only what the page itself is about counts.
 */
function showsPlanted(reader: Reader): boolean {
  const main = document.querySelector('main');
  if (reader === 'visitor' || !main) return document.documentElement.outerHTML.includes('hit()');
  let shown = main.innerHTML;
  for (const apart of main.querySelectorAll('aside, script')) shown = shown.replace(apart.outerHTML, '');
  const typed = [...main.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  return [shown, ...typed].some((text) => text.includes('hit()'));
}

/** Opens the pages and tells what ran, was blocked, became markup, or is wider than the narrowest window. */
async function troublesAt(window: BrowserContext, reader: Reader, places: readonly Place[]): Promise<string[]> {
  const troubles: string[] = [];
  const page = await window.newPage();
  await page.exposeFunction('hit', () => troubles.push(`a script ran at ${page.url()}`));
  page.on('dialog', (dialog) => {
    troubles.push(`a dialog at ${page.url()}`);
    void dialog.dismiss();
  });
  const complaints = watchConsole(page);
  for (const place of places) {
    const { path, press } = typeof place === 'string' ? { path: place } : place;
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    if (answer!.status() >= 500) troubles.push(`${answer!.status()} at ${path}`);
    if (press) await page.getByRole('button', { name: press }).click();
    const shows = page.waitForFunction(showsPlanted, reader);
    await shows.catch(() => troubles.push(`nothing planted at ${path}`));
    const markup = await page.evaluate(() => {
      const made = document.querySelectorAll(
        'img[src="x"], [onerror], [onload], [onmouseover], a[href^="javascript:"]',
      );
      return [...made].map((element) => element.outerHTML.slice(0, 120));
    });
    troubles.push(...markup.map((html) => `${html} at ${path}`));
    const usual = page.viewportSize()!;
    await page.setViewportSize(narrowest);
    const wider = await sidewaysScroll(page);
    if (wider > 0) troubles.push(`${wider} px too wide at ${path}`);
    await page.setViewportSize(usual);
  }
  return [...troubles, ...complaints.filter((line) => !line.includes('status of 404'))];
}

const asked = encodeURIComponent(longPayload);

test('signed out, no page runs or shows as markup what was planted', async () => {
  const { postId, lookbookId, manageToken, missedToken, ratedToken, decisionToken } = planted;
  const [service] = (await planted.ada.call('GET', `/api/users/${planted.ada.id}/services`)).body;
  const window = await openWindow(stage.browser, stage.program.url, { width: 1280 });
  const troubles = await troublesAt(window, 'visitor', [
    '/',
    '/customers',
    '/ada-planted',
    '/u/cleo_p',
    '/u/ada_p?reviews=all',
    '/explore',
    `/explore?q=${asked.slice(0, 60)}`,
    '/explore?view=work',
    `/post/${postId}`,
    `/post/${postId}?view=grid`,
    `/lookbook/${lookbookId}`,
    '/u/ada_p/book',
    `/u/ada_p/book?service=${service.id}&look=${postId}&notes=${asked}`,
    `/b/${manageToken}`,
    `/b/${missedToken}`,
    `/b/${ratedToken}`,
    `/b/${ratedToken}?step=rate`,
    `/decision/${decisionToken}`,
    `/auth?next=${asked}`,
    `/auth?tab=register&next=/${asked}`,
    `/explore/${asked}/${asked}`,
    `/${asked}`,
  ]);
  expect(troubles).toEqual([]);
  await window.close();
});

test('signed in, no page runs or shows as markup what was planted', async () => {
  const { ada, postId, draftId, threadId, bookingId, missedId, requestId, lookbookId, visitId } = planted;
  const window = await signedIn(stage.browser, stage.program.url, 'ada_p', { width: 1280 });
  await window.request.get(await outboxAddress(stage.program));
  const troubles = await troublesAt(window, 'signed-in', [
    '/?feed=everyone',
    '/?feed=following',
    '/?feed=discover',
    `/profile/${ada.id}`,
    `/post/${postId}`,
    `/post/${postId}/edit`,
    '/create',
    `/create?draft=${draftId}`,
    '/messages',
    '/notifications',
    `/messages/${threadId}`,
    '/messages?show=guests',
    `/messages/guest/${visitId}`,
    '/bookings?tab=professional',
    '/clients',
    `/clients/${bookingId}`,
    // From the day before on: midnight may have passed since they were planted.
    `/calendar?view=agenda&date=${new Date(Date.now() + 79 * 86_400_000).toISOString().slice(0, 10)}`,
    { path: '/bookings?tab=past', press: 'Your clients’ visits' },
    `/lookbook/${lookbookId}`,
    '/settings/profile',
    '/settings/services',
    '/settings/offers',
    '/outbox',
  ]);
  expect(troubles).toEqual([]);
  await window.close();
  const cleos = await signedIn(stage.browser, stage.program.url, 'cleo_p');
  const more = await troublesAt(cleos, 'signed-in', [
    `/profile/${ada.id}`,
    `/profile/${ada.id}?tab=ratings`,
    '/explore?view=work',
    '/bookings',
    '/bookings?tab=past',
    '/saved',
    `/booking-confirmation?booking=${requestId}`,
    `/booking-confirmation?booking=${missedId}`,
    `/booking-confirmation?booking=${bookingId}&new`,
    '/messages',
    `/post/${postId}?look=${postId}`,
    `/messages/${threadId}`,
    '/notifications',
  ]);
  expect(more).toEqual([]);
  await cleos.close();
  const admins = await signedIn(stage.browser, stage.program.url, 'max_p', { width: 1280 });
  const areas = ['reports?tab=settled', 'users', 'audit', 'messages', 'settings'].map((section) => `/admin/${section}`);
  expect(await troublesAt(admins, 'signed-in', areas)).toEqual([]);
  await admins.close();
});

test('what other programs read holds it as text: mails, the feed, the calendar file, previews', async () => {
  const { ada, cleo, bookingId, postId } = planted;
  const reader = await outboxReader(stage.program);
  const { body: mails } = await reader.call('GET', '/api/outbox');
  expect(mails.length).toBeGreaterThan(2);
  for (const { id } of mails) {
    const { html, subject } = (await reader.call('GET', `/api/outbox/${id}`)).body;
    expect(html).not.toMatch(/<img src=x|<svg onload|<script/);
    expect(subject).not.toMatch(/[\r\n]/);
  }
  const feed = (await ada.call('GET', '/u/ada_p/rss.xml')).body;
  expect(feed).toContain('hit()');
  expect(feed).not.toMatch(/<img src=x|<svg onload|<script/);
  expect((await ada.call('GET', '/sitemap.xml')).body).toContain('/ada-planted');
  const file = (await cleo.call('GET', `/api/bookings/${bookingId}/calendar.ics`)).body;
  expect(file.match(/^BEGIN:/gm)).toHaveLength(file.match(/^END:/gm).length);
  expect((await ada.call('GET', `/og/post/${postId}`)).status).toBe(200);
});
