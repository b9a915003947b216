import { weekday, type PlainDate } from '#kernel/time';

/** Weekly hours and what single dates have instead, in minutes or as they are written. */
export interface Hours<One> {
  readonly weekly: readonly (One & { readonly weekday: number })[];
  readonly overrides: readonly { readonly date: PlainDate; readonly intervals: readonly One[] }[];
}

/** The hours of a date: an override replaces those of its weekday. */
export function stretchesOn<One>({ weekly, overrides }: Hours<One>, date: PlainDate): readonly One[] {
  const override = overrides.find((each) => each.date === date);
  return override?.intervals ?? weekly.filter((stretch) => stretch.weekday === weekday(date));
}
