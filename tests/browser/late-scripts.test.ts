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
  const pictures = await holdCalls(page, '**/media/**');
  await page.goto(post, { waitUntil: 'commit' });
  await isAlive(page);
  // By the page's own clock: how soon somebody looks at it is nothing to it.
  const waits = await page.evaluate(() => {
    const [read] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return scripts.map(({ startTime }) => startTime - read!.domContentLoadedEventStart);
  });
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.min(...waits)).toBeGreaterThan(2_400);
  pictures.letGo();
  await page.context().close();
});
