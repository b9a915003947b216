import type { useTranslations } from 'use-intl';
import { checkRules } from '#modules/availability/rules';
import { rulesOf, type Draft } from './draft.ts';
import type { Words } from './words.ts';

/** Field on the wire → what is wrong with it: `weekly.3.end`, `slotStep`. */
export type Problems = Readonly<Record<string, string>>;

/** What would be refused, found before it is sent. The zone is chosen from a list, so it is always known. */
export function problemsOf(
  draft: Draft,
  t: Words,
  tProblem: ReturnType<typeof useTranslations<'availability.problem'>>,
): Problems {
  const rules = rulesOf(draft);
  const times = rules.weekly.map(({ start, end }) => start + end);
  const problems = checkRules(rules).filter(({ code }) => code !== 'unknown_zone');
  return Object.fromEntries(
    problems.map(({ field, code }) => {
      const [, index] = /^weekly\.(\d+)/.exec(field) ?? [];
      const unwritten = index !== undefined && Number.isNaN(times[Number(index)]);
      return [field, unwritten ? t('timeNeeded') : tProblem(code)];
    }),
  );
}

/** What is wrong with one stretch of a weekday, counted from 0 for Monday. */
export function stretchProblem(problems: Problems, week: Draft['week'], day: number, index: number) {
  const before = week.slice(0, day).reduce((count, stretches) => count + stretches.length, 0);
  const field = `weekly.${before + index}`;
  return problems[field] ?? problems[`${field}.start`] ?? problems[`${field}.end`];
}
