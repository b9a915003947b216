import { addDays, dayMs, dayOfDate, minuteMs, offsetIndexAt, weekdayOfDay, zoneOffsets } from '#kernel/time';
import type { EpochMs, PlainDate, ZoneOffsets } from '#kernel/time';
import type { AvailabilityRules, Stretch } from './availability-rules.ts';

/** The stretches of a date in ms since its midnight on the wall: start, end, start, end, … ascending, none touching. */
export type DayHours = readonly number[];

const closed: DayHours = [];

/** An appointment lasts a day at most, so deciding about a date may look at the dates beside it. */
const datesBeside = 3;

/** Opening hours of the dates from one to another and beside, laid out only when asked for. */
export class OpeningHours {
  readonly zone: ZoneOffsets;
  readonly #rules: AvailabilityRules;
  readonly #weekdays: (DayHours | undefined)[] = [];
  readonly #overrides: Map<number, DayHours> | undefined;

  constructor(rules: AvailabilityRules, from: PlainDate, to: PlainDate) {
    this.zone = zoneOffsets(rules.timeZone);
    this.#rules = rules;
    this.#overrides = rules.overrides.length === 0 ? undefined : overridesBetween(rules, from, to);
  }

  /** The hours of a day number: its override, else its weekday's. */
  on(day: number): DayHours {
    return this.#overrides?.get(day) ?? this.#onWeekday(weekdayOfDay(day));
  }

  /** How far everything is open from an instant on, if at least `enough` ms then only that. `index`: its offset's. */
  openUntil(at: EpochMs, enough: number, index = offsetIndexAt(this.zone, at)): EpochMs {
    const { starts, offsets } = this.zone;
    let open = at;
    while (open < at + enough) {
      while (starts[index + 1]! <= open) index++;
      const local = open + offsets[index]!;
      const day = Math.floor(local / dayMs);
      const end = endOfStretch(this.on(day), local - day * dayMs);
      if (end === undefined) return open;
      open = Math.min(starts[index + 1]!, day * dayMs + end - offsets[index]!);
    }
    return open;
  }

  #onWeekday(weekday: number): DayHours {
    return (this.#weekdays[weekday] ??= joined(this.#rules.weekly.filter((stretch) => stretch.weekday === weekday)));
  }
}

/** Stretches sorted, those that touch or overlap made one. */
export function joined(stretches: readonly Stretch[]): DayHours {
  if (stretches.length === 0) return closed;
  const hours: number[] = [];
  for (const { start, end } of stretches.toSorted((one, other) => one.start - other.start)) {
    const last = hours.length - 1;
    if (last > 0 && start * minuteMs <= hours[last]!) hours[last] = Math.max(hours[last]!, end * minuteMs);
    else hours.push(start * minuteMs, end * minuteMs);
  }
  return hours;
}

function overridesBetween(rules: AvailabilityRules, from: PlainDate, to: PlainDate): Map<number, DayHours> {
  const first = addDays(from, -datesBeside);
  const last = addDays(to, datesBeside);
  const overrides = new Map<number, DayHours>();
  for (const { date, intervals } of rules.overrides) {
    if (date >= first && date <= last) overrides.set(dayOfDate(date), joined(intervals));
  }
  return overrides;
}

function endOfStretch(hours: DayHours, clock: number): number | undefined {
  for (let each = 0; each < hours.length; each += 2) {
    if (clock >= hours[each]! && clock < hours[each + 1]!) return hours[each + 1];
  }
  return undefined;
}
