import { expect, test } from 'vitest';
import { wordsInCode } from './words-in-code.ts';

const inElement = (jsx: string) => wordsInCode('part.tsx', `export const part = ${jsx};`).map(({ words }) => words);

test('words between tags are found, with their line', () => {
  expect(
    wordsInCode('part.tsx', '// Why so.\n\nexport const part = (\n  <p>\n    Hallo, schöne Welt\n  </p>\n);'),
  ).toEqual([{ line: 4, words: 'Hallo, schöne Welt' }]);
});

test('words that are read out or shown of an attribute are found, and those of a choice', () => {
  expect(inElement('<img alt="A cat" className="round" />')).toEqual(['A cat']);
  expect(inElement('<b aria-label={busy ? "Saving" : t("save")} />')).toEqual(['Saving']);
  expect(inElement('<b>{count || "None"}</b>')).toEqual(['None']);
  expect(inElement('<Card icon={<i>Inside</i>} title={`${n} left`} />')).toEqual(['Inside', 'left']);
});

test('titles that a page tells the browser are found in any file', () => {
  expect(wordsInCode('meta.ts', 'export const meta = () => [{ title: `Outbox · Uli` }];')).toHaveLength(1);
});

test('what comes from the messages, signs, names and values are nobody’s words', () => {
  expect(inElement('<p title={t("title")} id="main">{t("hello")} · {price} Uli</p>')).toEqual([]);
});
