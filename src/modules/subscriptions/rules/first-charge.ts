import type { EpochMs } from '#kernel/time';
import { trialFrom } from '#modules/accounts/rules';

/**
 * When a plan chosen now is charged for the first time: once they pay (`now`), when their free week ends (`at`), or,
 * where that has not begun yet, when the week ends that begins with the plan (`after_week`).
 */
export type FirstCharge =
  | { readonly when: 'now' }
  | { readonly when: 'at'; readonly at: EpochMs }
  | { readonly when: 'after_week' };

/** A free week with less left, in milliseconds, is over before the payment is done. */
const nearlyOver = 60_000;

/** When a plan chosen now is charged first. Given plans and earlier plans change nothing about it. */
export function firstChargeOf({ trialEndsAt }: { readonly trialEndsAt: EpochMs | null }, now: EpochMs): FirstCharge {
  if (trialEndsAt === null) return { when: 'after_week' };
  return trialEndsAt > now + nearlyOver ? { when: 'at', at: trialEndsAt } : { when: 'now' };
}

/** The moment of a first charge after paying now; null if it is immediate. */
export function firstChargeAt(charge: FirstCharge, now: EpochMs): EpochMs | null {
  if (charge.when === 'now') return null;
  return charge.when === 'at' ? charge.at : trialFrom(now).trialEndsAt;
}
