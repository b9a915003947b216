import type { EpochMs } from '#kernel/time';
import type { BookingStatus } from './lifecycle.ts';
import { freeCancellationUntil, type Policy } from './policy.ts';
import type { Part } from './viewer.ts';

/** Why only its artist can still move a visit. */
export const fixings = ['late', 'opening'] as const;
export type Fixing = (typeof fixings)[number];

interface Booked {
  readonly status: BookingStatus;
  readonly total: number;
  readonly discount: number;
  /** What the discount is for; one without it is the opening's. */
  readonly offerTitle: string | null;
  readonly openingId: number | null;
  readonly policy: Policy;
  readonly startsAt: EpochMs;
}

/**
 * Why its client cannot move a visit themselves. Once cancelling it costs a fee, moving it out of the fee's reach would cost
 * none; and what is taken off for an opening is for that time.
 */
export function fixedBy(booked: Booked, now: EpochMs): Fixing | undefined {
  const { status, total, discount, offerTitle, openingId, policy, startsAt } = booked;
  if (openingId !== null && offerTitle === null && discount > 0) return 'opening';
  const costs = status === 'confirmed' && total > 0 && policy.lateCancelPercent > 0;
  return costs && now > freeCancellationUntil(policy, startsAt) ? 'late' : undefined;
}

/**
 * The days of the week to which somebody may move a visit, 1 for Monday; none for all. What an offer takes off on some days, it
 * takes off on no other, unless the artist wishes so.
 */
export function priceDaysOf(
  { offerWeekdays }: { readonly offerWeekdays: readonly number[] },
  by: Part,
): readonly number[] {
  return by === 'artist' ? [] : offerWeekdays;
}
