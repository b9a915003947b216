import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { bookingsKey } from './queries.ts';
import { useFailureReport } from './report-failure.ts';

/** Cancels a booking, with `cancelAll` also every later open visit of its series. */
export function useCancelBooking() {
  const queries = useQueryClient();
  const report = useFailureReport();
  return useMutation({
    mutationFn: ({ bookingId, cancelAll }: { bookingId: number; cancelAll: boolean }) =>
      browserApi('POST /api/bookings/{bookingId}/cancel', { params: { bookingId }, body: { cancelAll } }),
    onError: report,
    onSettled: () => queries.invalidateQueries({ queryKey: bookingsKey }),
  });
}
