import { currencyDecimals } from '#kernel/currency';

/** What a table program takes for the beginning of a formula; a plain telephone number is none. */
const formula = /^(?!\+[\d ]+$)[=+\-@\t\r]/;

/** Before the first line, so that table programs read the letters of every language. */
export const csvHead = '\ufeff';

/** One line of a CSV file (RFC 4180). No cell is run as a formula, whatever a person is called. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** An amount in whole units that every table program reads as a number: 6050 pence are "60.50". */
export function decimalAmount(minorUnits: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  return (minorUnits / 10 ** decimals).toFixed(decimals);
}
