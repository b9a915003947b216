import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The one without windows comes first: it shows the same pages in two thirds of the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe', 'msedge.exe'];
const places = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
  }),
];

/** What to do where no Chromium can be found or installed. */
export const chromiumAdvice =
  'The browser tests need Chromium: install it (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.';

/** The path of a Chromium on this machine: `CHROMIUM_PATH`, else the PATH, else the usual places. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return isProgram(given) ? given : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = [...shells, ...browsers].flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places].find(isProgram);
}

/** Installs Chromium where the machine lets us, which is as root on Debian and its kin; answers what `findChromium` then finds. */
export function installChromium(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || process.env['CHROMIUM_PATH']) return undefined;
  console.log('Installing Chromium for the browser tests (apt-get install chromium-headless-shell).');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const run = (...words: string[]) => spawnSync('apt-get', words, options).status === 0;
  const install = (name: string) => run('install', '-y', '--no-install-recommends', name);
  if (!install('chromium-headless-shell')) {
    run('update');
    // Where there is no package of the shell alone, there is one of the whole browser.
    if (!install('chromium-headless-shell')) install('chromium');
  }
  return findChromium();
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
