import { linkOpens } from '#modules/bookings/rules';

export type WhyNotWriteToGuest = 'writes_with_account' | 'cannot_write' | 'no_address' | 'link_over';
export type WhyNotWriteAsGuest = 'writes_with_account' | 'person_gone' | 'cannot_write';

export interface GuestFacts {
  /** Whether an account keeps the visit. */
  readonly claimed: boolean;
  /** Whether one blocked the other. */
  readonly apart: boolean;
  readonly email: string | null;
  /** When the visit is over that is written about. */
  readonly endsAt: number;
}

/** Why a professional cannot write to a guest; undefined when they can. */
export function whyNotWriteToGuest(
  { claimed, apart, email, endsAt }: GuestFacts,
  now: number,
): WhyNotWriteToGuest | undefined {
  if (claimed) return 'writes_with_account';
  if (apart) return 'cannot_write';
  if (email === null) return 'no_address';
  return linkOpens(endsAt, now) ? undefined : 'link_over';
}

export interface ProfessionalFacts extends Pick<GuestFacts, 'claimed' | 'apart'> {
  /** Whether the account is deleted or about to be. */
  readonly gone: boolean;
  /** Whether the visit stands once it is paid: until then nobody else knows of it. */
  readonly unpaid: boolean;
}

/** Why the guest of a visit cannot write to its professional; undefined when they can. */
export function whyNotWriteAsGuest({
  claimed,
  gone,
  apart,
  unpaid,
}: ProfessionalFacts): WhyNotWriteAsGuest | undefined {
  if (claimed) return 'writes_with_account';
  if (gone) return 'person_gone';
  return apart || unpaid ? 'cannot_write' : undefined;
}
