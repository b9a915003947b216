import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  breakableSigns,
  compareLanguages,
  flatten,
  missingPlurals,
  namesIn,
  saysTwice,
  shiftedTexts,
  unusedKeys,
} from './messages.ts';
import { missingValues } from './missing-values.ts';
import { wordsInCode } from './words-in-code.ts';

const filesOf = (language: string) =>
  globSync(`messages/${language}/*.json`).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

function readLanguage(language: string): Map<string, string> {
  return flatten(
    Object.fromEntries(filesOf(language).map(({ path, text }) => [basename(path, '.json'), JSON.parse(text)])),
  );
}

/** Names, signs and words that are the same in several languages. */
const alike = new Set([
  'Uli',
  'Uli, {url}',
  'Google Calendar',
  'Outlook',
  'Look',
  'Adaeze Obi',
  'Jun Mori',
  'Tunde Bakare',
  'Inês Duarte',
  'Camila Paredes',
  'Basic',
  'Plan',
  'Premium',
  'Total',
  '{km} km ({miles} mi)',
  '{when} UTC, {status}',
  '{minutes} min',
  '{hours} h {minutes} min',
]);

/** Words that French shares with English. */
const alikeInFrench = [
  'Admin',
  'Admins',
  'Code',
  'Contact',
  'Date',
  'Description',
  'Excellent',
  'Mentions',
  'Menu',
  'Message',
  'Messages',
  'Minutes',
  'Notifications',
  'Notifications ({hotkey})',
  'Pause',
  'Photos',
  '10 minutes',
  '{count} photos',
  '{count, plural, one {# photo} other {# photos}}',
];

const languages = readdirSync('messages', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const translations = languages.filter(({ name }) => name !== 'en');
const english = readLanguage('en');
const sources = globSync(['src/**/*.{ts,tsx}', 'messages/**/*.ts']).map((file) =>
  readFileSync(join('.', file), 'utf8'),
);
const namesByKey = new Map([...english].map(([key, text]) => [key, namesIn(text)]));
const findings = [
  ...languages.flatMap(({ name }) =>
    filesOf(name)
      .filter(({ text }) => saysTwice(text))
      .map(({ path }) => `${path} names a key twice; only the last one counts.`),
  ),
  ...translations.flatMap(({ name }) =>
    compareLanguages(english, readLanguage(name), name === 'fr' ? alike.union(new Set(alikeInFrench)) : alike).map(
      (sentence) => `messages/${name} ${sentence}.`,
    ),
  ),
  ...translations.flatMap(({ name }) =>
    shiftedTexts(english, readLanguage(name)).map(
      (key) => `messages/${name} seems to say something else at ${key}: what is beside it is a key off.`,
    ),
  ),
  ...translations.flatMap(({ name }) =>
    missingPlurals(name, readLanguage(name)).map((sentence) => `messages/${name} ${sentence}.`),
  ),
  ...breakableSigns(readLanguage('fr')).map(
    (key) => `messages/fr has a plain space beside a sign at ${key}; put a no-break space (U+00A0) there.`,
  ),
  // The samples of the design page are read by those who build the pages, and never built into the program.
  ...globSync('src/web/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'src/web/pages/design/**'] }).flatMap((file) =>
    wordsInCode(file, readFileSync(file, 'utf8')).map(({ line, words }) => `${file}:${line} says “${words}” itself.`),
  ),
  ...globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((file) =>
    missingValues(file, readFileSync(file, 'utf8'), (key) => namesByKey.get(key)).map(
      ({ key, name }) => `${file} writes ${key} without its {${name}}: it would say “undefined”.`,
    ),
  ),
  ...unusedKeys(english.keys(), sources).map((key) => `messages/en has ${key}, which nothing in src says.`),
];
for (const finding of findings) console.log(finding);
if (findings.length > 0) process.exitCode = 1;
else console.log(`${english.size} texts in ${languages.length} ${languages.length === 1 ? 'language' : 'languages'}.`);
