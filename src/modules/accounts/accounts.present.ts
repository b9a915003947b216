import type { OwnUser, Security } from './accounts.contract.ts';
import type { UserRow } from './accounts.store.ts';

const wire = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** The own shape of a person: never the password hash, never the payment provider's ids. */
export function presentOwnUser(user: UserRow): OwnUser {
  const { passwordHash: _hash, stripeCustomerId: _customer, stripeSubscriptionId: _subscription, ...shown } = user;
  return {
    ...shown,
    subscriptionExpiresAt: wire(user.subscriptionExpiresAt),
    trialStartedAt: wire(user.trialStartedAt),
    trialEndsAt: wire(user.trialEndsAt),
    createdAt: new Date(user.createdAt).toISOString(),
  };
}

interface KeptAccount {
  readonly pendingEmail: string | null;
  readonly secondStep: boolean;
  readonly recoveryCodesLeft: number;
}

export function presentSecurity(kept: KeptAccount): Security {
  return { ...kept, passkeys: [] };
}
