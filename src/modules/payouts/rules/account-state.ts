/** What the payment provider says of an account. */
export interface AccountFacts {
  /** When its owner disconnected it; null or not said: they did not. */
  readonly disconnectedAt?: number | null;
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
  readonly detailsSubmitted: boolean;
}

/**
 * How an account stands: its owner has not said everything; the provider looks at it, or closed it; clients can pay to it,
 * but their money is held back; all is well; or its owner let nobody else pay to it.
 */
export type AccountState = 'unfinished' | 'checked' | 'held' | 'connected' | 'disconnected';

/** How an account stands, by what the provider says of it and whether its owner disconnected it. */
export function accountState(account: AccountFacts): AccountState {
  const { chargesEnabled, payoutsEnabled, detailsSubmitted, disconnectedAt } = account;
  if (detailsSubmitted && typeof disconnectedAt === 'number') return 'disconnected';
  if (chargesEnabled) return payoutsEnabled ? 'connected' : 'held';
  return detailsSubmitted ? 'checked' : 'unfinished';
}

/**
 * What its owner is told when an account changes: clients can pay to it, their money is held back, or they cannot pay any
 * more. Whoever has just said everything knows that it is looked at.
 */
export function accountNews(before: AccountState, now: AccountState): 'ready' | 'held' | 'closed' | undefined {
  if (now === before) return undefined;
  if (now === 'connected') return 'ready';
  if (now === 'held') return 'held';
  return before === 'connected' || before === 'held' ? 'closed' : undefined;
}
