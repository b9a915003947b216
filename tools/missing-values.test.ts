import { expect, test } from 'vitest';
import { missingValues } from './missing-values.ts';

const texts: Record<string, string[]> = {
  'offers.period': ['from', 'until'],
  'offers.none': [],
  'visits.count': ['count'],
};
const missing = (source: string) =>
  missingValues('row.tsx', source, (key) => texts[key]).map(({ key, name }) => `${key} ${name}`);

test('a value that a text asks for and nobody gives is found', () => {
  expect(missing("const t = useTranslations('offers'); t('period', { from, to: day });")).toEqual([
    'offers.period until',
  ]);
  expect(missing("const t = translator(); t('visits.count');")).toEqual(['visits.count count']);
  expect(missing("const t = useTranslations('offers'); t.rich('period', { from, link: (words) => words });")).toEqual([
    'offers.period until',
  ]);
});

test('what is given, or cannot be known from the text of the program, is left alone', () => {
  expect(missing("const t = useTranslations('offers'); t('period', { from: 1, until }); t('none');")).toEqual([]);
  expect(missing("const t = useTranslations('offers'); t('period', values); t('period', { ...values });")).toEqual([]);
  expect(missing("const t = useTranslations('offers'); t(`period`); other('period');")).toEqual([]);
  const twice =
    "function a() { const t = useTranslations('offers'); } function b() { const t = useTranslations('visits'); t('count'); }";
  expect(missing(twice)).toEqual([]);
});
