/** Whether somebody means to be booked or has offered something; everybody else only books. */
export function takesBookings({
  accountType,
  trialStartedAt,
}: {
  readonly accountType: 'personal' | 'business';
  /** When their free week began: with registering as a professional, or with the first service that they published. */
  readonly trialStartedAt: string | null;
}): boolean {
  return accountType === 'business' || trialStartedAt !== null;
}
