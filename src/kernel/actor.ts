import { refuse } from './refusal.ts';

/** Who is asking, as the session says; never as the request says. */
export interface Person {
  readonly id: number;
  readonly username: string;
  /** An admin whose session started with more than a password; without that an admin has no extra rights. */
  readonly isAdmin: boolean;
  /** Set for an admin whose session lacks the second factor. */
  readonly lacksFactor?: boolean;
  /** Whether they confirmed their identity within the last minutes. */
  readonly isFresh?: boolean;
  readonly sessionId?: number;
  /** The admin who in truth sits there, signed in as this person; null for everybody's own session. */
  readonly actingId?: number | null;
}

/** A signed-in person, or nobody. */
export type Actor = Person | undefined;

/** Refuses `forbidden` for everyone but admins, and `second_factor_needed` for an admin whose session lacks one. */
export function mustBeAdmin(person: Person): void {
  if (!person.isAdmin) throw refuse(person.lacksFactor ? 'second_factor_needed' : 'forbidden');
}
