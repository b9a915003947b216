import { dayMs } from '#kernel/time';

/** How often an artist got 1, 2, 3, 4 and 5 stars. */
export type StarCounts = readonly [number, number, number, number, number];

export interface RatingTotals {
  /** Of all ratings, two decimals; 0 without any. */
  readonly average: number;
  readonly count: number;
  readonly distribution: StarCounts;
}

export const noRatings: RatingTotals = { average: 0, count: 0, distribution: [0, 0, 0, 0, 0] };

/** What counts of each star come to. */
export function totalsOf(distribution: StarCounts): RatingTotals {
  const count = distribution.reduce((sum, each) => sum + each, 0);
  const stars = distribution.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { average: count === 0 ? 0 : Math.round((stars / count) * 100) / 100, count, distribution };
}

const editableFor = 14 * dayMs;

/** Until when its author may change a rating. */
export function editableUntil(createdAt: number): number {
  return createdAt + editableFor;
}
