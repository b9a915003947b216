import { ways, type BookingStatus, type Way } from '#modules/bookings/rules';
import { sumOf, type Entry } from './ledger.ts';

/** What a professional says was paid at the chair, in the minor unit: of what is left, and as a tip above it. */
export interface PaidAtChair {
  readonly amount: number;
  readonly tip: number;
  readonly way: Way;
}

/** The entries of what was paid at the chair. A tip is owed by nobody before: it is entered with the money, and first. */
export function entriesAtChair({ amount, tip, way }: PaidAtChair): Entry[] {
  const paid: Entry = { kind: 'in_person', amount: amount + tip, way };
  return tip > 0 ? [{ kind: 'tip', amount: tip, way }, paid] : [paid];
}

/** The entries that take back everything that was marked by hand: what was paid at the chair, tips there, what was let off. */
export function entriesToUnmark(entries: readonly Entry[]): Entry[] {
  // What is older than ways has none.
  const byWay = [...ways, null].flatMap((way) => {
    const here = entries.filter((entry) => (entry.way ?? null) === way);
    const tips = way === null ? 0 : sumOf(here, 'tip');
    return [
      { kind: 'in_person' as const, amount: -sumOf(here, 'in_person'), way },
      { kind: 'tip' as const, amount: -tips, way },
    ];
  });
  const all: Entry[] = [...byWay, { kind: 'written_off', amount: -sumOf(entries, 'written_off') }];
  return all.filter(({ amount }) => amount !== 0);
}

/** Whether money can be marked by hand for a booking of this status: it is over, with a visit or with a fee. */
export function isMarkable(status: BookingStatus): boolean {
  return status === 'completed' || status === 'no_show' || status === 'cancelled';
}

/** Whether what was marked by hand falls with a step: it was said of another outcome of the visit. */
export function unmarks(from: BookingStatus | null): boolean {
  return from === 'completed' || from === 'no_show';
}
