import { addDays, dayMs, dayOfDate, minuteMs, offsetIndexAt, weekdayOfDay, zoneOffsets } from '#kernel/time';
import type { EpochMs, PlainDate, ZoneStretches } from '#kernel/time';
import type { AvailabilityRules, Stretch } from './availability-rules.ts';

/** The stretches of one date, ascending, none touching the next, in ms since midnight on the wall. */
export interface DayHours {
  readonly start: number;
  readonly end: number;
  readonly next: DayHours | undefined;
}

/** An appointment lasts a day at most, so deciding about a date may look at the dates beside it. */
const datesBeside = 3;

/** Opening hours of the dates from one to another and beside them, laid out only when asked for. */
export class OpeningHours {
  readonly zone: ZoneStretches;
  readonly #weekly: AvailabilityRules['weekly'];
  readonly #overrides: Map<number, DayHours | undefined> | undefined;
  readonly #weekdays: (DayHours | undefined | null)[] = [null, null, null, null, null, null, null, null];

  constructor(rules: AvailabilityRules, from: PlainDate, to: PlainDate) {
    this.zone = zoneOffsets(rules.timeZone);
    this.#weekly = rules.weekly;
    this.#overrides = rules.overrides.length === 0 ? undefined : overridesBetween(rules, from, to);
  }

  /** The hours of a day number: its override, else its weekday's. Undefined when closed. */
  on(day: number): DayHours | undefined {
    if (this.#overrides !== undefined && this.#overrides.has(day)) return this.#overrides.get(day);
    const weekday = weekdayOfDay(day);
    const known = this.#weekdays[weekday];
    return known === null ? (this.#weekdays[weekday] = hoursOnWeekday(this.#weekly, weekday)) : known;
  }

  /** Whether an override closes a day number. */
  isDayOff(day: number): boolean {
    return this.#overrides !== undefined && this.#overrides.has(day) && this.#overrides.get(day) === undefined;
  }

  /** Until when everything is open from an instant on; looks no further than `enough` ms. `index`: of its offset. */
  openUntil(at: EpochMs, enough: number, index = offsetIndexAt(this.zone, at)): EpochMs {
    const { starts, offsets } = this.zone;
    let open = at;
    while (open < at + enough) {
      while (starts[index + 1]! <= open) index++;
      const local = open + offsets[index]!;
      const day = Math.floor(local / dayMs);
      let stretch = this.on(day);
      while (stretch && stretch.end <= local - day * dayMs) stretch = stretch.next;
      if (!stretch || stretch.start > local - day * dayMs) break;
      open = Math.min(starts[index + 1]!, day * dayMs + stretch.end - offsets[index]!);
    }
    return open;
  }
}

/** The hours that a weekday has without overrides. */
export function hoursOnWeekday(weekly: AvailabilityRules['weekly'], weekday: number): DayHours | undefined {
  let hours: DayHours | undefined;
  for (let each = weekly.length - 1; each >= 0; each--) {
    if (weekly[each]!.weekday === weekday) hours = withStretch(hours, weekly[each]!);
  }
  return hours;
}

/** The hours that some stretches of one date make together. */
export function hoursOf(stretches: readonly Stretch[]): DayHours | undefined {
  return stretches.reduceRight<DayHours | undefined>(withStretch, undefined);
}

/** Hours as stretches of the clock. */
export function stretchesOf(hours: DayHours | undefined): Stretch[] {
  const stretches: Stretch[] = [];
  for (let each = hours; each; each = each.next) {
    stretches.push({ start: each.start / minuteMs, end: each.end / minuteMs });
  }
  return stretches;
}

/** Puts a stretch in its place; it becomes one with those that it touches or overlaps. */
function withStretch(hours: DayHours | undefined, stretch: Stretch): DayHours {
  return inserted(hours, stretch.start * minuteMs, stretch.end * minuteMs);
}

function inserted(hours: DayHours | undefined, start: number, end: number): DayHours {
  if (!hours || end < hours.start) return { start, end, next: hours };
  if (start > hours.end) return { start: hours.start, end: hours.end, next: inserted(hours.next, start, end) };
  return inserted(hours.next, Math.min(start, hours.start), Math.max(end, hours.end));
}

function overridesBetween(rules: AvailabilityRules, from: PlainDate, to: PlainDate): Map<number, DayHours | undefined> {
  const first = addDays(from, -datesBeside);
  const last = addDays(to, datesBeside);
  const overrides = new Map<number, DayHours | undefined>();
  for (const { date, intervals } of rules.overrides) {
    if (date >= first && date <= last) overrides.set(dayOfDate(date), hoursOf(intervals));
  }
  return overrides;
}
