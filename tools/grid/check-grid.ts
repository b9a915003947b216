import { chdir } from 'node:process';
import { readArchitecture } from './architecture.ts';
import { codeFiles, readGraph } from './graph.ts';
import { judge } from './judge.ts';
import { checkNames } from './names.ts';

/** Checks the tree at the given folder (default: here) against its architecture.json. */
async function checkGrid(root: string): Promise<string[]> {
  const architecture = readArchitecture(root);
  const { imports, cycles, unreadable } = await readGraph(root);
  const broken = imports.flatMap((imported) => {
    const sentence = judge(architecture, imported);
    return sentence ? [`${imported.from} imports ${imported.specifier}\n    ${sentence}`] : [];
  });
  const circles = cycles.map((cycle) => `${cycle.join(' → ')}\n    No cycles: an import goes down a row or left.`);
  return [...checkNames(architecture, root), ...unreadable, ...broken, ...circles];
}

const root = process.argv[2] ?? process.cwd();
chdir(root);
try {
  const findings = await checkGrid(process.cwd());
  for (const finding of findings) console.log(finding);
  console.log(
    findings.length === 0 ? `The grid holds: ${codeFiles(root).length} files.` : `\n${findings.length} broken.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  console.log(error instanceof Error ? error.message.split('Caused by:')[0] : error);
  process.exitCode = 1;
}
