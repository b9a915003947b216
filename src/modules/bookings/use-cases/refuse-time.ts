import { refuse, type Refusal } from '#kernel/refusal';
import { dayMs, formatInstant, type EpochMs } from '#kernel/time';
import { furthestAhead } from '#modules/availability/rules';
import { translator } from '#platform/messages';
import type { WhyNot } from '../rules/index.ts';

/** Refuses, before anything is read, a time that no artist could offer: past, or years ahead. */
export function checkWithinReach(at: EpochMs, now: EpochMs): void {
  if (at < now) throw wrongDate('past');
  if (at > now + furthestAhead * dayMs) throw wrongDate('beyond_horizon');
}

/** The refusal of a date that should not have been asked for at all: `400`. */
export function wrongDate(rule: 'past' | 'off_grid' | 'beyond_horizon'): Refusal {
  return refuse('invalid', { fields: { date: translator()(`bookingRefusal.wrong.${rule}`) } });
}

/** The refusal of a time that is not free, with others that are: `409`. */
export function slotTaken(whyNot: WhyNot, alternatives: readonly EpochMs[], body: object = {}): Refusal {
  return refuse('slot_taken', {
    fields: { date: sentenceOf(whyNot) },
    body: { ...body, reason: whyNot, alternatives: alternatives.map(formatInstant) },
  });
}

/** Why a visit cannot be at a time, for its client to read. */
export function sentenceOf(whyNot: WhyNot): string {
  return translator()(`bookingRefusal.whyNot.${whyNot}`);
}
