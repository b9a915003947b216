/** Where the values of a chart lie in a box one high: 0 at its foot, 1 at the highest value. */
export function heightsOf(values: readonly number[]): number[] {
  const most = Math.max(...values, 0);
  return values.map((value) => (most > 0 ? Math.max(value, 0) / most : 0));
}

/** A line through the values as an SVG path, from one edge of a box to the other. */
export function linePath(values: readonly number[], width: number, height: number): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const points = heightsOf(values).map((share, index) => `${round(index * step)} ${round(height * (1 - share))}`);
  // One value alone is a level.
  if (points.length === 1) points.push(`${width} ${points[0]!.split(' ')[1]}`);
  return points.length > 0 ? `M${points.join('L')}` : '';
}

const round = (value: number) => Math.round(value * 100) / 100;
