import { parseClock } from '#kernel/time';
import type { AvailabilityOnWire } from '#modules/availability/contract';
import type { AvailabilityRules } from '#modules/availability/rules';

/** A stretch as it is typed: 'HH:MM', empty while it is not whole, '24:00' for the end of a day. */
export interface DraftStretch {
  readonly start: string;
  readonly end: string;
}

export interface DraftOverride {
  /** YYYY-MM-DD */
  readonly date: string;
  /** None on a day off. */
  readonly intervals: readonly DraftStretch[];
}

/** Availability while it is edited. Minutes, but `maxAdvance` in days. */
export interface Draft {
  readonly timeZone: string;
  /** Seven, from Monday on. */
  readonly week: readonly (readonly DraftStretch[])[];
  /** By date. */
  readonly overrides: readonly DraftOverride[];
  readonly slotStep: number;
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  readonly minNotice: number;
  readonly maxAdvance: number;
  readonly autoConfirm: boolean;
  readonly confirmGuestEmail: boolean;
}

/** What is saved, ready to be edited. */
export function draftOf(saved: AvailabilityOnWire): Draft {
  const byStart = (one: DraftStretch, other: DraftStretch) => one.start.localeCompare(other.start);
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    saved.weekly
      .filter((stretch) => stretch.weekday === weekday)
      .map(({ start, end }) => ({ start, end }))
      .sort(byStart),
  );
  const overrides = saved.overrides
    .map(({ date, intervals }) => ({ date, intervals: intervals.toSorted(byStart) }))
    .sort((one, other) => one.date.localeCompare(other.date));
  const { timeZone, slotStep, bufferBefore = 0, bufferAfter = 0, minNotice, maxAdvance } = saved;
  const { autoConfirm, confirmGuestEmail } = saved;
  const numbers = { slotStep, bufferBefore, bufferAfter, minNotice, maxAdvance };
  return { timeZone, week, overrides, ...numbers, autoConfirm, confirmGuestEmail };
}

/** The body that saves it. Stretches stand in the order of the week, as the fields of a refusal count them. */
export function bodyOf({ week, ...draft }: Draft) {
  const weekly = week.flatMap((day, index) => day.map((stretch) => ({ weekday: index + 1, ...stretch })));
  const overrides = draft.overrides.map(({ date, intervals }) => ({ date, intervals: [...intervals] }));
  return { ...draft, weekly, overrides };
}

/** The rules that it makes; a time that is not whole is NaN. */
export function rulesOf(draft: Draft): AvailabilityRules {
  const { weekly, overrides, autoConfirm: _auto, confirmGuestEmail: _confirm, ...numbers } = bodyOf(draft);
  return {
    ...numbers,
    weekly: weekly.map(({ weekday, ...stretch }) => ({ weekday, ...minutesOf(stretch) })),
    overrides: overrides.map(({ date, intervals }) => ({ date, intervals: intervals.map(minutesOf) })),
  };
}

/** The rules of what is typed right so far: stretches that are not whole, or end before they start, are left out. */
export function wholeRulesOf(draft: Draft): AvailabilityRules {
  const rules = rulesOf(draft);
  const weekly = rules.weekly.filter(({ start, end }) => start < end);
  return { ...rules, weekly };
}

/** Whether two drafts would be saved as the same. */
export function isSame(one: Draft, other: Draft): boolean {
  return JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));
}

/** Start and end in minutes since midnight; NaN for what is not whole. */
export function minutesOf({ start, end }: DraftStretch): { start: number; end: number } {
  return { start: parseClock(start) ?? Number.NaN, end: parseClock(end) ?? Number.NaN };
}

/** The same draft with other hours on one weekday, counted from 0 for Monday. */
export function withDay(draft: Draft, day: number, stretches: readonly DraftStretch[]): Draft {
  return { ...draft, week: draft.week.with(day, stretches) };
}
