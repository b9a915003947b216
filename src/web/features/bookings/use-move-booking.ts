import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EpochMs } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import { bookingsKey, type Booking } from './queries.ts';

/** Moves a booking to another start; refused when it has changed since this version of it was read. */
export function useMoveBooking() {
  const queries = useQueryClient();
  return useMutation({
    /** `override`: a professional moves their own hours aside, never another appointment. */
    mutationFn: ({ booking, at, override }: { booking: Booking; at: EpochMs; override?: boolean }) =>
      browserApi('PATCH /api/bookings/{bookingId}', {
        params: { bookingId: booking.id },
        body: { date: new Date(at).toISOString(), version: booking.version, ...(override && { override }) },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: bookingsKey }),
  });
}
