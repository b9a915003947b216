import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openBrowser } from './browser.ts';
import { startProgram, type Program } from './program.ts';

/** The program with nobody in it, and a browser; both are there from the first hook of a file to its last test. */
export interface Stage {
  readonly program: Program;
  readonly browser: Browser;
}

/** Sets the stage for the tests of the file that calls it; `settings` are further environment variables of the program. */
export function setStage(settings: Readonly<Record<string, string>> = {}): Stage {
  let program: Program;
  let browser: Browser;
  beforeAll(async () => {
    program = await startProgram(settings);
    browser = await openBrowser();
  });
  beforeEach(({ onTestFailed }) => onTestFailed(() => tellPages(browser)));
  afterAll(async () => {
    await browser?.close();
    await program?.stop();
  });
  return {
    get program() {
      return program;
    },
    get browser() {
      return browser;
    },
  };
}

/** Says what the windows of a test that failed showed, and closes them. */
async function tellPages(browser: Browser): Promise<void> {
  for (const window of browser.contexts()) {
    for (const page of window.pages()) {
      const shown = await page.ariaSnapshot({ timeout: 5_000 }).catch(String);
      console.error(`${page.url()} showed:\n${shown.slice(0, 6_000)}`);
    }
    await window.close();
  }
}
