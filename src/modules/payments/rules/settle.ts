import { holdsTime, noShowFee, type BookingStatus, type Policy } from '#modules/bookings/rules';
import { sumOf, type Entry, type EntryKind } from './ledger.ts';

/** Whether the price of a booking of this status is owed: the visit is to come, or took place. */
export function owesPrice(status: BookingStatus): boolean {
  return holdsTime(status) || status === 'completed';
}

/** What decides about the price of a booking, frozen when it was booked. */
export interface Priced {
  readonly status: BookingStatus;
  readonly total: number;
  readonly currency: string;
  readonly discount: number;
  readonly policy: Policy;
}

const costKinds = ['price', 'discount', 'change', 'released', 'late_fee', 'no_show_fee'] as const;

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
  const price = owesPrice(status) ? total : 0;
  const kind = price === 0 || so('released') !== 0 ? 'released' : 'change';
  add(kind, price - so('price', 'discount', 'change', 'released'));
  const late = status === 'cancelled' ? (fee ?? so('late_fee')) : 0;
  add('late_fee', late - so('late_fee'));
  const noShow = status === 'no_show' ? noShowFee(booking) : 0;
  add('no_show_fee', noShow - so('no_show_fee'));
  // Nobody is let off more than they owe.
  const below = () => Math.max(0, -so(...costKinds, 'waived', 'written_off'));
  add('written_off', Math.min(-so('written_off'), below()));
  add('waived', below());
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
