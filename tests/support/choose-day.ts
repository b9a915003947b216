import type { Page } from 'playwright-core';
import { tabTo } from './keyboard.ts';

const freeDay = /\d+ free times?$/;
const nextMonth = /^Next month, /;

/**
 * Opens a day with all of its hours on a page without script: the third free one that is shown. At a desk, where a month is
 * shown, its end may have fewer; then the next month is turned to.
 */
export async function chooseLaterDay(page: Page): Promise<void> {
  const days = page.getByRole('link', { name: freeDay });
  await page.waitForLoadState();
  const next = page.getByRole('link', { name: nextMonth });
  if ((await days.count()) < 3 && (await next.isVisible())) await next.click();
  await days.nth(2).click();
  await page.waitForURL(/#times$/);
}

/** The same with the keyboard alone. */
export async function tabToLaterDay(page: Page): Promise<void> {
  const days = page.getByRole('link', { name: freeDay });
  await page.waitForLoadState();
  if ((await days.count()) < 3) {
    await tabTo(page, nextMonth);
    await page.keyboard.press('Enter');
    await days.nth(2).waitFor();
  }
  for (let day = 0; day < 3; day++) await tabTo(page, freeDay);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#times$/);
}
