import { expect, test } from 'vitest';
import { accessibilityFindings, openWindow, sidewaysScroll } from '#tests/support/browser.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('an address that leads nowhere says so and shows ways on, $width $theme, without script', async (looking) => {
  const window = await openWindow(stage.browser, stage.program.url, { ...looking, scripts: false });
  const page = await window.newPage();
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  expect(await page.getByRole('link', { name: 'Discover Artists' }).getAttribute('href')).toBe('/explore');
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await window.close();
});
