import { useTranslations } from 'use-intl';
import { formatDateAndTime } from '#kernel/visit-time';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Booking } from '../queries.ts';
import { clientOf } from '../visit-of.ts';
import { VisitPlate } from '../visit-plate.tsx';

export interface EarlyDialogProps {
  open: boolean;
  booking: Booking;
  now: number;
  onConfirm: () => void;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks once more before a visit that has not begun is marked as done. */
export function EarlyDialog({ open, booking, now, onConfirm, onClose, returnFocus }: EarlyDialogProps) {
  const t = useTranslations('bookings');
  const asks = useTranslations('asking');
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      role="alertdialog"
      returnFocus={returnFocus}
      title={asks('early.title')}
      description={asks('early.text', { when: formatDateAndTime(Date.parse(booking.date), booking.timeZone, { now }) })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onConfirm}>{t('artist.markCompleted')}</Button>
          <Button look="quiet" onClick={onClose}>
            {asks('early.keep')}
          </Button>
        </>
      }
    >
      <VisitPlate booking={booking} person={clientOf(booking)} now={now} />
    </Dialog>
  );
}
