import type { Money } from './queries.ts';

/** What a page says at its head where something was paid: all of it, or only the deposit. */
export function paidTitle({ due, payments }: Pick<Money, 'due' | 'payments'>): 'paidTitle' | 'depositTitle' {
  const onlyDeposit = payments.length > 0 && payments.every(({ purpose }) => purpose === 'deposit');
  return due > 0 && onlyDeposit ? 'depositTitle' : 'paidTitle';
}
