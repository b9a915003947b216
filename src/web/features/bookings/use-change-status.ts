import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { useToast } from '#web/ui/toast.tsx';
import { bookingsKey, type Booking } from './queries.ts';
import { useFailureReport } from './report-failure.ts';
import { clientOf } from './visit-of.ts';

export interface StatusChange {
  readonly booking: Booking;
  readonly status: Booking['status'];
  /** Answers every open request of its series at once: so many. */
  readonly count?: number;
  /** Why it is declined, for its client to read. */
  readonly reason?: string;
}

/** Takes the artist's step. The lists show it at once, and take it back when the server refuses. */
export function useChangeStatus() {
  const queries = useQueryClient();
  const report = useFailureReport();
  const t = useTranslations('bookings.artist');
  const { toast } = useToast();
  const taking = useMutation({
    mutationFn: ({ booking, status, count = 1, reason }: StatusChange) =>
      browserApi('PATCH /api/bookings/{bookingId}/status', {
        params: { bookingId: booking.id },
        body: { status, ...(count > 1 && { all: true }), ...(reason && { reason }) },
      }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: bookingsKey });
      const before = queries.getQueriesData<Booking[]>({ queryKey: bookingsKey });
      for (const [key, bookings] of before) {
        if (Array.isArray(bookings))
          queries.setQueryData(
            key,
            bookings.map((booking) => after(booking, change)),
          );
      }
      return { before };
    },
    onSuccess: (_, { booking, status, count = 1 }) => {
      const words = wordsFor(booking, status);
      if (!words) return;
      const undo = () => taking.mutate({ booking: { ...booking, status: 'completed' }, status: 'confirmed' });
      const title = t(`answered.${words}`, { name: clientOf(booking)?.name ?? booking.service.name, count });
      toast({ title, ...(words === 'completedEarly' && { action: { label: t('undo'), onSelect: undo } }) });
    },
    onError: (error, _, context) => {
      for (const [key, bookings] of context?.before ?? []) queries.setQueryData(key, bookings);
      report(error);
    },
    // A step is over once it is answered: whoever puts it right does not wait until every list was asked anew.
    onSettled: () => void queries.invalidateQueries({ queryKey: bookingsKey }),
  });
  return taking;
}

const told = ['confirmed', 'declined', 'completed', 'no_show'] as const;

/** What is said of a step that was taken; nothing of what its dialog says. */
function wordsFor(booking: Booking, status: Booking['status']) {
  if (status === 'completed' && Date.now() < Date.parse(booking.date)) return 'completedEarly';
  if (status === 'confirmed' && booking.status === 'completed') return 'reopened';
  return told.find((each) => each === status);
}

function after(booking: Booking, { booking: changed, status, count = 1 }: StatusChange): Booking {
  const same = booking.id === changed.id;
  const sibling = count > 1 && booking.status === 'pending' && seriesOf(booking) === seriesOf(changed);
  return same || sibling ? { ...booking, status } : booking;
}

/** The id that the visits of a series share. */
export function seriesOf({ id, parentBookingId }: Pick<Booking, 'id' | 'parentBookingId'>): number {
  return parentBookingId ?? id;
}
