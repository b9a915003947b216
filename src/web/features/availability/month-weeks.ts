import { addDays } from '#kernel/time';
import { weekColumn } from '#kernel/visit-time';

/** The dates of a month in weeks as the reader counts them; null where the month has none. */
export function monthWeeks(month: string): (string | null)[][] {
  const first = `${month.slice(0, 7)}-01`;
  const cells: (string | null)[] = Array.from({ length: weekColumn(first) }, () => null);
  for (let date = first; date.slice(0, 7) === first.slice(0, 7); date = addDays(date, 1)) cells.push(date);
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7));
}

/** The first day of the month so many months later; earlier when negative. */
export function monthAfter(date: string, months: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}
