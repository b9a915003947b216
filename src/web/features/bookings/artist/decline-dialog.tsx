import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dotFacts, formatDate, formatPrice, inOnePiece } from '#kernel/visit-time';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Booking } from '../queries.ts';
import { clientOf, visitOf } from '../visit-of.ts';
import { ReasonField } from '../reason-field.tsx';

export interface DeclineDialogProps {
  open: boolean;
  /** The visits asked for at once: one, or those of a series. */
  visits: readonly Booking[];
  now: number;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks before a request is declined, and for a reason that its client reads. */
export function DeclineDialog({ open, visits, now, onConfirm, onClose, returnFocus }: DeclineDialogProps) {
  const t = useTranslations('bookings');
  const asks = useTranslations('asking');
  const [reason, setReason] = useState('');
  const booking = visits[0]!;
  const paid = booking.money?.paid ?? 0;
  const name = clientOf(booking)?.name ?? booking.service.name;
  const dates = visits.map(({ date, timeZone }) => formatDate(Date.parse(date), timeZone, { now }));
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      role="alertdialog"
      returnFocus={returnFocus}
      title={asks('declining.title')}
      description={asks('declining.text', {
        what: t('cancel.what', { service: booking.service.name, name }),
      })}
      closeLabel={t('close')}
      footer={
        <>
          <Button look="danger-filled" onClick={() => onConfirm(reason.trim())}>
            {t('artist.decline')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {asks('declining.keep')}
          </Button>
        </>
      }
    >
      <p className="mb-4 type-small text-ink-2">
        {visits.length > 1
          ? t('artist.seriesDates', { count: visits.length, dates: dotFacts(dates.map(inOnePiece)) })
          : visitOf(booking, now).line}
      </p>
      {paid > 0 && (
        <p className="mb-4 type-strong">{t('cancel.returned', { name, price: formatPrice(paid, booking.currency) })}</p>
      )}
      <ReasonField reader={name} value={reason} onChange={(event) => setReason(event.target.value)} />
    </Dialog>
  );
}
