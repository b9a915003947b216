import type { useTranslations } from 'use-intl';
import { type EpochMs } from '#kernel/time';
import {
  formatClockTime,
  formatDuration,
  formatPlainDate,
  joinFacts,
  joinWords,
  weekdayNames,
  zoneCity,
} from '#kernel/visit-time';
import { gapMinutes, openWeek, type AvailabilityRules, type Stretch } from '#modules/availability/rules';
import { minutesOf } from './draft.ts';
import type { OverrideRange } from './overrides.ts';

/** Translates the texts of this feature. */
export type Words = ReturnType<typeof useTranslations<'availability.editor'>>;

const hourly = 60;
const mostRanges = 4;

/** What clients will be able to do, in one sentence. */
export function bookingSentence(t: Words, rules: AvailabilityRules): string {
  const hours = weekWords(t, rules);
  if (hours === '') return t('cannotBook');
  const step = rules.slotStep >= hourly ? t('stepHour') : t('stepMinutes', { minutes: rules.slotStep });
  const days = t('days', { days: rules.maxAdvance });
  const ahead =
    rules.minNotice > 0 ? t('aheadNotice', { notice: leadWords(t, rules.minNotice), days }) : t('aheadOnly', { days });
  return t('canBook', { hours, city: zoneCity(rules.timeZone), step, ahead });
}

/** What else they should know: free time between visits, who confirms, dates that differ. */
export function furtherSentences(
  t: Words,
  rules: AvailabilityRules,
  { autoConfirm, ranges, now }: { autoConfirm: boolean; ranges: readonly OverrideRange[]; now: EpochMs },
): string[] {
  const gap = gapMinutes(rules);
  return [
    autoConfirm ? t('autoLine') : t('manualLine'),
    t('seriesLine'),
    ...(gap > 0 ? [t('gapLine', { gap: formatDuration(gap) })] : []),
    ...(ranges.length > 0
      ? [t('differs', { dates: joinFacts(ranges.slice(0, mostRanges).map((range) => rangeWords(t, range, now))) })]
      : []),
  ];
}

/** "Monday to Friday, 09:00 to 17:00, and Saturday, 10:00 to 14:00"; empty without any hours. */
export function weekWords(t: Words, { weekly }: Pick<AvailabilityRules, 'weekly'>): string {
  const days = openWeek({ weekly });
  const groups = new Map<string, number[]>();
  for (const { weekday, stretches } of days) {
    if (stretches.length === 0) continue;
    const hours = hoursWords(t, stretches);
    groups.set(hours, [...(groups.get(hours) ?? []), weekday]);
  }
  const parts = [...groups].map(([hours, weekdays]) => t('onDays', { days: daysWords(t, weekdays), hours }));
  const [first = '', second] = parts;
  return parts.length === 2 && second ? t('twoGroups', { first, second }) : parts.join('; ');
}

/** "09:00 to 12:00 and 13:00 to 17:00". */
export function hoursWords(t: Words, stretches: readonly Stretch[]): string {
  return joinWords(stretches.map((stretch) => stretchWords(t, stretch)));
}

/** "Thu 24 Dec" or "Thu 24 Dec to Fri 1 Jan 2027", with years that are not this one. */
export function datesWords(t: Words, { from, to }: Pick<OverrideRange, 'from' | 'to'>, now: EpochMs): string {
  const [first, last] = [formatPlainDate(from, { now }), formatPlainDate(to, { now })];
  return from === to ? first : t('dateRange', { from: first, to: last });
}

/** Minutes as people say a notice: "2 hours", "3 days". */
export function leadWords(t: Words, minutes: number): string {
  if (minutes > 0 && minutes % 10_080 === 0) return t('weeks', { weeks: minutes / 10_080 });
  return minutes > 0 && minutes % 1440 === 0 ? t('days', { days: minutes / 1440 }) : formatDuration(minutes);
}

/** "5 to 9 December (off)" */
export function rangeWords(t: Words, range: OverrideRange, now: EpochMs): string {
  const dates = datesWords(t, range, now);
  if (range.intervals.length === 0) return t('offOn', { dates });
  return t('hoursOn', { dates, hours: hoursWords(t, range.intervals.map(minutesOf)) });
}

function stretchWords(t: Words, { start, end }: Stretch): string {
  if (start === 0 && end === 1440) return t('allDay');
  const words = { start: formatClockTime(start), end: end === 1440 ? t('midnight') : formatClockTime(end) };
  return end <= start ? t('stretchOvernight', words) : t('stretch', words);
}

/** "Monday to Friday"; "Monday, Wednesday and Friday"; two days in a row stay two. */
function daysWords(t: Words, weekdays: readonly number[]): string {
  if (weekdays.length === 7) return t('everyDayWord');
  const names = weekdayNames().map(({ long }) => long);
  const nameOf = (weekday: number) => names[weekday - 1] ?? '';
  const runs: number[][] = [];
  for (const weekday of weekdays) {
    const run = runs.at(-1);
    if (run?.at(-1) === weekday - 1) run.push(weekday);
    else runs.push([weekday]);
  }
  return joinWords(
    runs.flatMap((run) =>
      run.length > 2 ? t('dayRange', { first: nameOf(run[0]!), last: nameOf(run.at(-1)!) }) : run.map(nameOf),
    ),
  );
}
