import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dotFacts, formatDate, inOnePiece } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { PolicyLine } from '../book/policy-line.tsx';
import { bookingQuery, type Booking, type Role } from '../queries.ts';
import { useCancelBooking } from '../use-cancel-booking.ts';
import { artistOf, clientOf, isOpen, visitOf } from '../visit-of.ts';

export interface CancelDialogProps {
  open: boolean;
  booking: Booking;
  role: Role;
  /** Epoch milliseconds. */
  now: number;
  onClose: () => void;
  /** Where the focus goes when it closes. */
  returnFocus: () => HTMLElement | null;
}

/** Asks before a booking is cancelled, and names what that touches. */
export function CancelDialog({ open, booking, role, now, onClose, returnFocus }: CancelDialogProps) {
  const t = useTranslations('bookings');
  const { toast } = useToast();
  const cancel = useCancelBooking();
  const [all, setAll] = useState(false);
  const later = useLaterVisits(booking);
  const dates = [booking, ...(later ?? [])].map(({ date }) => formatDate(Date.parse(date), booking.timeZone, { now }));
  const offersAll = booking.isRecurring && later?.length !== 0;

  function confirm() {
    cancel.mutate(
      { bookingId: booking.id, cancelAll: all },
      {
        onSuccess: () => {
          toast({ title: t('cancel.done', { count: all ? dates.length : 1 }) });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      role="alertdialog"
      returnFocus={returnFocus}
      title={t('cancel.title')}
      description={booking.isRecurring ? `${t('cancel.sure')} ${t('cancel.recurring')}` : t('cancel.sure')}
      closeLabel={t('close')}
      footer={
        <>
          <Button look="danger-filled" busy={cancel.isPending} busyLabel={t('cancel.busy')} onClick={confirm}>
            {all ? t('cancel.submitAll') : t('cancel.submit')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
        </>
      }
    >
      <Named booking={booking} role={role} now={now} />
      {offersAll && (
        <Checkbox
          className="mt-3"
          label={t('cancel.all')}
          checked={all}
          onChange={(event) => setAll(event.target.checked)}
        />
      )}
      <p aria-live="polite" className="type-small text-ink-2">
        {all && later && t('cancel.dates', { count: dates.length, dates: dotFacts(dates.map(inOnePiece)) })}
      </p>
      {cancel.isError && <FieldError>{t('notChanged')}</FieldError>}
    </Dialog>
  );
}

/** The open visits of the series that come after this one; undefined while they are not known. */
function useLaterVisits(booking: Booking) {
  const { data } = useQuery({ ...bookingQuery(browserApi, booking.id), enabled: booking.isRecurring });
  return data?.occurrences?.filter((visit) => visit.date > booking.date && isOpen(visit));
}

function Named({ booking, role, now }: Pick<CancelDialogProps, 'booking' | 'role' | 'now'>) {
  const t = useTranslations('bookings');
  const person = role === 'client' ? artistOf(booking) : clientOf(booking);
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <p className="type-strong">
        {person ? t('cancel.what', { service: booking.service.name, name: person.name }) : booking.service.name}
      </p>
      <p className="type-small">{visitOf(booking, now).line}</p>
      {role === 'client' && (
        <p className="mt-1 type-small text-ink-2">
          <PolicyLine
            freeUntil={Date.parse(booking.policy.freeCancellationUntil)}
            timeZone={booking.timeZone}
            now={now}
          />
        </p>
      )}
    </div>
  );
}
