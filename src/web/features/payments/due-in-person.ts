import type { Money } from './queries.ts';
import { unappliedShown } from './unapplied-shown.ts';

/** What is left to pay and cannot be paid here now. Nothing is asked for while all that came goes back. */
export function dueInPerson(money: Money): number {
  const { standing, paid, payable } = money;
  if (paid === 0 && unappliedShown(money)) return 0;
  return Math.max(0, standing.left - (payable?.amount ?? 0));
}
