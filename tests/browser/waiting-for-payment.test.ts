import { expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('whoever has the page after paying open without having paid asks ever less often', async () => {
  await registerAt(stage.program.url, 'dora');
  const window = await signedIn(stage.browser, stage.program.url, 'dora');
  const page = await window.newPage();
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => void (request.url().includes('/api/subscription') && asked++));
  await page.goto('/subscription-success?session=none');
  const long = page.getByText('This takes longer than usual.');
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return long.isVisible();
    })
    .toBe(true);
  const before = asked;
  for (let seconds = 0; seconds < 60; seconds++) {
    await page.clock.runFor(1_000);
    await page.evaluate(() => fetch('/api/user'));
  }
  expect(asked - before).toBeGreaterThan(1);
  expect(asked - before).toBeLessThan(10);
  await window.close();
});
