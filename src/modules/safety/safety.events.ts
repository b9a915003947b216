/** `person.blocked`: one person blocked another; whatever stands between the two ends in the same transaction. */
export interface PersonBlocked {
  readonly blockerId: number;
  readonly blockedId: number;
}
