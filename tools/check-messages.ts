import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareLanguages, flatten, saysTwice, unusedKeys } from './messages.ts';

const filesOf = (language: string) =>
  globSync(`messages/${language}/*.json`).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

function readLanguage(language: string): Map<string, string> {
  return flatten(
    Object.fromEntries(filesOf(language).map(({ path, text }) => [basename(path, '.json'), JSON.parse(text)])),
  );
}

const languages = readdirSync('messages', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const english = readLanguage('en');
const sources = globSync(['src/**/*.{ts,tsx}', 'messages/**/*.ts']).map((file) =>
  readFileSync(join('.', file), 'utf8'),
);
const findings = [
  ...languages.flatMap(({ name }) =>
    filesOf(name)
      .filter(({ text }) => saysTwice(text))
      .map(({ path }) => `${path} names a key twice; only the last one counts.`),
  ),
  ...languages.flatMap(({ name }) =>
    compareLanguages(english, readLanguage(name)).map((sentence) => `messages/${name} ${sentence}.`),
  ),
  ...unusedKeys(english.keys(), sources).map((key) => `messages/en has ${key}, which nothing in src says.`),
];
for (const finding of findings) console.log(finding);
if (findings.length > 0) process.exitCode = 1;
else console.log(`${english.size} texts in ${languages.length} ${languages.length === 1 ? 'language' : 'languages'}.`);
