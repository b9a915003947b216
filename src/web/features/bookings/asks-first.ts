import type { BookingOnWire } from '#modules/bookings/contract';

/** Whether its professional is to say yes first: now, or once it is paid. */
export function asksFirst({ status, oncePaid }: Pick<BookingOnWire, 'status' | 'oncePaid'>): boolean {
  return status === 'pending' || (status === 'awaiting_payment' && oncePaid === 'pending');
}
