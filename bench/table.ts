import { verdict, type BenchRow } from './bench-row.ts';

const heads = ['job', 'measured', 'limit', 'ratio', 'goal', '', 'what is compared'];

/** The rows as lines of one table, its columns as wide as they need. */
export function tableOf(rows: readonly BenchRow[]): string[] {
  const cells = rows.map((row) => [
    row.job,
    figure(row.measured),
    figure(row.limit),
    `${row.ratio.toFixed(2)}×`,
    row.goal,
    verdict(row),
    row.note ?? '',
  ]);
  const widths = heads.map((_, column) => Math.max(...[heads, ...cells].map((line) => line[column]!.length)));
  const rule = widths.map((width) => '─'.repeat(width));
  return [heads, rule, ...cells].map((line) =>
    line
      .map((cell, column) => aligned(cell, column, widths))
      .join('  ')
      .trimEnd(),
  );
}

function aligned(cell: string, column: number, widths: readonly number[]): string {
  const isNumber = column >= 1 && column <= 3;
  return isNumber ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!);
}

/** Three digits that count. */
function figure(value: number): string {
  if (value >= 100 || value === 0) return String(Math.round(value));
  return value.toFixed(value >= 10 ? 1 : 2);
}
