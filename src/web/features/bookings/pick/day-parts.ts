import type { EpochMs } from '#kernel/time';
import { offsetMinutes } from '#kernel/visit-time';

export type DayPart = 'night' | 'morning' | 'afternoon' | 'evening';

/** From which hour on the wall each part of a day begins. */
const begins: readonly (readonly [DayPart, number])[] = [
  ['evening', 17],
  ['afternoon', 12],
  ['morning', 5],
  ['night', 0],
];

/** Starts by part of the day, in their order; parts without any are left out. */
export function byDayPart(starts: readonly EpochMs[], zone: string): { part: DayPart; starts: EpochMs[] }[] {
  const parts: { part: DayPart; starts: EpochMs[] }[] = [];
  for (const at of starts) {
    const hour = new Date(at + offsetMinutes(zone, at) * 60_000).getUTCHours();
    const part = begins.find(([, from]) => hour >= from)![0];
    const last = parts.at(-1);
    if (last?.part === part) last.starts.push(at);
    else parts.push({ part, starts: [at] });
  }
  return parts;
}
