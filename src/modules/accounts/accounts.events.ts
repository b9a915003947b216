/** `account.registered`: somebody opened an account; `offers` when they mean to take bookings. */
export interface AccountRegistered {
  readonly userId: number;
  readonly offers: boolean;
  /** The series of visits whose link opened it, which it is given at once. */
  readonly claims?: number | undefined;
}

/** `account.email_confirmed`: a person has verified an address of their account: the first one, or a new one. */
export interface AccountEmailConfirmed {
  readonly userId: number;
}

/** `account.email_verification_asked`: a new account's address is to be verified with the link for `token`, until `expiresAt`. */
export interface AccountEmailVerificationAsked {
  /** Identifies the account, because the reader of the mail may not have opened it. */
  readonly username: string;
  readonly fullName: string;
  readonly language: string;
  readonly email: string;
  readonly token: string;
  readonly expiresAt: number;
}

/** `account.password_reset_asked`: a person wants a new password; `token` opens the way once, until `expiresAt`. */
export interface AccountPasswordResetAsked {
  readonly userId: number;
  readonly fullName: string;
  readonly email: string;
  readonly language: string;
  readonly token: string;
  readonly expiresAt: number;
}

/** `account.password_changed`: an account has a new password; its owner is notified, in case another person changed it. */
export interface AccountPasswordChanged {
  readonly userId: number;
  readonly fullName: string;
  readonly email: string;
  readonly language: string;
  readonly timeZone: string;
  /** Lets an owner who did not set the password lock the account, for a week. */
  readonly token: string;
  /** The other ways to sign in; `addedAt` in epoch milliseconds. */
  readonly passkeys: readonly { readonly name: string; readonly addedAt: number }[];
  readonly secondStep: boolean;
}

/** `account.email_change_asked`: a person wants another address; `token` proves that it is theirs, until `expiresAt`. */
export interface AccountEmailChangeAsked {
  readonly fullName: string;
  readonly language: string;
  /** The wished one. */
  readonly email: string;
  readonly token: string;
  readonly expiresAt: number;
}

/** `account.leaves`: a person deletes their account; it goes for good at `leavesAt` unless they sign in and keep it. */
export interface AccountLeaves {
  readonly fullName: string;
  readonly email: string;
  readonly language: string;
  readonly timeZone: string;
  readonly leavesAt: number;
}

/** `account.moderated`: an admin decided about a person or something of theirs; recorded by admin. */
export interface AccountModerated {
  /**
   * `removed`: something they wrote or showed; `restored`: it is there again, or a warning is taken back; `upheld`: what was
   * decided stands, whatever they said of it; `cancelled`: a visit of theirs.
   */
  readonly act: 'suspended' | 'returned' | 'warned' | 'removed' | 'restored' | 'upheld' | 'cancelled';
  readonly fullName: string;
  readonly email: string;
  readonly language: string;
  readonly timeZone: string;
  readonly reason: string;
  /** When a suspension ends; null for good. */
  readonly until: number | null;
  /** What it is about, with its words; null for themselves. Letters that are older than this lack it. */
  readonly about?: AboutModerated | null;
  /** Where they read it and may say, once, why it is wrong; null where nothing can be answered. */
  readonly path?: string | null;
}

export interface AboutModerated {
  readonly kind: string;
  readonly words: string | null;
  /** Of a visit, when it is, by the clock of its place: each reader reads it as their language writes it. */
  readonly visit?: { readonly at: number; readonly timeZone: string };
}

/** What became different about how an account is kept. */
export type SecurityChange =
  | 'email_asked'
  | 'email_changed'
  | 'second_step_on'
  | 'second_step_off'
  | 'passkey_added'
  | 'passkey_removed';

/** `account.security_changed`: told to `email`, which for an address that changes or changed is the former one. */
export interface AccountSecurityChanged {
  readonly change: SecurityChange;
  readonly fullName: string;
  readonly language: string;
  readonly email: string;
  /** The address that was asked for; of `email_asked` alone. */
  readonly wished?: string;
}

/** What an admin reads of a person through that person's own routes. */
export type PrivatePart = 'booking' | 'bookings' | 'ratings' | 'services' | 'offers' | 'hours' | 'follows';

/** `account.read_by_admin`: an admin is about to read private data of `userId`, or one booking. */
export interface AccountReadByAdmin {
  readonly adminId: number;
  readonly adminName: string;
  readonly subjectKind: 'user' | 'booking';
  readonly subjectId: number;
  readonly what: PrivatePart;
}
