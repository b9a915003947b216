import type { Page } from 'playwright-core';

/** Presses Tab until something with such a name, label or text has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const { activeElement: element, body } = document;
      if (element === body) return '';
      const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return element?.getAttribute('aria-label') ?? label ?? (element as HTMLElement | null)?.innerText ?? '';
    });
    if (name.test(text.replaceAll(/\s+/g, ' ').trim())) return;
  }
  throw new Error(`Tab never came to ${name}`);
}
