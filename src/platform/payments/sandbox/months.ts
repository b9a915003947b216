/** The moment so many months after an anchor, on its day of the month or the month's last; epoch seconds, UTC. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(first.getTime() / 1000);
}

/** The first such moment after another one. */
export function nextMonth(anchor: number, after: number): number {
  for (let months = 0; ; months += 1) {
    const moment = monthsAfter(anchor, months);
    if (moment > after) return moment;
  }
}
