import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EpochMs } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import { bookingsKey, type Booking } from './queries.ts';

/** Moves a booking to another start; refused when it has changed since this version of it was read. */
export function useMoveBooking() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ booking, at }: { booking: Booking; at: EpochMs }) =>
      browserApi('PATCH /api/bookings/{bookingId}', {
        params: { bookingId: booking.id },
        body: { date: new Date(at).toISOString(), version: booking.version },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: bookingsKey }),
  });
}
