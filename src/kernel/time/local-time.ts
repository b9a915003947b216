import { dateOfDay, dayMs, dayOfDate, formatClock, minuteMs, type ClockMinutes, type PlainDate } from './calendar.ts';
import type { EpochMs } from './instant.ts';
import { zoneOffsets } from './zone-offsets.ts';
import { offsetIndexAt, type ZoneStretches } from './zone-stretches.ts';

/** What calendar and clock on the wall show. */
export interface LocalTime {
  readonly date: PlainDate;
  readonly minutes: ClockMinutes;
}

/** No zone's clocks are further from UTC than this, in ms. */
export const widestOffset = 16 * 3_600_000;

/** What the wall shows in a zone at an instant. */
export function instantToLocal(zone: string, at: EpochMs): LocalTime {
  const local = at + offsetAt(zone, at);
  const day = Math.floor(local / dayMs);
  return { date: dateOfDay(day), minutes: Math.floor((local - day * dayMs) / minuteMs) };
}

/** The same as a text without a zone: '2026-12-10T10:00'. */
export function wallTimeAt(zone: string, at: EpochMs): string {
  const { date, minutes } = instantToLocal(zone, at);
  return `${date}T${formatClock(minutes)}`;
}

/** How far a zone's clocks are ahead of UTC at an instant, in ms. */
export function offsetAt(zone: string, at: EpochMs): number {
  const table = zoneOffsets(zone);
  return table.offsets[offsetIndexAt(table, at)]!;
}

/** The instants at which the wall shows this: none in a spring gap, two in a repeated hour of autumn, else one. */
export function localToInstants(zone: string, date: PlainDate, minutes: ClockMinutes): EpochMs[] {
  return instantsOf(zoneOffsets(zone), dayOfDate(date) * dayMs + minutes * minuteMs);
}

/** The first instant at which the wall shows this, or, when it never does, the next that exists after it. */
export function firstInstantFrom(zone: string, date: PlainDate, minutes: ClockMinutes): EpochMs {
  const table = zoneOffsets(zone);
  const local = dayOfDate(date) * dayMs + minutes * minuteMs;
  let index = offsetIndexAt(table, local - widestOffset);
  while (table.starts[index + 1]! + table.offsets[index]! <= local) index++;
  return Math.max(table.starts[index]!, local - table.offsets[index]!);
}

/** Whether the wall shows the same date and time twice, at this instant and at another. */
export function isRepeatedWallTime(zone: string, at: EpochMs): boolean {
  const table = zoneOffsets(zone);
  return instantsOf(table, at + table.offsets[offsetIndexAt(table, at)]!).length > 1;
}

/**
 * A local date as instants, end excluded: 23 to 25 hours and more when clocks change, from the first minute that exists.
 * Empty for a date that the zone left out (Apia, 2011-12-30). Where clocks go back over midnight, the hull of its parts.
 */
export function dayBounds(zone: string, date: PlainDate): { start: EpochMs; end: EpochMs } {
  const start = firstInstantFrom(zone, date, 0);
  const table = zoneOffsets(zone);
  const localEnd = (dayOfDate(date) + 1) * dayMs;
  let end = start;
  for (let index = offsetIndexAt(table, start); table.starts[index]! < localEnd + widestOffset; index++) {
    if (table.starts[index]! + table.offsets[index]! >= localEnd) continue;
    end = Math.min(table.starts[index + 1]!, localEnd - table.offsets[index]!);
  }
  return { start, end };
}

function instantsOf({ starts, offsets }: ZoneStretches, local: number): EpochMs[] {
  const instants: EpochMs[] = [];
  let index = offsetIndexAt({ starts, offsets }, local - widestOffset);
  for (; index < offsets.length && starts[index]! <= local + widestOffset; index++) {
    const at = local - offsets[index]!;
    if (at >= starts[index]! && at < starts[index + 1]!) instants.push(at);
  }
  return instants;
}
