import { dateOfDay, dayMs, dayOfDate, minuteMs, offsetIndexAt, widestOffset } from '#kernel/time';
import type { EpochMs, PlainDate } from '#kernel/time';
import { gapMinutes, type SlotQuestion } from './availability-rules.ts';
import { earliestStart, lastBookableDay } from './booking-window.ts';
import { OpeningHours } from './opening-hours.ts';
import { StartSweep, startStep } from './start-sweep.ts';

/** The moments of one local date at which an appointment may begin, ascending. */
export interface DaySlots {
  readonly date: PlainDate;
  readonly slots: EpochMs[];
}

/** Every local date from `from` to `to`, both included, with its slots; dates without any are listed empty. */
export function findSlots(question: SlotQuestion & { from: PlainDate; to: PlainDate }): DaySlots[] {
  const { rules, from, to } = question;
  const firstDay = dayOfDate(from);
  const lastDay = from === to ? firstDay : dayOfDate(to);
  const days: DaySlots[] = [];
  for (let day = firstDay; day <= lastDay; day++) days.push({ date: dateOfDay(day), slots: [] });
  collectStarts(question, new OpeningHours(rules, from, to), firstDay, days);
  return days;
}

/** Adds to `days`, the first of which is `firstDay`, their starts; only those from `first` to `last` where given. */
export function collectStarts(
  question: SlotQuestion,
  hours: OpeningHours,
  firstDay: number,
  days: readonly DaySlots[],
  first: EpochMs = -Infinity,
  last: EpochMs = Infinity,
): void {
  const { rules, busy } = question;
  const { starts, offsets } = hours.zone;
  const duration = question.durationMinutes * minuteMs;
  const gap = gapMinutes(rules, question.serviceGap) * minuteMs;
  const notBefore = Math.max(first, earliestStart(question));
  const sweep = new StartSweep(busy, startStep(rules.slotStep), duration + gap, notBefore);
  const lastDay = Math.min(firstDay + days.length - 1, lastBookableDay(question, hours.zone));
  const end = (lastDay + 1) * dayMs + widestOffset;
  // Offset by offset, then day by day: so instants ascend even where clocks go back over midnight and dates do not.
  for (let index = offsetIndexAt(hours.zone, firstDay * dayMs - widestOffset); starts[index]! < end; index++) {
    const offset = offsets[index]!;
    const from = starts[index]!;
    const to = starts[index + 1]!;
    const lastHere = Math.min(lastDay, Math.floor((to + offset - 1) / dayMs));
    for (let day = Math.max(firstDay, Math.floor((from + offset) / dayMs)); day <= lastHere; day++) {
      const midnight = day * dayMs - offset;
      const { slots } = days[day - firstDay]!;
      for (let stretch = hours.on(day); stretch; stretch = stretch.next) {
        const open = Math.max(from, midnight + stretch.start);
        let close = Math.min(to, midnight + stretch.end);
        const lastStart = Math.min(close - 1, last);
        if (close === to || close === midnight + dayMs) close = hours.openUntil(close, duration, index);
        sweep.collect(open, Math.min(lastStart, close - duration), offset, slots);
      }
    }
  }
}
