const dayMs = 86_400_000;

/** What the trial banner says; undefined when there is nothing to say. */
export type TrialState =
  | { readonly kind: 'expired' }
  /** `ending`: two days or fewer are left. */
  | { readonly kind: 'active' | 'ending'; readonly days: number };

export interface TrialFacts {
  readonly subscriptionStatus: string;
  readonly trialEndsAt: string | null;
  /** Null where nothing ends by itself, as on a server whose plans are free. */
  readonly closesAt: string | null;
}

/** Whole days are counted up: with 25 hours left it is two days, with 23 it is one. */
export function trialStateAt(
  { subscriptionStatus, trialEndsAt, closesAt }: TrialFacts,
  now: number,
): TrialState | undefined {
  if (subscriptionStatus !== 'trial' || trialEndsAt === null || closesAt === null) return undefined;
  const days = Math.ceil((Date.parse(trialEndsAt) - now) / dayMs);
  if (days <= 0) return { kind: 'expired' };
  return { kind: days <= 2 ? 'ending' : 'active', days };
}
