/** What the shell shows of the signed-in person. */
export interface SignedIn {
  readonly fullName: string;
  readonly username: string;
  readonly profileImage: string | null;
  readonly isAdmin: boolean;
  /** For admins: where mails go. */
  readonly mailsGo: 'out' | 'outbox' | 'nowhere' | null;
  readonly accountType: 'personal' | 'business';
  /** As `takesBookings` reads it. */
  readonly trialStartedAt: string | null;
}
