import { expect, test } from 'vitest';
import { checkDocument, type Repository } from './documents.ts';

const files = ['src', 'src/web', 'src/web/paths.ts', 'README.md', 'docs', 'docs/why.md'];
const repository: Repository = {
  exists: (path) => files.includes(path.replace(/\/$/, '')),
  knowsName: (name) => files.some((file) => file.endsWith(`/${name}`)),
  read: () => 'export const paths = {\n  home: "/",\n};\n',
  top: new Set(['src', 'docs', 'README.md']),
  scripts: new Set(['check', 'test']),
};
const check = (text: string) => checkDocument('docs/why.md', text, repository);

test('paths, names and scripts that are there pass', () => {
  const text =
    'See `src/web/paths.ts`, `src/web/`, `paths.ts`, `README.md`; run `npm run check` or `npm test`. [Why](why.md)';
  expect(check(text)).toEqual([]);
});

test('what only looks like a path passes', () => {
  expect(
    check('`a/b`, `#modules/x`, `src/modules/<m>/*.ts`, `text/html`, `/bookings`, [out](https://uli.example/x)'),
  ).toEqual([]);
});

test('a quoted file may be quoted in part', () => {
  expect(check('From `src/web/paths.ts`:\n\n```ts\nexport const paths = {\n  …\n};\n```')).toEqual([]);
});

test('a quote that is no longer so is named', () => {
  expect(check('From `src/web/paths.ts`:\n\n```ts\nexport const addresses = {\n```')).toEqual([
    'docs/why.md quotes a line that is no longer so: export const addresses = {',
  ]);
});

test.each([
  ['a path in backticks', 'See `src/web/gone.ts`.', 'src/web/gone.ts'],
  ['a file name alone', 'See `gone.ts`.', 'gone.ts'],
  ['a link', '[Why](gone.md)', 'gone.md'],
  ['an npm script', 'Run `npm run gone`.', 'npm script gone'],
  ['an npm script in a block', '```sh\nnpm start\n```', 'npm script start'],
  [
    'a branch of a drawn tree',
    '```text\n.\n├── src/\n│   ├── web/    the web\n│   └── gone/   nothing\n```',
    'src/gone',
  ],
])('%s that is not there is named', (_what, text, says) => {
  expect(check(text)).toEqual([expect.stringContaining(says)]);
});
