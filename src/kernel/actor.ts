/** Who is asking, as the session says; never as the request says. */
export interface Person {
  readonly id: number;
  readonly username: string;
  readonly isAdmin: boolean;
  /** The admin who in truth sits there, signed in as this person; null for everybody's own session. */
  readonly actingId?: number | null;
}

/** A signed-in person, or nobody. */
export type Actor = Person | undefined;
