import type { Page } from 'playwright-core';

/** Calls of a page that wait. */
export interface HeldCalls {
  /** All of them go on, and so do those that follow. */
  letGo(): void;
  /** All of them break, and so do those that follow. */
  breakOff(): void;
}

/** Lets a page's calls to an address wait, so that what it shows meanwhile can be looked at. */
export async function holdCalls(page: Page, address: string): Promise<HeldCalls> {
  const { promise, resolve } = Promise.withResolvers<'go' | 'break'>();
  await page.route(address, async (route) => {
    if ((await promise) === 'go') await route.continue();
    else await route.abort();
  });
  return { letGo: () => resolve('go'), breakOff: () => resolve('break') };
}
