import { holdsTime, noShowFee, type BookingStatus, type Policy } from '#modules/bookings/rules';
import { sumOf, type Entry, type EntryKind } from './ledger.ts';

/** What decides about the price of a booking, frozen when it was booked. */
export interface Priced {
  readonly status: BookingStatus;
  readonly total: number;
  readonly currency: string;
  readonly discount: number;
  readonly policy: Policy;
}

/**
 * The entries that are missing for a booking's ledger to say what the visit costs as it stands now; none when it does.
 * `fee` is what its cancelling costs, known in the moment in which it is cancelled: later on the ledger itself knows.
 */
export function entriesToSettle(entries: readonly Entry[], booking: Priced, fee?: number): Entry[] {
  const missing: Entry[] = [];
  const add = (kind: EntryKind, amount: number) => {
    if (amount !== 0) missing.push({ kind, amount });
  };
  const so = (...kinds: EntryKind[]) => sumOf([...entries, ...missing], ...kinds);
  const { status, total, discount } = booking;
  if (!entries.some(({ kind }) => kind === 'price')) {
    add('price', total + discount);
    add('discount', -discount);
  }
  const stands = holdsTime(status) || status === 'completed';
  const price = stands ? total : 0;
  const kind = price === 0 || so('released') !== 0 ? 'released' : 'change';
  add(kind, price - so('price', 'discount', 'change', 'released'));
  const late = status === 'cancelled' ? (fee ?? so('late_fee')) : 0;
  add('late_fee', late - so('late_fee'));
  const noShow = status === 'no_show' ? noShowFee(booking) : 0;
  add('no_show_fee', noShow - so('no_show_fee'));
  // Who did not come paid nothing at the visit: the word is taken back with the mark.
  if (status !== 'completed') add('in_person', -so('in_person'));
  // Nobody is let off more than they owe.
  add('waived', Math.max(0, -so('price', 'discount', 'change', 'released', 'late_fee', 'no_show_fee', 'waived')));
  return missing;
}

/** The ledger of a booking, or what would be entered in it first where nothing is yet. */
export function ledgerOf<One extends Entry>(entered: readonly One[], booking: Priced): readonly (One | Entry)[] {
  return entered.length > 0 ? entered : entriesToSettle([], booking);
}

/** The tax contained in an amount; the rate in hundredths of a percent. */
export function vatIn(amount: number, rate: number): number {
  return Math.round((amount * rate) / (10_000 + rate));
}
