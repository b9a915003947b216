import type { Way } from '#modules/bookings/rules';

/** What a visit costs, and what is let off. A tip is asked of nobody: it is entered with the money. */
const owedKinds = [
  'price',
  'discount',
  /** The price rose or fell after booking. */
  'change',
  /** Nothing is owed for the visit itself any more; taken back when it stands again. */
  'released',
  'late_fee',
  'no_show_fee',
  /** What the professional lets off because they gave it back. */
  'waived',
  /** What was left and the professional lets off; above zero when they take that back. */
  'written_off',
  'tip',
] as const;

/** Money that came and went. */
const moneyKinds = [
  'payment',
  /** At the chair, by the professional's word; below zero when they take it back. */
  'in_person',
  'refund',
  /** A refund that did not arrive: the money is here again. */
  'refund_failed',
  /** A bank took a payment back, because whoever owns the card said so; and gave it again, once it had looked at it. */
  'disputed',
  'dispute_won',
] as const;

export const entryKinds = [...owedKinds, ...moneyKinds] as const;
export type EntryKind = (typeof entryKinds)[number];

const owed: ReadonlySet<EntryKind> = new Set(owedKinds);

/** Whether a line says what is owed; the others say what came or went. */
export function isOwed<Line extends { readonly kind: EntryKind }>(
  line: Line,
): line is Line & { readonly kind: (typeof owedKinds)[number] } {
  return owed.has(line.kind);
}

/** Who can bring about that money moves. */
export const enterers = ['client', 'artist', 'admin', 'system'] as const;

/** One line of a booking's ledger, in the minor unit of the booking's currency; never changed once it is written. */
export interface Entry {
  readonly kind: EntryKind;
  readonly amount: number;
  /** Of what was paid at the chair, and of a tip that was given there. */
  readonly way?: Way | null | undefined;
}

/** How a booking stands. `due` below zero: so much is on its way back. */
export interface Balance {
  readonly total: number;
  readonly paid: number;
  readonly due: number;
}

/** The sum of the entries of some kinds. */
export function sumOf(entries: readonly Entry[], ...kinds: readonly EntryKind[]): number {
  return entries.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);
}

/** What is owed, what was paid, and the difference: always and everywhere this one sum. */
export function balanceOf(entries: readonly Entry[]): Balance {
  const total = sumOf(entries, ...owedKinds);
  const paid = sumOf(entries, ...moneyKinds);
  return { total, paid, due: total - paid };
}
