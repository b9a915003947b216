import type { Person } from '#kernel/actor';

/** The two sides of a booking; a guest is its client. */
export type Part = 'client' | 'artist';

/** Through whose eyes a booking is shown: what a guest typed is for the artist and the guest alone. */
export type Viewer = Part | 'guest' | 'admin';

/** Which of a booking's people somebody is; undefined for a stranger. */
export function partOf(booking: { artistId: number; clientId: number | null }, person: Person): Part | undefined {
  if (booking.artistId === person.id) return 'artist';
  return booking.clientId === person.id ? 'client' : undefined;
}
