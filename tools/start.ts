import { buildIsStale, buildWeb } from './build.ts';
import { loadQuickly } from './load-quickly.ts';

if (buildIsStale()) {
  process.stdout.write('Building the pages. This happens once after each change.\n');
  buildWeb();
}
loadQuickly();
await import('../src/server/main.ts');
