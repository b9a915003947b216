import {
  decideFreely,
  decideMoment,
  withoutHorizon,
  type AvailabilityRules,
  type BusyTime,
  type Objection,
} from '#modules/availability/rules';
import { minuteMs, type EpochMs } from '#kernel/time';

/** Why a visit cannot be at a time. */
export type WhyNot = Objection['rule'];

/** What nobody was ever offered: a mistake of the asker, not the bad luck of being second. */
export function isWrongToAsk(why: WhyNot): why is 'past' | 'off_grid' | 'beyond_horizon' {
  return why === 'past' || why === 'off_grid' || why === 'beyond_horizon';
}

/** What the artist set for clients and may set aside for themselves: everything but the past and other appointments. */
export function isArtistsOwn(why: WhyNot): boolean {
  return why !== 'past' && why !== 'taken' && why !== 'inside_gap';
}

/** A visit and the time it takes away: its end, and the end of the gap after it. */
export interface VisitTime {
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
  readonly blockedUntil: EpochMs;
}

/** `duration` and `gap` in minutes. */
export function visitTime(startsAt: EpochMs, duration: number, gap: number): VisitTime {
  const endsAt = startsAt + duration * minuteMs;
  return { startsAt, endsAt, blockedUntil: endsAt + gap * minuteMs };
}

export interface VisitQuestion {
  readonly rules: AvailabilityRules;
  /** Minutes. */
  readonly duration: number;
  /** Minutes kept free after it: already the longest of all that ask for one. */
  readonly gap: number;
  readonly busy: readonly BusyTime[];
  readonly now: EpochMs;
}

/** The rules for one of the visits that are asked for at once: how far ahead clients can book binds the first alone. */
export function rulesForVisit(rules: AvailabilityRules, index: number): AvailabilityRules {
  return index === 0 ? rules : withoutHorizon(rules);
}

/** Decides about visits one after another, each with those before it in the way; undefined for one that can be. */
export function whyNotEach(question: VisitQuestion, starts: readonly EpochMs[]): (WhyNot | undefined)[] {
  const { duration, gap, now } = question;
  const settled = withoutBuffers(question.rules);
  let busy = question.busy;
  return starts.map((at, index) => {
    const rules = rulesForVisit(settled, index);
    const decision = decideMoment({ rules, durationMinutes: duration, serviceGap: gap, busy, now, at });
    if (!decision.offered) return decision.rule;
    busy = withVisit(busy, visitTime(at, duration, gap));
    return undefined;
  });
}

/** Decides about a visit that its professional offered at this moment: only what is past or busy stands against it. */
export function whyNotOffered(question: VisitQuestion, at: EpochMs): WhyNot | undefined {
  const { duration: durationMinutes, gap: serviceGap, busy, now } = question;
  const rules = withoutBuffers(question.rules);
  const decision = decideFreely({ rules, durationMinutes, serviceGap, busy, now, at });
  return decision.offered ? undefined : decision.rule;
}

/** Rules to decide by where the gap is settled already: buffers that changed since must not lengthen it. */
export function withoutBuffers(rules: AvailabilityRules): AvailabilityRules {
  return { ...rules, bufferBefore: 0, bufferAfter: 0 };
}

/** Busy times with one visit more, still in order. */
export function withVisit(busy: readonly BusyTime[], { startsAt, endsAt, blockedUntil }: VisitTime): BusyTime[] {
  const visit = { start: startsAt, end: blockedUntil, appointmentEnd: endsAt };
  const next = busy.findIndex(({ start }) => start > startsAt);
  return next === -1 ? [...busy, visit] : busy.toSpliced(next, 0, visit);
}
