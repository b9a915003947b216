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

/** A person's own account, as they see it. */
export function presentOwnUser(
  user: UserRow,
  config: Pick<Config, 'plans' | 'host' | 'url' | 'smtpUrl'>,
  actedBy: string | null = null,
): OwnUser {
  const isAdmin = user.isAdmin && actedBy === null;
  return {
    id: user.id,
    username: user.username,
    fullName: user.fullName,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    phone: user.phone,
    bio: user.bio,
    profileImage: user.profileImage,
    profession: user.profession,
    city: user.city,
    latitude: user.latitude,
    longitude: user.longitude,
    category: user.category,
    timeZone: user.timeZone,
    country: countryOf(user),
    language: languageOf(user.language),
    accountType: user.accountType,
    businessName: user.businessName,
    businessCategory: user.businessCategory,
    businessAddress: user.businessAddress,
    businessPhone: user.businessPhone,
    pageType: user.pageType,
    pageGround: user.pageGround,
    customUrl: user.customUrl,
    isVerified: user.isVerified,
    // While signed in as another user, an admin has no admin rights.
    isAdmin,
    mailsGo: isAdmin ? mailsGo(config) : null,
    actedBy,
    subscriptionStatus: user.subscriptionStatus,
    subscriptionTier: user.subscriptionTier,
    subscriptionExpiresAt: wire(user.subscriptionExpiresAt),
    // Where plans are free, no plan ends.
    closesAt: config.plans === 'free' ? null : wire(user.closesAt),
    trialStartedAt: wire(user.trialStartedAt),
    trialEndsAt: wire(user.trialEndsAt),
    linkShared: user.linkShared,
    checklistDismissed: user.checklistDismissed,
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
  const { pendingEmail, secondStep, recoveryCodesLeft } = kept;
  return { pendingEmail, secondStep, recoveryCodesLeft, passkeys: passkeys.map(presentPasskey), adminFactorNeeded };
}

/** Never the key itself. */
export function presentPasskey({ id, name, synced, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, synced, createdAt: new Date(createdAt).toISOString(), lastUsedAt: wire(lastUsedAt) };
}

/** An event of the security log, as seen from a session. */
export function presentSecurityEvent(row: SecurityEventRow, sessionId: number | undefined): SecurityEventOnWire {
  const { id, at, kind, outcome, detail, device, address, actingName } = row;
  const current = row.sessionId !== null && row.sessionId === sessionId;
  return { id, at: new Date(at).toISOString(), kind, outcome, detail, device, address, current, actingName };
}
