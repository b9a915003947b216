import type { EpochMs } from '#kernel/time';
import type { AvailabilityRules } from './availability-rules.ts';
import type { Decision } from './decision.ts';

/** A moment that was asked about, and what its sentence needs. */
export interface DecidedMoment {
  readonly decision: Decision;
  readonly at: EpochMs;
  readonly now: EpochMs;
  readonly durationMinutes: number;
  /** How the professional is called. */
  readonly name: string;
  readonly rules: AvailabilityRules;
  /** Nothing new can be booked with them at all: their free week or plan is over. */
  readonly closed: boolean;
}
