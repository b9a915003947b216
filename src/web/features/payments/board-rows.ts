import type { Way } from '#modules/bookings/rules';
import { isOwed, type EntryKind } from '#modules/payments/rules';
import type { Money } from './queries.ts';

type Line = Money['lines'][number];

/** What is owed, each kind once: what was entered and taken back is gone. */
export function owedRows(lines: readonly Line[]) {
  const rows = Map.groupBy(lines.filter(isOwed), ({ kind }) => kind);
  return [...rows.values()].flatMap((same) => {
    const amount = same.reduce((sum, line) => sum + line.amount, 0);
    return amount === 0 ? [] : [{ kind: same[0]!.kind, amount }];
  });
}

/** What was paid at the chair in each way, and when last; nothing of what was taken back. */
export function chairRows(lines: readonly Line[]): { way: Way; amount: number; at: Line['at'] }[] {
  const paid = lines.filter(({ kind }) => kind === ('in_person' satisfies EntryKind));
  const rows = Map.groupBy(paid, ({ way }) => way ?? 'other');
  return [...rows].flatMap(([way, same]) => {
    const amount = same.reduce((sum, line) => sum + line.amount, 0);
    return amount > 0 ? [{ way, amount, at: same.at(-1)!.at }] : [];
  });
}

/** The tips that were given, here and at the chair. */
export function tipsGiven(lines: readonly Line[]): number {
  return lines.reduce((sum, { kind, amount }) => (kind === 'tip' ? sum + amount : sum), 0);
}
