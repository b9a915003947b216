import type { Money } from './queries.ts';

/** What was paid last; undefined where something came after it: money that was not asked for, or what goes back. */
export function latestPayment({ payments, unapplied, refunds }: Money): Money['payments'][number] | undefined {
  const latest = payments.at(-1);
  const after = latest && [...unapplied, ...refunds].some(({ at }) => Date.parse(at) > Date.parse(latest.at));
  return after ? undefined : latest;
}
