import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { styleBudget, weighPages, type Hydration, type Manifest } from './budgets.ts';

const client = 'build/client';

function readManifest(): Manifest {
  const file = globSync(`${client}/assets/manifest-*.js`)[0];
  if (!file) throw new Error('There is no build: run npm run build.');
  return JSON.parse(/=(\{.*\})/s.exec(readFileSync(file, 'utf8'))![1]!) as Manifest;
}

/** In kB (1000 bytes) after gzip, as a browser loads it. */
function weight(addresses: readonly string[]): number {
  return (
    addresses.reduce((sum, address) => sum + gzipSync(readFileSync(join(client, address)), { level: 9 }).length, 0) /
    1000
  );
}

/** Read from the page's source: the built page keeps its handle to itself. */
function hydrationOf(routeId: string): Hydration {
  const file = ['.tsx', '.ts'].map((ending) => join('src/web', `${routeId}${ending}`)).find((path) => existsSync(path));
  const said = file && /hydrate: (false|'signed-in')/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!said) return 'always';
  return said === 'false' ? 'never' : 'signed-in';
}

const plainScripts = globSync('**/*.js', { cwd: 'public' });
for (const { path, scripts, styles, budget } of weighPages(readManifest(), hydrationOf, plainScripts)) {
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
