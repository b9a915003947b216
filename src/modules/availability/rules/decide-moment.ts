import { dateOfDay, dayMs, minuteMs, offsetAt, type EpochMs } from '#kernel/time';
import { gapMinutes, type BusyTime, type SlotQuestion } from './availability-rules.ts';
import { earliestStart, lastBookableDay } from './booking-window.ts';
import type { Decision, Objection } from './decision.ts';
import { collectStarts, type DaySlots } from './find-slots.ts';
import { OpeningHours, stretchesOf } from './opening-hours.ts';
import { firstStartFrom, lastStartUntil, startStep } from './start-sweep.ts';

/** What is asked about one moment. */
export type MomentQuestion = SlotQuestion & { readonly at: EpochMs };

/** Whether `findSlots` lists this moment, by asking the same sweep; if not, the rule that decides. */
export function decideMoment(question: MomentQuestion): Decision {
  const { rules, at } = question;
  const offset = offsetAt(rules.timeZone, at);
  const day = Math.floor((at + offset) / dayMs);
  const date = dateOfDay(day);
  const hours = new OpeningHours(rules, date, date);
  const days: DaySlots[] = [{ date, slots: [] }];
  collectStarts(question, hours, day, days, at, at);
  if (days[0]!.slots.length > 0) return { offered: true };
  const objection =
    againstClock(question, offset) ?? againstDate(question, hours, day) ?? againstHours(question, hours, day);
  return { offered: false, ...(objection ?? againstBusy(question)) };
}

function againstClock({ rules, now, at }: MomentQuestion, offset: number): Objection | undefined {
  if (at < now) return { rule: 'past' };
  const step = startStep(rules.slotStep);
  const after = firstStartFrom(at, offset, step);
  if (after === at) return undefined;
  return { rule: 'off_grid', step: step / minuteMs, before: lastStartUntil(at, offset, step), after };
}

function againstDate(question: MomentQuestion, hours: OpeningHours, day: number): Objection | undefined {
  const lastDay = lastBookableDay(question, hours.zone);
  if (day > lastDay) {
    const opensOn = dateOfDay(day - question.rules.maxAdvance);
    return { rule: 'beyond_horizon', lastDate: dateOfDay(lastDay), opensOn };
  }
  return hours.isDayOff(day) ? { rule: 'day_off', date: dateOfDay(day) } : undefined;
}

function againstHours(question: MomentQuestion, hours: OpeningHours, day: number): Objection | undefined {
  const { at, rules } = question;
  const duration = question.durationMinutes * minuteMs;
  const closesAt = hours.openUntil(at, duration);
  if (closesAt === at) return { rule: 'outside_hours', date: dateOfDay(day), open: stretchesOf(hours.on(day)) };
  if (closesAt < at + duration) return { rule: 'runs_past_closing', closesAt, endsAt: at + duration };
  const earliest = earliestStart(question);
  return at < earliest ? { rule: 'within_notice', minNotice: rules.minNotice, earliest } : undefined;
}

/** Nothing else forbids the moment, so something in the list does. */
function againstBusy({ rules, durationMinutes, serviceGap, busy, at }: MomentQuestion): Objection {
  const end = at + durationMinutes * minuteMs;
  const ownGap = gapMinutes(rules, serviceGap);
  const blocked = end + ownGap * minuteMs;
  const taken = busy.findIndex((each) => overlaps(each.start, each.appointmentEnd, at, end));
  if (taken >= 0) return { rule: 'taken', ...inTheWay(busy, taken) };
  const index = busy.findIndex((each) => overlaps(each.start, each.end, at, blocked));
  const found = inTheWay(busy, index);
  if (found.start >= end) return { rule: 'inside_gap', whose: 'own', gap: ownGap, ...found };
  return { rule: 'inside_gap', whose: 'earlier', gap: (busy[index]!.end - found.end) / minuteMs, ...found };
}

/** Whether [start, end), which may be empty, and [from, to) share a moment. */
function overlaps(start: EpochMs, end: EpochMs, from: EpochMs, to: EpochMs): boolean {
  return start < end && start < to && end > from;
}

function inTheWay(busy: readonly BusyTime[], index: number): { start: EpochMs; end: EpochMs; busyUntil: EpochMs } {
  const { start, end, appointmentEnd } = busy[index]!;
  let busyUntil = end;
  for (let next = index + 1; next < busy.length && busy[next]!.start <= busyUntil; next++) {
    busyUntil = Math.max(busyUntil, busy[next]!.end);
  }
  return { start, end: appointmentEnd, busyUntil };
}
