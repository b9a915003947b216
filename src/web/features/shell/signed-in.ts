/** What the shell shows of the signed-in person. */
export interface SignedIn {
  readonly fullName: string;
  readonly username: string;
  readonly profileImage: string | null;
  readonly isAdmin: boolean;
  readonly accountType: 'personal' | 'business';
  /** When their first service was published; null while they offer none. */
  readonly trialStartedAt: string | null;
}

/** Whether somebody means to be booked or has offered something; everybody else only books. */
export function takesBookings({
  accountType,
  trialStartedAt,
}: Pick<SignedIn, 'accountType' | 'trialStartedAt'>): boolean {
  return accountType === 'business' || trialStartedAt !== null;
}
