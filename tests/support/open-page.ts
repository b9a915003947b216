import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openWindow, watchConsole, type Looking } from './browser.ts';
import type { Stage } from './stage.ts';

/** Opens pages in windows that go with the test that opened them. */
export function pagesOfTests(stage: Stage): (path: string, looking?: Looking) => Promise<Page> {
  const windows: BrowserContext[] = [];
  afterEach(async () => {
    for (const window of windows.splice(0)) await window.close();
  });
  return async (path, looking = {}) => {
    const window = await openWindow(stage.browser, stage.program.url, looking);
    windows.push(window);
    const page = await window.newPage();
    await page.goto(path);
    return page;
  };
}

/** One page that all tests of a group look at, and what the browser complains of meanwhile. */
export function pageOfGroup(stage: Stage, path: string, looking: Looking) {
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    const window = await openWindow(stage.browser, stage.program.url, looking);
    page = await window.newPage();
    complaints = watchConsole(page);
    await page.goto(path);
  });
  afterAll(() => page?.context().close());
  return {
    get page() {
      return page;
    },
    get complaints() {
      return complaints;
    },
  };
}
