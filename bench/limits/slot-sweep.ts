/** What a bare sweep is handed: epoch milliseconds, sorted and ready, of a zone whose clocks never change. */
export interface SweepInput {
  /** Midnight of the first date on the wall, as an instant. */
  readonly midnight: number;
  readonly date: { readonly year: number; readonly month: number; readonly day: number };
  readonly days: number;
  /** 0 for Monday to 6. */
  readonly weekday: number;
  /** Open stretches of each weekday in ms since midnight: start, end, start, end, … */
  readonly weekly: readonly (readonly number[])[];
  readonly step: number;
  readonly duration: number;
  readonly gap: number;
  readonly busyStarts: Float64Array;
  readonly busyEnds: Float64Array;
  readonly notBefore: number;
}

const dayMs = 86_400_000;
const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The straight sweep that the slot engine is measured against: the same days and slots, nothing of the product in it. */
export function sweepSlots(input: SweepInput): { date: string; slots: number[] }[] {
  const { weekly, step, duration, busyStarts, busyEnds, notBefore } = input;
  const blocks = duration + input.gap;
  const count = busyStarts.length;
  const result: { date: string; slots: number[] }[] = [];
  let { year, month, day } = input.date;
  let { midnight, weekday } = input;
  let monthText = `${year}-${numbers[month]}-`;
  let monthLength = lengthOf(year, month);
  let next = 0;
  let free = notBefore;
  for (let each = 0; each < input.days; each++) {
    const slots: number[] = [];
    const hours = weekly[weekday]!;
    for (let stretch = 0; stretch < hours.length; stretch += 2) {
      let at = midnight + hours[stretch]!;
      const last = midnight + hours[stretch + 1]! - duration;
      if (free > at) at = Math.ceil((free - midnight) / step) * step + midnight;
      while (next < count && busyEnds[next]! <= at) next++;
      while (at <= last) {
        const busy = next < count ? busyStarts[next]! : Infinity;
        if (busy < at + blocks) {
          free = busyEnds[next++]!;
          at = Math.ceil((free - midnight) / step) * step + midnight;
          while (next < count && busyEnds[next]! <= at) next++;
          continue;
        }
        for (const until = Math.min(last, busy - blocks); at <= until; at += step) slots.push(at);
      }
    }
    result.push({ date: monthText + numbers[day], slots });
    midnight += dayMs;
    weekday = weekday === 6 ? 0 : weekday + 1;
    if (++day > monthLength) {
      day = 1;
      if (++month > 12) {
        month = 1;
        year++;
      }
      monthText = `${year}-${numbers[month]}-`;
      monthLength = lengthOf(year, month);
    }
  }
  return result;
}

function lengthOf(year: number, month: number): number {
  return month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : lengths[month - 1]!;
}
