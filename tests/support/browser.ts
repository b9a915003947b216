import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { en } from '#messages/en/index.ts';
import { chromiumAdvice, findChromium } from '../../tools/chromium.ts';

export interface Looking {
  /** Of the window; 360 is a phone, 1280 a desk. */
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  /** False switches JavaScript off. */
  readonly scripts?: boolean;
  /** Whether the window is touched. */
  readonly touch?: boolean;
  readonly timeZone?: string;
  /** What the browser wishes for; British English, in which tests are written, unless it says so. */
  readonly locale?: string;
  /** As in the high contrast of Windows. */
  readonly forcedColours?: boolean;
  /** Whether the browser keeps what it may show without a connection. */
  readonly offline?: boolean;
}

/** Starts the machine's Chromium; throws the advice where there is none. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(chromiumAdvice);
  const quiet = ['--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...quiet] });
}

const lookings = new WeakMap<BrowserContext, Looking & { readonly url: string }>();

/** A person with a window of their own: their cookies are nobody else's. */
export async function openWindow(browser: Browser, url: string, looking: Looking = {}): Promise<BrowserContext> {
  const { width = 360, theme = 'light', scripts = true, touch = false, timeZone = 'UTC', locale = 'en-GB' } = looking;
  const window = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 768 ? 760 : 900 },
    colorScheme: theme,
    hasTouch: touch,
    reducedMotion: 'reduce',
    javaScriptEnabled: scripts,
    timezoneId: timeZone,
    locale,
    ...(looking.forcedColours && { forcedColors: 'active' as const }),
    serviceWorkers: looking.offline ? 'allow' : 'block',
  });
  lookings.set(window, { ...looking, url });
  return window;
}

/** Keys of messages that stand on a page where their words belong: a part was given the messages of another. */
export async function bareKeys(page: Page): Promise<string[]> {
  const shown = await page.locator('body').innerText();
  return shown.match(bareKey) ?? [];
}

const namespaces = Object.keys(en).join('|');
const bareKey = new RegExp(String.raw`(?<![\w@./-])(?:${namespaces})(?:\.[a-z]\w*)+(?![\w@/])`, 'g');

/** What axe finds on a page, one readable line each; no finding is an empty list. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const looking = lookings.get(page.context());
  return looking?.scripts === false ? findingsOfCopy(page, looking) : findings(page);
}

/** axe is a script itself: a page without scripts is looked at as a copy of what it shows. */
async function findingsOfCopy(page: Page, looking: Looking & { readonly url: string }): Promise<string[]> {
  const window = await openWindow(page.context().browser()!, looking.url, { ...looking, scripts: true });
  try {
    const copy = await window.newPage();
    const body = await page.content();
    await copy.route(page.url(), (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
    await copy.goto(page.url());
    return await findings(copy);
  } finally {
    await window.close();
  }
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // A frame that runs no scripts never answers axe, which is one.
    .exclude('iframe[sandbox]')
    // Only what is wrong is asked for, and in the page itself: five times as quick as all results by way of a second page.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${new URL(page.url()).pathname} ${id}: ${help} at ${target.join(' ')}`),
  );
}

/** What the browser complains about on a page, and where: errors of scripts, of the content policy, of loading. Read it at the end. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`${error.message} (${page.url()})`));
  return complaints;
}

/** By how many pixels a page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  // Where a link was followed just now, there is a moment with no page at all.
  await page.waitForLoadState('domcontentloaded');
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
