import { buildIsStale, buildWeb } from '../tools/build.ts';
import type { BenchRow } from './bench-row.ts';
import { readFlags } from './flags.ts';
import { Stage } from './stage.ts';
import { tableOf } from './table.ts';

/** Every file of rows, in the order of the table. */
const files = [
  'slots',
  'slots-over-http',
  'session',
  'booking',
  'pages',
  'sign-in',
  'start',
  'explore',
  'feed',
  'like',
  'upload',
  'reminders',
];

const flags = readFlags();
const unknown = flags.only.filter((name) => !files.includes(name));
if (unknown.length > 0) {
  console.error(`There are no rows "${unknown.join(',')}". There are: ${files.join(', ')}.`);
  process.exit(1);
}
if (buildIsStale()) buildWeb();
const stage = new Stage(flags);
const table: BenchRow[] = [];
const failures: string[] = [];
for (const file of files.filter((name) => flags.only.length === 0 || flags.only.includes(name))) {
  console.error(`measuring: ${file}`);
  try {
    const { rows } = (await import(`./${file}.ts`)) as { rows: (stage: Stage) => Promise<BenchRow[]> };
    table.push(...(await rows(stage)));
  } catch (error) {
    failures.push(`${file} could not be measured: ${(error as Error).stack}`);
  }
}
await stage.close();
console.log(`\n${tableOf(table).join('\n')}`);
if (flags.json) console.log(JSON.stringify(table));
for (const failure of failures) console.error(`\n${failure}`);
if (failures.length > 0) process.exitCode = 1;
