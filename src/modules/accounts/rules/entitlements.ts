/** How somebody stands with us: in their free week (or before it), with a plan, or with neither any more. */
export type Standing = 'trial' | 'basic' | 'premium' | 'ended';

/** What hangs on how a professional stands. Whatever is not here is open to everybody, for ever. */
export type Entitlement = 'publishing' | 'newBookings' | 'series';

/**
 * What each standing opens. Booking as a client, reading, what is booked already and taking one's data along hang on
 * nothing. What is planned for Premium gets its row here when it is built.
 */
export const entitlements: Readonly<Record<Entitlement, Readonly<Record<Standing, boolean>>>> = {
  /** Showing a service to clients that they could not book before. */
  publishing: { trial: true, basic: true, premium: true, ended: false },
  /** New visits on one's page, asked for by clients or written in by oneself. */
  newBookings: { trial: true, basic: true, premium: true, ended: false },
  /** Visits that repeat, booked at once. */
  series: { trial: true, basic: false, premium: true, ended: false },
};

/** What decides how somebody stands; moments in epoch milliseconds. */
export interface Terms {
  readonly subscriptionStatus: string;
  readonly subscriptionTier: string | null;
  /** When their plan or free week ends; null while nothing ends by itself, and before a free week begins. */
  readonly closesAt: number | null;
}

/** How somebody stands at a moment. Whoever never began a free week has it before them. */
export function standingOf({ subscriptionStatus, subscriptionTier, closesAt }: Terms, now: number): Standing {
  if (closesAt !== null && closesAt <= now) return 'ended';
  if (subscriptionStatus !== 'active' && subscriptionStatus !== 'past_due') return 'trial';
  return subscriptionTier === 'premium' ? 'premium' : 'basic';
}

/** Whether how somebody stands opens something. */
export function isEntitled(entitlement: Entitlement, terms: Terms, now: number): boolean {
  return entitlements[entitlement][standingOf(terms, now)];
}
