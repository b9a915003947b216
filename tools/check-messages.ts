import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareLanguages, flatten, unusedKeys } from './messages.ts';

function readLanguage(language: string): Map<string, string> {
  const files = globSync(`messages/${language}/*.json`);
  return flatten(
    Object.fromEntries(files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8'))])),
  );
}

const languages = readdirSync('messages', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const english = readLanguage('en');
const sources = globSync(['src/**/*.{ts,tsx}', 'messages/**/*.ts']).map((file) =>
  readFileSync(join('.', file), 'utf8'),
);
const findings = [
  ...languages.flatMap(({ name }) =>
    compareLanguages(english, readLanguage(name)).map((sentence) => `messages/${name} ${sentence}.`),
  ),
  ...unusedKeys(english.keys(), sources).map((key) => `messages/en has ${key}, which nothing in src says.`),
];
for (const finding of findings) console.log(finding);
if (findings.length > 0) process.exitCode = 1;
else console.log(`${english.size} texts in ${languages.length} ${languages.length === 1 ? 'language' : 'languages'}.`);
