export type DemoStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'declined' | 'expired' | 'no_show';

/** Somebody who books without an account. */
export interface DemoGuest {
  readonly fullName: string;
  readonly email: string;
}

/**
 * A wished visit: the first day that has room, from so many days after the filling on, or, when negative, so many before
 * and further back; the clock on the artist's wall; a username or a guest; a service of the artist's by name.
 */
export type VisitLine = readonly [
  fromDay: number,
  clock: string,
  client: string | DemoGuest,
  service: string,
  status: DemoStatus,
  notes?: string,
  repeats?: { readonly weeklyVisits: number },
];

/** A guest with the address that the name makes. */
export function guest(fullName: string): DemoGuest {
  const plain = fullName.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return { fullName, email: `${plain.toLowerCase().replaceAll(' ', '.')}@example.com` };
}
