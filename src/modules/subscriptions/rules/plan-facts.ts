import type { Terms } from '#modules/accounts/rules';
import type { Tier } from './plans.ts';

/** How somebody stands with us; moments in epoch milliseconds. */
export interface PlanFacts {
  readonly user: Terms & { readonly trialEndsAt: number | null; readonly subscriptionExpiresAt: number | null };
  /** What they pay for, or paid for last. */
  readonly row:
    | {
        readonly status: string;
        readonly tier: Tier;
        readonly nextTier: Tier | null;
        readonly periodEnd: number;
        readonly cancels: boolean;
      }
    | undefined;
  readonly plans: 'paid' | 'free';
  readonly sandbox: boolean;
  readonly now: number;
}

/** A bill for a plan; money in minor units. */
export interface PlanInvoice {
  readonly id: string;
  readonly number: string | null;
  readonly createdAt: number;
  readonly total: number;
  readonly currency: string;
  readonly status: string;
  readonly url: string | null;
}
