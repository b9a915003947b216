import type { AvailabilityRules, Stretch } from './availability-rules.ts';
import { hoursOnWeekday, stretchesOf } from './opening-hours.ts';

/** A stretch of a weekday, and whether it goes on from the day before or into the next without a pause. */
export interface DescribedStretch extends Stretch {
  readonly fromDayBefore: boolean;
  readonly intoNextDay: boolean;
}

export interface DescribedDay {
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
  readonly stretches: readonly DescribedStretch[];
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const endOfDay = 1440;

/** The week as a client will meet it: Monday to Sunday, touching stretches joined. Its words are the caller's. */
export function describeWeek({ weekly }: Pick<AvailabilityRules, 'weekly'>): DescribedDay[] {
  const week = weekdays.map((weekday) => stretchesOf(hoursOnWeekday(weekly, weekday)));
  return weekdays.map((weekday, index) => ({
    weekday,
    stretches: week[index]!.map(({ start, end }) => ({
      start,
      end,
      fromDayBefore: start === 0 && week[(index + 6) % 7]!.at(-1)?.end === endOfDay,
      intoNextDay: end === endOfDay && week[(index + 1) % 7]!.at(0)?.start === 0,
    })),
  }));
}
