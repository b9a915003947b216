import type { ClockMinutes, EpochMs, PlainDate } from '#kernel/time';

/** A stretch of one date's clock, end excluded. */
export interface Stretch {
  readonly start: ClockMinutes;
  readonly end: ClockMinutes;
}

export interface WeeklyStretch extends Stretch {
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
}

/** What a date has instead of its weekday's hours; no intervals make it a day off. */
export interface DateOverride {
  readonly date: PlainDate;
  readonly intervals: readonly Stretch[];
}

/** When a professional takes appointments. Durations are minutes, but `maxAdvance` is days. */
export interface AvailabilityRules {
  readonly timeZone: string;
  readonly weekly: readonly WeeklyStretch[];
  readonly overrides: readonly DateOverride[];
  readonly slotStep: number;
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  readonly minNotice: number;
  readonly maxAdvance: number;
}

/** What holds time already: [start, end) includes the gap frozen into it, `appointmentEnd` does not. */
export interface BusyTime {
  readonly start: EpochMs;
  readonly end: EpochMs;
  readonly appointmentEnd: EpochMs;
}

/** Everything that the question "may an appointment begin at this moment?" depends on. */
export interface SlotQuestion {
  readonly rules: AvailabilityRules;
  readonly durationMinutes: number;
  /** The gap the service asks for, if longer than the professional's. */
  readonly serviceGap?: number | undefined;
  /** Sorted by start; overlaps are harmless. */
  readonly busy: readonly BusyTime[];
  readonly now: EpochMs;
}

/** Minutes kept free after an appointment: an appointment blocks [start, start + duration + gap). */
export function gapMinutes(rules: Pick<AvailabilityRules, 'bufferBefore' | 'bufferAfter'>, serviceGap = 0): number {
  return Math.max(rules.bufferBefore, rules.bufferAfter, serviceGap);
}
