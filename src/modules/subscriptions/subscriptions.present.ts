import { isEntitled, standingOf } from '#modules/accounts/rules';
import {
  firstChargeAt,
  firstChargeOf,
  isLive,
  monthlyPrice,
  planCurrency,
  planOf,
  type PlanFacts,
  type PlanInvoice,
} from './rules/index.ts';
import type { PlanInvoiceOnWire, PlanOnWire } from './subscriptions.contract.ts';

const wire = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** How somebody stands with us now. */
export function presentPlan({ user, row, plans, sandbox, now }: PlanFacts): PlanOnWire {
  const live = row && isLive(row) ? row : undefined;
  const late = live !== undefined && user.subscriptionStatus === 'past_due';
  const charged = live?.nextTier ?? live?.tier;
  return {
    plans,
    sandbox,
    standing: standingOf(user, now),
    open: plans === 'free' || isEntitled('newBookings', user, now),
    tier: planOf(user),
    nextTier: live?.nextTier ?? null,
    paid: live !== undefined,
    trialEndsAt: wire(user.trialEndsAt),
    firstChargeAt: plans === 'free' || live ? null : wire(firstChargeAt(firstChargeOf(user, now), now)),
    nextCharge:
      live && charged && !live.cancels && !late
        ? { at: new Date(live.periodEnd).toISOString(), amount: monthlyPrice[charged], currency: planCurrency }
        : null,
    endsAt: planOf(user) === null ? null : wire(user.subscriptionExpiresAt),
    cancels: live?.cancels ?? false,
    late,
  };
}

/** A bill for a plan. */
export function presentInvoice({ createdAt, status, ...shown }: PlanInvoice): PlanInvoiceOnWire {
  return { ...shown, status: status as PlanInvoiceOnWire['status'], date: new Date(createdAt).toISOString() };
}
