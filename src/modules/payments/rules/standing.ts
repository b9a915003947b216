import type { DisputeStatus } from './dispute.ts';
import { balanceOf, sumOf, type Entry } from './ledger.ts';

/** What a list says of a booking's money, in minor units; tips are not part of it. */
export interface Standing {
  /** What it costs as it stands now. */
  readonly total: number;
  readonly paid: number;
  /** Of a fee, what nobody has paid yet; nothing while a bank decides about it. */
  readonly feeOpen: number;
}

/** How the money of a booking stands, in short. Undefined where nothing was paid and no fee is open. */
export function standingOf(
  entries: readonly Entry[],
  disputes: readonly { readonly status: DisputeStatus; readonly away: number }[],
): Standing | undefined {
  const tip = sumOf(entries, 'tip');
  const { total, paid, due } = balanceOf(entries);
  const undecided = disputes.reduce((sum, { status, away }) => (status === 'open' ? sum + away : sum), 0);
  const asksFee = sumOf(entries, 'late_fee', 'no_show_fee') > 0;
  const feeOpen = asksFee ? Math.max(0, due - undecided) : 0;
  return paid - tip > 0 || feeOpen > 0 ? { total: total - tip, paid: Math.max(0, paid - tip), feeOpen } : undefined;
}
