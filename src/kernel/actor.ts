/** Who is asking, as the session says; never as the request says. */
export interface Person {
  readonly id: number;
  readonly username: string;
  readonly isAdmin: boolean;
}

/** A signed-in person, or nobody. */
export type Actor = Person | undefined;
