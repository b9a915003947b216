import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '#tests/support/browser.ts';
import { buildIsStale, buildWeb } from './build.ts';
import { screens } from './pictures/screens.ts';
import { setScene } from './pictures/set-scene.ts';
import { openWindows, takeScreen, type Looks } from './pictures/take-pictures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    locale: { type: 'string', default: 'en-US' },
    'forced-colours': { type: 'boolean', default: false },
  },
});
const wanted = values.only?.flatMap((names) => names.split(','));
const looks: Looks = {
  widths: values.width?.map(Number) ?? [360, 768, 1280],
  locale: values.locale,
  forcedColours: values['forced-colours'],
};
// What is pressed is found by its English name.
const chosen = screens
  .filter(
    ({ name }) =>
      wanted?.some((each) => name === each || (each.endsWith('*') && name.startsWith(each.slice(0, -1)))) ?? true,
  )
  .filter(({ open }) => !open || looks.locale.startsWith('en'));
if (chosen.length === 0) throw new Error(`No screen is called ${wanted?.join(', ')}.`);

const folder = positionals[0] ? resolve(positionals[0]) : await mkdtemp(join(tmpdir(), 'uli-pictures-'));
const began = performance.now();
if (buildIsStale()) buildWeb();
const scene = await setScene();
const browser = await openBrowser();
const failures: string[] = [];
try {
  const windows = openWindows(browser, scene, looks);
  for (const screen of chosen) {
    const failed = await takeScreen(screen, windows, looks, folder);
    console.log(`${failed.length > 0 ? 'FAILED' : 'taken '}  ${screen.name}`);
    failures.push(...failed);
  }
} finally {
  await browser.close();
  await scene.end();
}
for (const failure of failures) console.log(failure);
const seconds = Math.round((performance.now() - began) / 1000);
console.log(
  `\n${chosen.length} screens in ${seconds} s.\nPictures: ${folder}\nSide by side: ${join(folder, 'sheets')}`,
);
if (failures.length > 0) process.exitCode = 1;
