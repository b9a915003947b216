import type { EpochMs } from '#kernel/time';
import type { Policy } from '#modules/accounts/rules';
import type { BookingStatus } from './lifecycle.ts';
import type { Part } from './viewer.ts';

/** What client and artist agreed about cancelling when the visit was booked; kept with the booking, never changed. */
export type { Policy };

/** The last moment at which cancelling is free. */
export function freeCancellationUntil(policy: Policy, startsAt: EpochMs): EpochMs {
  return startsAt - policy.freeCancellationMinutes * 60_000;
}

export interface FeeFacts {
  readonly status: BookingStatus;
  readonly total: number;
  readonly policy: Policy;
  readonly startsAt: EpochMs;
}

/** Whether a step makes the client of a visit owe a fee; how much, `payments` says. */
export function costsFee(
  { status, total, policy, startsAt }: FeeFacts,
  { to, by, now }: { readonly to: BookingStatus; readonly by: Part; readonly now: EpochMs },
): boolean {
  if (total === 0) return false;
  if (to === 'no_show') return policy.noShowPercent > 0;
  const late = status === 'confirmed' && now > freeCancellationUntil(policy, startsAt);
  return to === 'cancelled' && by === 'client' && late && policy.lateCancelPercent > 0;
}
