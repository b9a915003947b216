import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { ApiError } from '#web/api/error.ts';
import { bookingsKey } from './queries.ts';
import { useFailureReport } from './report-failure.ts';

/** Contests the no-show of one's own visit; what is wrong with the text is said beside it. */
export function useContestNoShow() {
  const queries = useQueryClient();
  const report = useFailureReport();
  return useMutation({
    mutationFn: ({ bookingId, statement }: { bookingId: number; statement: string }) =>
      browserApi('POST /api/bookings/{bookingId}/no-show/contest', { params: { bookingId }, body: { statement } }),
    onError: (error) => !(error instanceof ApiError && error.body.fields?.['statement']) && report(error),
    onSettled: () => queries.invalidateQueries({ queryKey: bookingsKey }),
  });
}

/** Keeps a no-show that its client contests. */
export function useKeepNoShow() {
  const queries = useQueryClient();
  const report = useFailureReport();
  return useMutation({
    mutationFn: (bookingId: number) =>
      browserApi('POST /api/bookings/{bookingId}/no-show/keep', { params: { bookingId } }),
    onError: report,
    onSettled: () => queries.invalidateQueries({ queryKey: bookingsKey }),
  });
}
