import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dotFacts, formatDate, formatPrice, inOnePiece } from '#kernel/visit-time';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useMoveRequestWords } from '../use-move-request-words.ts';
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

/** Asks before a request is declined, for a visit or for another time of one, and for a reason that its client reads. */
export function DeclineDialog({ open, visits, now, onConfirm, onClose, returnFocus }: DeclineDialogProps) {
  const t = useTranslations('bookings');
  const asks = useTranslations('asking');
  const [reason, setReason] = useState('');
  const booking = visits[0]!;
  const paid = booking.money?.paid ?? 0;
  const name = clientOf(booking)?.name ?? booking.service.name;
  const move = useMoveRequestWords()(booking, now);
  const what = t('cancel.what', { service: booking.service.name, name });
  const dates = visits.map(({ date, timeZone }) => formatDate(Date.parse(date), timeZone, { now }));
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      role="alertdialog"
      returnFocus={returnFocus}
      title={asks(move ? 'decliningMove.title' : 'declining.title')}
      description={
        move
          ? asks('decliningMove.text', { what, when: move.when, asked: move.asked })
          : asks('declining.text', { what })
      }
      closeLabel={t('close')}
      footer={
        <>
          <Button look="danger-filled" onClick={() => onConfirm(reason.trim())}>
            {t('artist.decline')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {asks(move ? 'decliningMove.keep' : 'declining.keep')}
          </Button>
        </>
      }
    >
      {!move && (
        <p className="mb-4 type-small text-ink-2">
          {visits.length > 1
            ? t('artist.seriesDates', { count: visits.length, dates: dotFacts(dates.map(inOnePiece)) })
            : visitOf(booking, now).line}
        </p>
      )}
      {paid > 0 && !move && (
        <p className="mb-4 type-strong">{t('cancel.returned', { name, price: formatPrice(paid, booking.currency) })}</p>
      )}
      <ReasonField reader={name} value={reason} onChange={(event) => setReason(event.target.value)} />
    </Dialog>
  );
}
