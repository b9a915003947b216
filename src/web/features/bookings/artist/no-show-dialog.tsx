import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { noShowFee } from '#modules/bookings/rules';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Booking } from '../queries.ts';
import { clientOf, visitOf } from '../visit-of.ts';

export interface NoShowDialogProps {
  open: boolean;
  booking: Booking;
  now: number;
  onConfirm: () => void;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks before a client owes a fee for not coming, and names it. */
export function NoShowDialog({ open, booking, now, onConfirm, onClose, returnFocus }: NoShowDialogProps) {
  const t = useTranslations('bookings');
  const asks = useTranslations('asking');
  const name = clientOf(booking)?.name ?? booking.service.name;
  const fee = formatPrice(noShowFee(booking), booking.currency);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      role="alertdialog"
      returnFocus={returnFocus}
      title={asks('missed.title', { name, fee })}
      description={asks('missed.text', { when: visitOf(booking, now).line })}
      closeLabel={t('close')}
      footer={
        <>
          <Button look="danger-filled" onClick={onConfirm}>
            {asks('missed.submit', { fee })}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {asks('early.keep')}
          </Button>
        </>
      }
    >
      {(booking.money?.paid ?? 0) > 0 && <p className="type-strong">{asks('missed.paid')}</p>}
    </Dialog>
  );
}
