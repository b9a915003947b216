import { ways, type Standing, type StandingBooking, type Way } from '#modules/bookings/rules';
import type { DisputeStatus } from './dispute.ts';
import type { RefundCause, RefundStatus } from './give-back.ts';
import { balanceOf, sumOf, type Entry } from './ledger.ts';
import { owesPrice } from './settle.ts';

/** What moved beside the ledger. */
export interface Moving {
  readonly disputes: readonly { readonly status: DisputeStatus; readonly away: number }[];
  readonly refunds: readonly {
    readonly amount: number;
    readonly status: RefundStatus;
    readonly cause: RefundCause;
  }[];
}

/** The only place that decides the state of a booking's money: by its ledger, or by its price while nothing is entered. */
export function standingOf(
  booking: Pick<StandingBooking, 'status' | 'total' | 'dueNow'>,
  entered: readonly Entry[],
  { disputes, refunds }: Moving,
): Standing {
  const { status, dueNow } = booking;
  const price: Entry[] = owesPrice(status) ? [{ kind: 'price', amount: booking.total }] : [];
  const entries = entered.length > 0 ? entered : price;
  const tip = sumOf(entries, 'tip');
  const balance = balanceOf(entries);
  const [total, paid] = [balance.total - tip, Math.max(0, balance.paid - tip)];
  const undecided = disputes.reduce((sum, dispute) => (dispute.status === 'open' ? sum + dispute.away : sum), 0);
  const left = Math.max(0, balance.due - undecided);
  const asksFee = sumOf(entries, 'late_fee', 'no_show_fee') > 0;
  const standing = { total, paid, left, feeOpen: asksFee ? left : 0, ways: waysOf(entries) };
  if (left > 0) {
    const deposit = paid > 0 && paid === dueNow && !asksFee && sumOf(entries, 'in_person') === 0;
    return { ...standing, state: deposit ? 'deposit_paid' : 'due' };
  }
  if (sumOf(entries, 'written_off') < 0) return { ...standing, state: 'waived' };
  // What is still to be sent is in the ledger once the provider has taken it.
  const waiting = refunds.reduce(
    (sum, { amount, status: sent, cause }) => (sent === 'wanted' && cause !== 'unapplied' ? sum + amount : sum),
    0,
  );
  const back = waiting - sumOf(entries, 'refund', 'refund_failed') > 0;
  if (paid + undecided > waiting) return { ...standing, state: 'paid' };
  return { ...standing, state: back ? 'refunded' : 'nothing' };
}

/** How the visit was paid, as far as that was not taken back. A tip says nothing of it. */
function waysOf(entries: readonly Entry[]): Way[] {
  const here = (wanted: Way) => {
    const own = entries.filter(({ way }) => way === wanted);
    return sumOf(own, 'in_person') - sumOf(own, 'tip');
  };
  const wayless = entries.filter(({ way }) => !way);
  const older = sumOf(wayless, 'in_person');
  const online = balanceOf(wayless).paid - older - sumOf(wayless, 'tip');
  const amounts: Record<Way, number> = {
    card: online + here('card'),
    cash: here('cash'),
    transfer: here('transfer'),
    other: here('other') + older,
  };
  return ways.filter((way) => amounts[way] > 0);
}
