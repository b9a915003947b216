import { beforeAll, expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
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

test('no script is asked for while the first picture is on its way, unless it does not come', async () => {
  const page = await (await signedIn(stage.browser, stage.program.url, 'ada')).newPage();
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  const pictures = await holdCalls(page, '**/media/**');
  await page.goto(post, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Scripts would have been asked for long ago, and the page has patience for longer.
  await page.waitForTimeout(700);
  expect(scripts).toEqual([]);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await isAlive(page);
  pictures.letGo();
  await page.context().close();
});
