import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { styleBudget, weighPages, withImports, type Manifest, type SaidOfPage } from './budgets.ts';

const client = 'build/client';
/** Parts that the shell fetches on every page that is alive: they are built as files of these names. */
const partsOfFrame = ['live'];

function readManifest(): Manifest {
  const file = globSync(`${client}/assets/manifest-*.js`)[0];
  if (!file) throw new Error('There is no build: run npm run build.');
  return JSON.parse(/=(\{.*\})/s.exec(readFileSync(file, 'utf8'))![1]!) as Manifest;
}

const read = (address: string) => readFileSync(join(client, address), 'utf8');

/** The built files of a part, and what they import. */
function filesOf(part: string): string[] {
  const files = globSync(`assets/${part}-*.js`, { cwd: client }).map((file) => `/${file}`);
  if (files.length === 0) throw new Error(`The build has no file of the name ${part}: say how the part is called now.`);
  return withImports(files, read);
}

/** In kB (1000 bytes) after gzip, as a browser loads it. */
function weight(addresses: readonly string[]): number {
  return addresses.reduce((sum, address) => sum + gzipSync(read(address), { level: 9 }).length, 0) / 1000;
}

/** Read from the page's source: the built page keeps its handle to itself. */
function saidOf(routeId: string): SaidOfPage {
  const page = routeId === 'dashboard' ? 'pages/home' : routeId;
  const file = ['.tsx', '.ts'].map((ending) => join('src/web', `${page}${ending}`)).find((path) => existsSync(path));
  const text = file ? readFileSync(file, 'utf8') : '';
  const said = /hydrate: (false|'signed-in')/.exec(text)?.[1];
  const hydrate = said === undefined ? 'always' : said === 'false' ? 'never' : 'signed-in';
  return { hydrate, shell: !text.includes('shell: false') };
}

// The service worker runs for itself, and only for people who are signed in.
const plain = globSync('**/*.js', { cwd: 'public', exclude: ['service-worker.js'] });
const frame = partsOfFrame.flatMap(filesOf);
for (const { path, scripts, styles, budget } of weighPages(readManifest(), saidOf, { plain, frame })) {
  const [script, style] = [weight(scripts), weight(styles)];
  const over = script > budget || style > styleBudget;
  console.log(
    `${over ? 'OVER' : '    '} ${path.padEnd(28)} script ${script.toFixed(1).padStart(6)} of ${budget} kB, style ${style.toFixed(1).padStart(5)} of ${styleBudget} kB`,
  );
  if (!over) continue;
  process.exitCode = 1;
  const heaviest = scripts
    .map((address) => ({ address, size: weight([address]) }))
    .sort((one, other) => other.size - one.size);
  for (const { address, size } of heaviest.slice(0, 5))
    console.log(`       ${size.toFixed(1).padStart(6)} kB ${address}`);
}
