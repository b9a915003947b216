import type { AvailabilityRules, Stretch } from './availability-rules.ts';
import { describeWeek, type DescribedDay, type DescribedStretch } from './describe-week.ts';

export interface OpenDay {
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
  /** None on a closed day. An end that is not after its start is of the next day; 1440 is midnight. */
  readonly stretches: readonly Stretch[];
}

/** The hours of a week as people say them: a night is one stretch, of the evening it began. */
export function openWeek(rules: Pick<AvailabilityRules, 'weekly'>): OpenDay[] {
  const week = describeWeek(rules);
  const dayAfter = (index: number) => week[(index + 1) % 7]!;
  const dayBefore = (index: number) => week[(index + 6) % 7]!;
  return week.map(({ weekday, stretches }, index) => {
    const begun = stretches.filter((stretch) => !goesOnFrom(dayBefore(index), stretch));
    return {
      weekday,
      stretches: begun.map((stretch) => {
        const morning = dayAfter(index).stretches.find((next) => goesOn(stretch, next));
        return { start: stretch.start, end: morning?.end ?? stretch.end };
      }),
    };
  });
}

function goesOnFrom(day: DescribedDay, morning: DescribedStretch): boolean {
  return day.stretches.some((evening) => goesOn(evening, morning));
}

/** Whether two days' stretches are one night, which is shorter than a day. */
function goesOn(evening: DescribedStretch, morning: DescribedStretch): boolean {
  return evening.intoNextDay && morning.fromDayBefore && morning.end <= evening.start;
}
