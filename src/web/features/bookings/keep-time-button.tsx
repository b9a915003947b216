import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { Booking } from './queries.ts';
import { useFailureReport } from './report-failure.ts';
import { useMoveBooking } from './use-move-booking.ts';
import { useMoveRequestWords } from './use-move-request-words.ts';

/** Takes the wish for another time back; nothing where its client asks for none. */
export function KeepTimeButton({ booking, now, labelId }: { booking: Booking; now: number; labelId?: string }) {
  const visit = useTranslations('visit');
  const t = useTranslations('bookings.moveRequest');
  const words = useMoveRequestWords()(booking, now);
  const move = useMoveBooking();
  const report = useFailureReport();
  const { toast } = useToast();
  if (!words) return null;
  const { when } = words;
  const keep = () =>
    move.mutate(
      { booking, at: Date.parse(booking.date) },
      { onSuccess: () => toast({ title: t('kept', { when }) }), onError: report },
    );
  return (
    <Button
      look="quiet"
      size="compact"
      className="justify-self-start"
      aria-describedby={labelId}
      disabled={move.isPending}
      onClick={keep}
    >
      {visit('keepTime', { when })}
    </Button>
  );
}
