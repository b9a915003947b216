import type { useTranslations } from 'use-intl';
import { checkRules } from '#modules/availability/rules';
import { minutesOf, type DraftOverride } from './draft.ts';
import { countDates, mostOverrides, withRange, type OverrideRange } from './overrides.ts';
import type { Words } from './words.ts';

interface Around {
  readonly others: readonly DraftOverride[];
  /** YYYY-MM-DD */
  readonly today: string;
  readonly t: Words;
  readonly tProblem: ReturnType<typeof useTranslations<'availability.problem'>>;
}

/** What keeps dates from being set, by field: `from`, `to`, `intervals.0`. */
export function rangeProblems(range: OverrideRange, around: Around): Record<string, string> {
  return { ...dateProblems(range, around), ...intervalProblems(range, around) };
}

function dateProblems(range: OverrideRange, { others, today, t }: Around): Record<string, string> {
  if (!range.from) return { from: t('firstDayNeeded') };
  if (range.from < today) return { from: t('firstDayPast') };
  const count = countDates(range);
  if (count === 0) return { to: t('lastDayBefore') };
  // Counted before the dates are made: a slip of the year would make hundreds of thousands.
  if (count > mostOverrides) return { to: t('tooManyDates', { count, most: mostOverrides }) };
  const all = withRange(others, range).length;
  return all > mostOverrides ? { to: t('tooManyDates', { count: all, most: mostOverrides }) } : {};
}

function intervalProblems({ intervals }: OverrideRange, { t, tProblem }: Around): Record<string, string> {
  const written = intervals.map(minutesOf);
  const rules = {
    timeZone: 'UTC',
    weekly: [],
    slotStep: 15,
    bufferBefore: 0,
    bufferAfter: 0,
    minNotice: 0,
    maxAdvance: 1,
  };
  const overrides = [{ date: '2026-01-01', intervals: written }];
  const problems: Record<string, string> = {};
  for (const { field, code } of checkRules({ ...rules, overrides })) {
    const [, index] = /^overrides\.0\.intervals\.(\d+)/.exec(field) ?? [];
    if (index === undefined) continue;
    const { start, end } = written[Number(index)]!;
    problems[`intervals.${index}`] = Number.isNaN(start + end) ? t('timeNeeded') : tProblem(code);
  }
  return problems;
}
