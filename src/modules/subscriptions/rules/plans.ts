export const tiers = ['basic', 'premium'] as const;

export type Tier = (typeof tiers)[number];

/** What a month of each plan costs, in cents. */
export const monthlyPrice: Readonly<Record<Tier, number>> = { basic: 1499, premium: 2499 };

export const planCurrency = 'USD';

/** The plan that somebody has, be it paid late; null for whoever has none, in the free week too. */
export function planOf(terms: {
  readonly subscriptionStatus: string;
  readonly subscriptionTier: string | null;
}): Tier | null {
  if (terms.subscriptionStatus !== 'active' && terms.subscriptionStatus !== 'past_due') return null;
  return tiers.find((tier) => tier === terms.subscriptionTier) ?? null;
}
