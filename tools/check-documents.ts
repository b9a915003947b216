import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkDocument, type Repository } from './documents.ts';
import { checkScreenRows } from './screen-rows.ts';

const pages = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md']).map((path) => path.replaceAll('\\', '/'));
const names = new Set(globSync('{src,tests,tools,bench,docs,drizzle,messages}/**/*').map((path) => basename(path)));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const repository: Repository = {
  exists: existsSync,
  knowsName: (name) => names.has(name),
  read: (path) => readFileSync(path, 'utf8'),
  top: new Set(readdirSync('.')),
  scripts: new Set(Object.keys(scripts)),
};

const browserTests = globSync('tests/browser/**/*.test.ts').map((path) => readFileSync(path, 'utf8'));
const findings = [
  ...pages.flatMap((page) => checkDocument(page, readFileSync(page, 'utf8'), repository)),
  ...checkScreenRows(readFileSync('docs/screens.md', 'utf8'), browserTests),
];
for (const finding of findings) console.log(finding);
if (findings.length > 0) process.exitCode = 1;
else console.log(`${pages.length} documents name only what is there.`);
