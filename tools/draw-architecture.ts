import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { readArchitecture, type Architecture } from './grid/architecture.ts';
import { drawColumns, drawRows } from './grid/picture.ts';

const page = 'ARCHITECTURE.md';
const drawings: Readonly<Record<string, (architecture: Architecture) => string>> = {
  rows: (architecture) => `\`\`\`text\n${drawRows(architecture)}\n\`\`\``,
  columns: (architecture) => `\`\`\`text\n${drawColumns(architecture)}\n\`\`\``,
  sentences: ({ rows }) => rows.map(({ name, sentence }) => `- **${name}**: ${sentence}`).join('\n'),
  modules: ({ columns }) => columns.map(({ name, owns }) => `- **${name}**: ${owns}`).join('\n'),
};

/** The page with every drawing between its markers made anew. */
export function redraw(text: string, architecture: Architecture): string {
  return Object.entries(drawings).reduce((drawn, [name, draw]) => {
    const [begin, end] = [`<!-- drawn from architecture.json: ${name} -->`, `<!-- end of ${name} -->`];
    const [from, to] = [drawn.indexOf(begin), drawn.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${page} lacks the markers of ${name}.`);
    return `${drawn.slice(0, from + begin.length)}\n\n${draw(architecture)}\n\n${drawn.slice(to)}`;
  }, text);
}

if (import.meta.main) {
  const text = readFileSync(page, 'utf8');
  const fresh = redraw(text, readArchitecture('.'));
  if (!argv.includes('--check')) writeFileSync(page, fresh);
  else if (text !== fresh) {
    console.log(`${page} is older than architecture.json: run 'npm run draw:architecture'.`);
    process.exitCode = 1;
  }
}
