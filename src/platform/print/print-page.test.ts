import { expect, test } from 'vitest';
import { printPage, wrap } from './print-page.ts';

const writing = { weight: 'strong', size: 11, from: 240, y: 190 } as const;

test.each([
  ['Ольга Ṣadé, Ελένη Παπαδοπούλου'],
  ['ضفائر أفريقية مع آدا، 25 نوفمبر'],
  ['תספורת ל-2 אנשים'],
  ['花木村ヘアサロン、髪型'],
  ['한글 미용실'],
  ['केश सज्जा'],
  ['ร้านทำผม'],
])('%s is printed whole', async (text) => {
  const page = printPage({ title: 'Receipt', fromRight: false });
  expect(await page.write(text, writing)).toBe(1);
  expect(page.isIncomplete()).toBe(false);
  expect(
    Buffer.from(await page.finish())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a page knows of letters that it could not print', async () => {
  const page = printPage({ title: 'Receipt', fromRight: true });
  await page.write('Nails 💅', writing);
  expect(page.isIncomplete()).toBe(false);
  await page.write('თმის შეჭრა', writing);
  expect(page.isIncomplete()).toBe(true);
  await page.finish();
});

test('what is too long goes on in the next line, and a word that is too long is broken', () => {
  const width = (line: string) => line.length;
  expect(wrap('Ada Lovett, 12 Long Street', 11, width)).toEqual(['Ada Lovett,', '12 Long', 'Street']);
  expect(wrap('Donaudampfschiff', 6, width)).toEqual(['Donaud', 'ampfsc', 'hiff']);
  expect(wrap('', 6, width)).toEqual(['']);
});
