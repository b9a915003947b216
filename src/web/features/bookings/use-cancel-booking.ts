import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Cancellation } from '#modules/bookings/contract';
import { browserApi } from '#web/api/browser.ts';
import { ApiError } from '#web/api/error.ts';
import { bookingsKey } from './queries.ts';
import { useFailureReport } from './report-failure.ts';

export interface BookingCancellation extends Pick<Cancellation, 'expectedFee' | 'reason'> {
  readonly bookingId: number;
  readonly cancelAll: boolean;
}

/** What cancelling costs now, where that is the reason why nothing was cancelled. */
export function changedFeeOf(error: unknown): { readonly amount: number; readonly currency: string } | undefined {
  return error instanceof ApiError && error.body.code === 'fee_changed' ? error.body.cancelFee : undefined;
}

/** Cancels a booking, with `cancelAll` also every later open visit of its series; for no other fee than was shown. */
export function useCancelBooking() {
  const queries = useQueryClient();
  const report = useFailureReport();
  return useMutation({
    mutationFn: ({ bookingId, ...body }: BookingCancellation) =>
      browserApi('POST /api/bookings/{bookingId}/cancel', { params: { bookingId }, body }),
    // Whoever is asked once more sees why where they are asked.
    onError: (error) => changedFeeOf(error) ?? report(error),
    onSettled: () => queries.invalidateQueries({ queryKey: bookingsKey }),
  });
}
