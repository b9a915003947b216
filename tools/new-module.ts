import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv, cwd } from 'node:process';
import { readArchitecture } from './grid/architecture.ts';
import { moduleFiles, nextSteps } from './module-files.ts';

/** Makes the folder of a module that architecture.json plans; answers the sentence that refuses it, if any. */
function makeModule(root: string, name: string | undefined): string | undefined {
  const { columns } = readArchitecture(root);
  const absent = columns.filter((column) => !existsSync(join(root, 'src/modules', column.name)));
  const choice = `Not built yet: ${absent.map((column) => column.name).join(', ')}.`;
  if (!name) return `Say which: npm run new:module <name>. ${choice}`;
  const column = columns.find((one) => one.name === name);
  if (!column) return `architecture.json plans no module '${name}': give it a tier and its ways there first. ${choice}`;
  if (!absent.includes(column)) return `src/modules/${name} is there already. ${choice}`;
  for (const [path, text] of Object.entries(moduleFiles(name, column.owns))) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return undefined;
}

const refused = makeModule(cwd(), argv[2]);
if (refused) {
  console.log(refused);
  process.exitCode = 1;
} else {
  console.log(
    `src/modules/${argv[2]} is made. Next:\n${nextSteps(argv[2]!)
      .map((step) => `  - ${step}`)
      .join('\n')}`,
  );
}
