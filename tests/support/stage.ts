import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
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
