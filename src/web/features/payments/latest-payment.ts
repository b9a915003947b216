import type { Money } from './queries.ts';

/** What was paid last; undefined where what came after it was not what was asked for. */
export function latestPayment({ payments, unapplied }: Money): Money['payments'][number] | undefined {
  const latest = payments.at(-1);
  const other = unapplied.at(-1);
  return latest && other && Date.parse(other.at) > Date.parse(latest.at) ? undefined : latest;
}
