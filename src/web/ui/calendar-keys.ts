const dayMs = 86_400_000;

/** The calendar date (YYYY-MM-DD) a number of days later; days may be negative. Dates only, so no clock can shift it. */
function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The same day of the month some months later, or that month's last day when it is shorter. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/**
 * Where a key leads from a day in a month grid, after the date grid of the ARIA practices: arrows by day and week,
 * Home and End within the week, Page Up and Down by month, with Shift by year. `column` is the day's place in its week,
 * 0 to 6. Undefined for any other key.
 */
export function dayFromKey(key: string, shift: boolean, date: string, column: number): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -column);
    case 'End':
      return addDays(date, 6 - column);
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1);
    default:
      return undefined;
  }
}
