import type { Money } from './queries.ts';
import { unappliedShown } from './unapplied-shown.ts';

/**
 * What is due and cannot be paid here now. What a bank decides about is asked for nowhere meanwhile, nor
 * is anything while all that came goes back.
 */
export function dueInPerson(money: Money): number {
  const { due, paid, payable, disputes } = money;
  if (paid === 0 && unappliedShown(money)) return 0;
  const undecided = disputes.reduce((sum, { status, amount }) => (status === 'open' ? sum + amount : sum), 0);
  return Math.max(0, due - (payable?.amount ?? 0) - undecided);
}

/** Whether a fee is owed: there is no visit at which it could be paid. */
export function asksFee({ lines }: Money): boolean {
  const fees = lines.filter(({ kind }) => kind === 'late_fee' || kind === 'no_show_fee');
  return fees.reduce((sum, { amount }) => sum + amount, 0) > 0;
}
