import { dayMs, minuteMs, offsetIndexAt, type EpochMs, type ZoneOffsets } from '#kernel/time';
import type { SlotQuestion } from './availability-rules.ts';

/** Nobody can book a moment before this one: it is past or within the notice. */
export function earliestStart({ rules, now }: SlotQuestion): EpochMs {
  return now + Math.max(0, rules.minNotice) * minuteMs;
}

/** The last local date, as a day number, that can be booked today. */
export function lastBookableDay({ rules, now }: SlotQuestion, zone: ZoneOffsets): number {
  return Math.floor((now + zone.offsets[offsetIndexAt(zone, now)]!) / dayMs) + rules.maxAdvance;
}
