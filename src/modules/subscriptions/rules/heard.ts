import { dayMs } from '#kernel/time';
import { monthlyPrice, tiers, type Tier } from './plans.ts';

/** So long somebody keeps their plan while a payment for it is late. */
export const graceDays = 7;

/** A subscription as the provider says it is; moments in epoch milliseconds. */
export interface Heard {
  readonly subscriptionId: string;
  readonly itemId: string;
  readonly status: string;
  /** What is charged from the next period on. */
  readonly tier: Tier;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly cancels: boolean;
  /** What the latest bill was over, in cents; null before the first. */
  readonly billed: number | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
}

const live: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);

/** Whether a subscription goes on, paid or late. */
export function isLive({ status }: Pick<Heard, 'status'>): boolean {
  return live.has(status);
}

/** Of all that somebody has: the one that counts, and those that came to be beside it and must go. */
export function chooseLive(heard: readonly Heard[]): {
  readonly kept: Heard | undefined;
  readonly extra: readonly Heard[];
} {
  const inOrder = heard.toSorted(
    (one, other) => one.startedAt - other.startedAt || (one.subscriptionId < other.subscriptionId ? -1 : 1),
  );
  const [first, ...extra] = inOrder.filter(isLive);
  // One that never got paid was none.
  return { kept: first ?? inOrder.filter(({ status }) => status === 'canceled').at(-1), extra };
}

/**
 * What stays theirs for this period, and what follows: a change counts from the next period on. Of a period that is heard of
 * for the first time it is what its bill was over: the plan may have been changed since.
 */
export function tiersOf(
  heard: Heard,
  before: { readonly subscriptionId: string; readonly periodEnd: number; readonly tier: Tier } | undefined,
): { readonly tier: Tier; readonly nextTier: Tier | null } {
  const samePeriod = before?.subscriptionId === heard.subscriptionId && before.periodEnd === heard.periodEnd;
  const tier = samePeriod ? before.tier : (tiers.find((one) => monthlyPrice[one] === heard.billed) ?? heard.tier);
  return { tier, nextTier: tier === heard.tier ? null : heard.tier };
}

/** What a subscription gives. */
export function givenBy(heard: Heard, tier: Tier) {
  const { status, periodStart, periodEnd, cancels, endedAt, subscriptionId } = heard;
  if (!isLive(heard))
    return { status: 'cancelled', tier: null, expiresAt: endedAt ?? periodEnd, subscriptionId } as const;
  if (status === 'active' || status === 'trialing')
    return { status: 'active', tier, expiresAt: cancels ? periodEnd : null, subscriptionId } as const;
  return { status: 'past_due', tier, expiresAt: periodStart + graceDays * dayMs, subscriptionId } as const;
}
