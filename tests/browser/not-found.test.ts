import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings, openBrowser, openWindow, sidewaysScroll } from '#tests/support/browser.ts';
import { startProgram, type Program } from '#tests/support/program.ts';

let program: Program;
let browser: Browser;

beforeAll(async () => {
  program = await startProgram();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('an address that leads nowhere says so and shows ways on, $width $theme, without script', async (looking) => {
  const window = await openWindow(browser, program.url, { ...looking, scripts: false });
  const page = await window.newPage();
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  expect(await page.getByRole('link', { name: 'Discover Artists' }).getAttribute('href')).toBe('/explore');
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await window.close();
});
