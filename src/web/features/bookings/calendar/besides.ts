/** Where a visit stands on the grid. */
export interface Spot {
  /** YYYY-MM-DD */
  readonly day: string;
  /** Minutes from the top. */
  readonly from: number;
}

/**
 * The visit that an arrow key leads to from another: up and down through its day, left and right to the nearest hour of the
 * day before or after that has any. `spots` in reading order; from nowhere (-1) every arrow leads to the first.
 */
export function besides(spots: readonly Spot[], current: number, key: string): number | undefined {
  if (!/^Arrow(Up|Down|Left|Right)$/.test(key) || spots.length === 0) return undefined;
  const here = spots[current];
  if (!here) return 0;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const next = current + (key === 'ArrowDown' ? 1 : -1);
    return spots[next]?.day === here.day ? next : undefined;
  }
  const onwards = key === 'ArrowRight';
  const days = spots.map(({ day }) => day).filter((day) => (onwards ? day > here.day : day < here.day));
  if (days.length === 0) return undefined;
  const day = onwards ? days[0] : days.at(-1);
  const distance = (index: number) => Math.abs(spots[index]!.from - here.from);
  return spots
    .map((_, index) => index)
    .filter((index) => spots[index]!.day === day)
    .reduce((nearest, index) => (distance(index) < distance(nearest) ? index : nearest));
}
