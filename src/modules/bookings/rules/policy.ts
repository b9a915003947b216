import { shareOf } from '#kernel/currency';
import { minuteMs, type EpochMs } from '#kernel/time';
import type { Policy as Terms } from '#modules/accounts/rules';
import type { BookingStatus } from './lifecycle.ts';
import type { Part } from './viewer.ts';

/** What client and artist agreed about cancelling when the visit was booked; kept with the booking, never changed. */
export interface Policy extends Terms {
  /** Until when cancelling is free whatever was agreed: its artist moved it. */
  readonly freeUntil?: EpochMs;
}

/** The last moment at which cancelling is free. */
export function freeCancellationUntil({ freeCancellationMinutes, freeUntil }: Policy, startsAt: EpochMs): EpochMs {
  const agreed = startsAt - freeCancellationMinutes * minuteMs;
  return freeUntil === undefined ? agreed : Math.min(startsAt, Math.max(agreed, freeUntil));
}

/** The terms of a visit once it is moved. Whoever did not move it was not asked: half of what is left is free in any case. */
export function policyOnceMoved(
  policy: Policy,
  { by, now, startsAt }: { readonly by: Part; readonly now: EpochMs; readonly startsAt: EpochMs },
): Policy {
  if (by === 'client' || policy.lateCancelPercent === 0) return policy;
  return { ...policy, freeUntil: now + Math.floor((startsAt - now) / 2) };
}

export interface FeeFacts {
  readonly status: BookingStatus;
  readonly total: number;
  readonly currency: string;
  readonly policy: Policy;
  readonly startsAt: EpochMs;
}

/**
 * What cancelling at a moment costs a client, in the minor unit. Free is what was not confirmed yet, and what is cancelled in
 * time; whatever a professional cancels is free.
 */
export function lateFee({ status, total, currency, policy, startsAt }: FeeFacts, now: EpochMs): number {
  if (status !== 'confirmed' || now <= freeCancellationUntil(policy, startsAt)) return 0;
  return shareOf(total, policy.lateCancelPercent, currency);
}

/** What not coming costs a client, in the minor unit. */
export function noShowFee({ total, currency, policy }: Pick<FeeFacts, 'total' | 'currency' | 'policy'>): number {
  return shareOf(total, policy.noShowPercent, currency);
}

/** Whether a step makes the client of a visit owe a fee. */
export function costsFee(
  visit: FeeFacts,
  { to, by, now }: { readonly to: BookingStatus; readonly by: Part; readonly now: EpochMs },
): boolean {
  if (to === 'no_show') return noShowFee(visit) > 0;
  return to === 'cancelled' && by === 'client' && lateFee(visit, now) > 0;
}
