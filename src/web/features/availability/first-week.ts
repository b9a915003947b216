import { parseClock } from '#kernel/time';
import type { AvailabilityOnWire } from '#modules/availability/contract';
import { firstRules } from '#modules/availability/rules';

const lineOf = (weekday: number, start: number | undefined, end: number | undefined) => `${weekday} ${start} ${end}`;
const firstWeek = new Set(firstRules('UTC').weekly.map(({ weekday, start, end }) => lineOf(weekday, start, end)));

/** Whether hours are those that every professional is given to begin with. */
export function isFirstWeek({ weekly, overrides }: Pick<AvailabilityOnWire, 'weekly' | 'overrides'>): boolean {
  const same = ({ weekday, start, end }: (typeof weekly)[number]) =>
    firstWeek.has(lineOf(weekday, parseClock(start), parseClock(end)));
  return overrides.length === 0 && weekly.length === firstWeek.size && weekly.every(same);
}
