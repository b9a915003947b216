import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { cookieNameOf } from '#kernel/cookies';
import { languageOf } from '#kernel/language';
import { bareKeys, openWindow, sidewaysScroll } from '#tests/support/browser.ts';
import { layContactSheet, type Picture } from './contact-sheet.ts';
import type { Screen, Viewer } from './screen.ts';
import type { Scene } from './set-scene.ts';
import { followPage, type UntilStill } from './until-still.ts';

export interface Looks {
  /** Of the window; 640 is also a window of 1280 at a zoom of 200 %. */
  readonly widths: readonly number[];
  /** What the browser wishes for. */
  readonly locale: string;
  /** As in the high contrast of Windows. */
  readonly forcedColours: boolean;
}

export const themes = ['light', 'dark'] as const;
const tallest = 5_000;

/** Takes every picture of a screen and lays them side by side; answers what went wrong, a line each. */
export async function takeScreen(screen: Screen, windows: Windows, looks: Looks, folder: string): Promise<string[]> {
  const pictures: Picture[] = [];
  const failures: string[] = [];
  for (const width of looks.widths.filter((each) => screen.widths?.includes(each) ?? true)) {
    try {
      pictures.push(...(await takeWidth(screen, windows, width, folder, failures)));
    } catch (error) {
      failures.push(`${screen.name} at ${width}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  if (pictures.length > 0) await layContactSheet(pictures, join(folder, 'sheets', `${screen.name}.png`));
  return failures;
}

/** One load gives both pictures: the theme follows the system, and the system changes its mind. */
async function takeWidth(
  screen: Screen,
  windows: Windows,
  width: number,
  folder: string,
  failures: string[],
): Promise<Picture[]> {
  const window = await windows.of(screen.viewer ?? 'visitor', width);
  const page = await window.newPage();
  page.setDefaultTimeout(30_000);
  const untilStill = followPage(page);
  try {
    await screen.prepare?.(page);
    const path = typeof screen.path === 'string' ? screen.path : screen.path(windows.scene);
    await page.goto(path);
    await untilStill();
    await screen.open?.(page, windows.scene);
    await untilStill(screen.loading);
    const wider = await sidewaysScroll(page);
    if (wider > 0) failures.push(`${screen.name} is ${wider} px wider than its window of ${width}.`);
    for (const key of await bareKeys(page)) failures.push(`${screen.name} shows the key ${key} instead of its words.`);
    if (!screen.windowOnly) await growWindow(page, () => untilStill(screen.loading));
    const pictures: Picture[] = [];
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      const file = join(folder, `${screen.name}-${width}-${theme}.png`);
      await page.screenshot({ path: file, animations: 'disabled' });
      pictures.push({ file, width });
    }
    return pictures;
  } finally {
    await window.setOffline(false);
    await page.close();
  }
}

/**
 * Makes the window as tall as its page, so that the bottom navigation stands at the foot and long lists draw all their rows.
 * A feed goes on for ever; a picture does not.
 */
async function growWindow(page: Page, untilStill: UntilStill): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole <= height) return;
  // Long lists look where they are once somebody scrolls.
  await page.evaluate(() => scrollTo(0, 1));
  await untilStill();
  await page.setViewportSize({ width, height: Math.min(whole, tallest) });
  await untilStill();
}

/** A window for everybody and every width, opened when it is first needed. */
export interface Windows {
  readonly scene: Scene;
  of(viewer: Viewer, width: number): Promise<BrowserContext>;
}

export function openWindows(browser: Browser, scene: Scene, { locale, forcedColours }: Looks): Windows {
  const opened = new Map<string, Promise<BrowserContext>>();
  const open = async (viewer: Viewer, width: number) => {
    const window = await openWindow(browser, scene.url, { width, locale, forcedColours, timeZone: 'America/New_York' });
    if (viewer === 'visitor') return window;
    const { username, password } = scene.people[viewer];
    // Else a browser would take over the language of the account.
    const name = cookieNameOf({ name: 'language', secure: false });
    await window.addCookies([{ name, value: languageOf(locale), url: scene.url }]);
    const answer = await window.request.post('/api/login', { data: { username, password } });
    if (!answer.ok()) throw new Error(`${username} could not sign in: ${answer.status()}`);
    return window;
  };
  return {
    scene,
    of(viewer, width) {
      const key = `${viewer} ${width}`;
      const window = opened.get(key) ?? open(viewer, width);
      opened.set(key, window);
      return window;
    },
  };
}
