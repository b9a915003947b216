import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { useToast } from '#web/ui/toast.tsx';
import { bookingsKey, type Booking } from './queries.ts';
import { useFailureReport } from './report-failure.ts';
import { useMoveRequestWords } from './use-move-request-words.ts';
import { clientOf } from './visit-of.ts';

export interface MoveAnswer {
  readonly booking: Booking;
  readonly answer: 'accepted' | 'declined';
  /** Why it is declined, for its client to read. */
  readonly reason?: string;
}

/** Answers a client who asks for another time; what came of it stands in a toast. */
export function useAnswerMoveRequest() {
  const queries = useQueryClient();
  const report = useFailureReport();
  const t = useTranslations('bookings.moveRequest');
  const wordsOf = useMoveRequestWords();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ booking, answer, reason }: MoveAnswer) =>
      browserApi('POST /api/bookings/{bookingId}/move-request', {
        params: { bookingId: booking.id },
        body: { answer, version: booking.version, ...(reason && { reason }) },
      }),
    onSuccess: (_, { booking, answer }) => {
      const words = wordsOf(booking, Date.now());
      const name = clientOf(booking)?.name ?? booking.service.name;
      if (words) toast({ title: t(answer, { when: words.when, asked: words.asked, name }) });
    },
    onError: report,
    onSettled: () => queries.invalidateQueries({ queryKey: bookingsKey }),
  });
}
