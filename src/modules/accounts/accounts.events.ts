/** `account.registered`: somebody opened an account; `offers` when they mean to take bookings. */
export interface AccountRegistered {
  readonly userId: number;
  readonly offers: boolean;
}

/** `account.password_reset_asked`: a person wants a new password; `token` opens the way once, until `expiresAt`. */
export interface AccountPasswordResetAsked {
  readonly userId: number;
  readonly fullName: string;
  readonly email: string;
  readonly token: string;
  readonly expiresAt: number;
}

/** `account.password_changed`: a person has a new password; they are told, in case it was somebody else. */
export interface AccountPasswordChanged {
  readonly userId: number;
  readonly fullName: string;
  readonly email: string;
}
