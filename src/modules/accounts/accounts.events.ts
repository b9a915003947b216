/** `account.registered`: somebody opened an account; `offers` when they mean to take bookings. */
export interface AccountRegistered {
  readonly userId: number;
  readonly offers: boolean;
}
