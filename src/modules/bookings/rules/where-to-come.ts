import type { BookingStatus } from './lifecycle.ts';

export interface WhereToCome {
  readonly address: string | null;
  readonly phone: string | null;
}

/**
 * The street and the number to ring, told only to whom the artist said yes: many work where they live, and anybody can
 * ask for a time. The street of another city than the one that was agreed would lead astray.
 */
export function whereToCome(visit: {
  readonly status: BookingStatus;
  readonly artistAddress: string | null;
  readonly artistPhone: string | null;
  readonly artistCity: string | null;
  readonly place: string | null;
}): WhereToCome {
  const isAgreed = visit.status === 'confirmed' || visit.status === 'completed';
  const address = sameCity(visit.artistCity, visit.place) ? visit.artistAddress : null;
  return isAgreed ? { address, phone: visit.artistPhone } : { address: null, phone: null };
}

/** "Peckham, London" is in London. */
function sameCity(one: string | null, other: string | null): boolean {
  const parts = (city: string | null) => (city ?? '').split(',').map((part) => part.trim().toLowerCase());
  return parts(one).some((part) => parts(other).includes(part));
}
