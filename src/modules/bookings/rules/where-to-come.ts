import type { BookingStatus } from './lifecycle.ts';

export interface WhereToCome {
  readonly address: string | null;
  readonly phone: string | null;
}

/**
 * The street and the number to ring, told only to whom the artist said yes: many work where they live, and anybody can
 * ask for a time.
 */
export function whereToCome(visit: {
  readonly status: BookingStatus;
  readonly artistAddress: string | null;
  readonly artistPhone: string | null;
}): WhereToCome {
  const isAgreed = visit.status === 'confirmed' || visit.status === 'completed';
  return isAgreed ? { address: visit.artistAddress, phone: visit.artistPhone } : { address: null, phone: null };
}
