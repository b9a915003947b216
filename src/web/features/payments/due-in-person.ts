import type { Money } from './queries.ts';

/** What is due and cannot be paid here now. What a bank decides about is asked for nowhere meanwhile. */
export function dueInPerson({ due, payable, disputes }: Money): number {
  const undecided = disputes.reduce((sum, { status, amount }) => (status === 'open' ? sum + amount : sum), 0);
  return Math.max(0, due - (payable?.amount ?? 0) - undecided);
}

/** Whether a fee is owed: there is no visit at which it could be paid. */
export function asksFee({ lines }: Money): boolean {
  const fees = lines.filter(({ kind }) => kind === 'late_fee' || kind === 'no_show_fee');
  return fees.reduce((sum, { amount }) => sum + amount, 0) > 0;
}
