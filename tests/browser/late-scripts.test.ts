import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { isAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// On a slow line a page's scripts would share it with what people are to see first.

const stage = setStage();
let post: string;

beforeAll(async () => {
  const ada = await registerAt(stage.program.url, 'ada', { accountType: 'business' });
  const form = formOf([await photo(400, 500)], { alts: '["Braids"]' });
  post = `/post/${(await ada.call('POST', '/api/posts', form)).body.id}`;
});

/** Opens a page and keeps back what it asks for at these addresses; says which scripts it asked for so far. */
async function opened(path: string, heldBack: string) {
  const page = await (await signedIn(stage.browser, stage.program.url, 'ada')).newPage();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const held = new Promise<Route>((resolve) => void page.route(heldBack, resolve));
  await page.goto(path, { waitUntil: 'commit' });
  return { page, scripts, held: await held };
}

/** As long as a page's scripts would need to be asked for, and far less than its patience lasts. */
const aMoment = (page: Page) => page.waitForTimeout(700);

test('no script is asked for while the page waits for its style sheet', async () => {
  const { page, scripts, held } = await opened('/bookings', '**/assets/*.css');
  await aMoment(page);
  expect(scripts).toEqual([]);
  await held.continue();
  await isAlive(page);
  expect(scripts.length).toBeGreaterThan(0);
  await page.context().close();
});

test('no script is asked for while the first picture is on its way, unless it does not come', async () => {
  const { page, scripts, held } = await opened(post, '**/media/**');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await aMoment(page);
  expect(scripts).toEqual([]);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await isAlive(page);
  await held.continue();
  await page.context().close();
});
