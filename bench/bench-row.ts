/** One line of the table that `npm run bench` prints. `measured` and `limit` are in the unit that `job` or `note` names. */
export interface BenchRow {
  readonly job: string;
  readonly measured: number;
  readonly limit: number;
  /** `measured` by `limit`. */
  readonly ratio: number;
  readonly goal: string;
  readonly ok: boolean;
  readonly note?: string;
}

/** What is measured beside its limit: the job, both figures, and what they are. */
export interface Measured {
  readonly job: string;
  readonly measured: number;
  readonly limit: number;
  readonly note: string;
}

/** A row whose figure may be so many times its limit, such as milliseconds. */
export function atMost(most: number, row: Measured): BenchRow {
  const ratio = row.measured / row.limit;
  return { ...row, ratio, goal: `≤ ${most}×`, ok: ratio <= most };
}

/** A row whose figure must reach so much of its limit, such as requests a second. */
export function atLeast(least: number, row: Measured): BenchRow {
  const ratio = row.measured / row.limit;
  return { ...row, ratio, goal: `≥ ${least}×`, ok: ratio >= least };
}

/** A row whose figure may exceed its limit by so many of its unit. */
export function atMostMore(more: number, unit: string, row: Measured): BenchRow {
  const ratio = row.measured / row.limit;
  return { ...row, ratio, goal: `≤ ${more} ${unit} more`, ok: row.measured - row.limit <= more };
}

/** A row without a goal of its own: it is only told. */
export function told(row: Measured): BenchRow {
  return { ...row, ratio: row.measured / row.limit, goal: 'none', ok: true };
}

/** 'reached', or by how much not. */
export function verdict({ goal, ok, measured, limit, ratio }: BenchRow): string {
  if (goal === 'none') return '';
  if (ok) return 'reached';
  const wanted = Number(/[\d.]+/.exec(goal)?.[0] ?? 0);
  if (goal.endsWith('more')) return `missed by ${(measured - limit - wanted).toFixed(2)}`;
  if (wanted === 0) return `missed by ${measured}`;
  const short = goal.startsWith('≥') ? wanted / ratio : ratio / wanted;
  return `missed by ${((short - 1) * 100).toFixed(0)} %`;
}
