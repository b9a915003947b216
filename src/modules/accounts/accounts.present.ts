import type { Person } from '#kernel/actor';
import type { SecurityEventOnWire } from './security-events.contract.ts';
import type { SecurityEventRow } from './security-events.store.ts';
import { languageOf } from '#kernel/language';
import { mailsGo, type Config } from '#platform/config';
import { countryOf } from '#platform/places';
import type { OwnUser, Passkey, Security } from './accounts.contract.ts';
import type { UserRow } from './accounts.store.ts';
import type { PasskeyRow } from './passkeys.store.ts';

const wire = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** The own shape of a person: never the password hash, never the payment provider's ids. */
export function presentOwnUser(
  user: UserRow,
  config: Pick<Config, 'plans' | 'host' | 'url' | 'smtpUrl'>,
  actedBy: string | null = null,
): OwnUser {
  const { passwordHash: _hash, stripeCustomerId: _customer, stripeSubscriptionId: _subscription, ...known } = user;
  const {
    leavesAt: _leaves,
    leftAt: _left,
    absent: _absent,
    takesPayments: _takes,
    policy: _policy,
    emailVerifiedAt,
    ...present
  } = known;
  const { suspendedAt: _at, suspendedUntil: _until, suspensionReason: _reason, ...shown } = present;
  return {
    ...shown,
    emailVerified: emailVerifiedAt !== null,
    language: languageOf(user.language),
    country: countryOf(user),
    // Whoever is signed in as somebody is no admin meanwhile.
    isAdmin: user.isAdmin && actedBy === null,
    mailsGo: user.isAdmin && actedBy === null ? mailsGo(config) : null,
    actedBy,
    // Where plans are free nothing ends.
    closesAt: config.plans === 'free' ? null : wire(user.closesAt),
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

export function presentSecurity(kept: KeptAccount, passkeys: readonly PasskeyRow[], person: Person): Security {
  const adminFactorNeeded = person.lacksFactor ?? false;
  return { ...kept, passkeys: passkeys.map(presentPasskey), adminFactorNeeded };
}

/** Never the key itself. */
export function presentPasskey({ id, name, synced, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, synced, createdAt: new Date(createdAt).toISOString(), lastUsedAt: wire(lastUsedAt) };
}

/** An event of the security log, seen from a session. */
export function presentSecurityEvent(row: SecurityEventRow, sessionId: number | undefined): SecurityEventOnWire {
  const { id, at, kind, outcome, detail, device, address, actingName } = row;
  const current = row.sessionId !== null && row.sessionId === sessionId;
  return { id, at: new Date(at).toISOString(), kind, outcome, detail, device, address, current, actingName };
}
