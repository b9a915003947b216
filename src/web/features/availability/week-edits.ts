import { formatClock, parseClock } from '#kernel/time';
import type { Draft, DraftStretch } from './draft.ts';

/** What a day begins with when it is opened. */
export const usualHours: DraftStretch = { start: '09:00', end: '17:00' };

const hour = 60;

const noon = 12 * hour;

/** The stretch that is open from an hour before noon to two after it: what is added to it is a break. */
function overNoon(stretches: readonly DraftStretch[]): number {
  return stretches.findIndex(({ start, end }) => {
    const [from, to] = [parseClock(start), parseClock(end)];
    return from !== undefined && to !== undefined && from <= noon - hour && to >= noon + 2 * hour;
  });
}

/** Whether one more stretch makes a break. */
export function takesBreak(stretches: readonly DraftStretch[]): boolean {
  return overNoon(stretches) >= 0;
}

/**
 * One more stretch: a day that is open over noon is shut for an hour then; else after the last, an hour's break and up to four
 * hours, as far as the day reaches.
 */
export function withOneMore(stretches: readonly DraftStretch[]): DraftStretch[] {
  const last = stretches.at(-1);
  if (!last) return [usualHours];
  const open = overNoon(stretches);
  if (open >= 0) {
    const { start, end } = stretches[open]!;
    return stretches.toSpliced(open, 1, { start, end: formatClock(noon) }, { start: formatClock(noon + hour), end });
  }
  const end = parseClock(last.end) ?? 17 * hour;
  const start = Math.min(end + hour, 23 * hour);
  return [...stretches, { start: formatClock(start), end: formatClock(Math.min(start + 4 * hour, 24 * hour)) }];
}

/** The same draft where other days have the hours of one. Days count from 0 for Monday. */
export function copyDay(draft: Draft, from: number, to: ReadonlySet<number>): Draft {
  return { ...draft, week: draft.week.map((day, index) => (to.has(index) ? draft.week[from]! : day)) };
}

/** A stretch that ends before it starts, cut at midnight: its morning goes to the next day. */
export function cutAtMidnight(draft: Draft, day: number, index: number): Draft {
  const stretch = draft.week[day]?.[index];
  if (!stretch) return draft;
  const next = (day + 1) % 7;
  const morning = { start: '00:00', end: stretch.end };
  const week = draft.week
    .with(day, draft.week[day]!.with(index, { ...stretch, end: '24:00' }))
    .map((stretches, each) => (each === next ? [morning, ...stretches] : stretches));
  return { ...draft, week };
}

/** Whether a stretch would be right if it went on after midnight: 20:00 to 02:00. */
export function runsPastMidnight({ start, end }: DraftStretch): boolean {
  const [from, to] = [parseClock(start), parseClock(end)];
  return from !== undefined && to !== undefined && to > 0 && to < from;
}

/** An end as it is meant: midnight is the end of the day. */
export function asEnd(time: string): string {
  return time === '00:00' ? '24:00' : time;
}
