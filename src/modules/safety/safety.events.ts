/** `person.blocked`: one person blocked another; whatever stands between the two ends in the same transaction. */
export interface PersonBlocked {
  readonly blockerId: number;
  readonly blockedId: number;
}

/** `person.block_lifted`: somebody took their block of another back; the other's own may still stand. */
export type BlockLifted = PersonBlocked;
