import { refuse } from './refusal.ts';

/** Who is asking, as the session says; never as the request says. */
export interface Person {
  readonly id: number;
  readonly username: string;
  /** An admin whose session was begun with more than a password; without that an admin is a person like any other. */
  readonly isAdmin: boolean;
  /** An admin all the same, whose session lacks the second factor. */
  readonly lacksFactor?: boolean;
  /** Whether they proved within the last minutes who they are. */
  readonly isFresh?: boolean;
  readonly sessionId?: number;
  /** The admin who in truth sits there, signed in as this person; null for everybody's own session. */
  readonly actingId?: number | null;
}

/** A signed-in person, or nobody. */
export type Actor = Person | undefined;

/** Refuses `forbidden` for everybody but admins, and `second_factor_needed` for an admin whose session lacks one. */
export function mustBeAdmin(person: Person): void {
  if (!person.isAdmin) throw refuse(person.lacksFactor ? 'second_factor_needed' : 'forbidden');
}
