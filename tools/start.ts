import { buildIsStale, buildWeb } from './build.ts';

if (buildIsStale()) {
  process.stdout.write('Building the pages. This happens once after each change.\n');
  buildWeb();
}
await import('../src/server/main.ts');
