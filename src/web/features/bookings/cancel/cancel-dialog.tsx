import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { dotFacts, formatDate, formatPrice, inOnePiece } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { asksFirst } from '../asks-first.ts';
import { ReasonField } from '../reason-field.tsx';
import { PolicyLine } from '../book/policy-line.tsx';
import { bookingQuery, cancelMoneyQuery, type Booking, type Role } from '../queries.ts';
import { mayCost, withLater, type CancelMoney } from './cancel-words.ts';
import { changedFeeOf, useCancelBooking } from '../use-cancel-booking.ts';
import { artistOf, clientOf, isMailed, isOpen } from '../visit-of.ts';
import { VisitPlate } from '../visit-plate.tsx';

export interface CancelDialogProps {
  open: boolean;
  booking: Booking;
  role: Role;
  /** Epoch milliseconds. */
  now: number;
  /** For its client: what that does in money. */
  amountOf?: ((money: CancelMoney) => ReactNode) | undefined;
  onClose: () => void;
  /** Where the focus goes when it closes. */
  returnFocus: () => HTMLElement | null;
}

/** Asks before a booking is cancelled, and names what that touches. */
export function CancelDialog({ open, booking, role, now, amountOf, onClose, returnFocus }: CancelDialogProps) {
  const t = useTranslations('bookings');
  const { toast } = useToast();
  const cancel = useCancelBooking();
  const [all, setAll] = useState(false);
  const [reason, setReason] = useState('');
  const series = useSeries(booking);
  const later = laterVisits(series);
  const money = useMoney(booking, open);
  const client = clientOf(booking);
  const dates = [booking, ...(later ?? [])].map(({ date }) => formatDate(Date.parse(date), booking.timeZone, { now }));
  const offersAll = booking.isRecurring && later?.length !== 0;

  const stands = { currency: booking.currency, paid: 0, cancelFee: 0, ...money.data };
  const changed = cancel.variables?.cancelAll === all ? changedFeeOf(cancel.error) : undefined;
  const shown = changed
    ? { ...stands, cancelFee: changed.amount }
    : all && series
      ? withLater(stands, series, now)
      : stands;

  function confirm() {
    const expectedFee = { amount: shown.cancelFee, currency: shown.currency };
    cancel.mutate(
      // What its artist cancels is free, so nobody is shown a fee.
      { bookingId: booking.id, cancelAll: all, reason: reason.trim(), ...(role === 'client' && { expectedFee }) },
      {
        onSuccess: () => {
          toast({ title: t('cancel.done', { count: all ? dates.length : 1 }) });
          onClose();
        },
        onError: () => void money.refetch(),
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
          <Button
            look="danger-filled"
            busy={cancel.isPending || money.isLoading}
            busyLabel={t(money.isLoading ? 'cancel.asking' : 'cancel.busy')}
            onClick={confirm}
          >
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
        {all && later
          ? t('cancel.dates', { count: dates.length, dates: dotFacts(dates.map(inOnePiece)) })
          : booking.isRecurring && t('cancel.one')}
      </p>
      <p aria-live="polite" className="mt-3 type-strong empty:hidden">
        {role === 'client' ? (
          <Suspense>{(money.data || changed) && amountOf?.(shown)}</Suspense>
        ) : (
          client &&
          stands.paid > 0 &&
          t('cancel.returned', { name: client.name, price: formatPrice(stands.paid, stands.currency) })
        )}
      </p>
      <Told booking={booking} role={role} reason={reason} onReason={setReason} />
      <div role="alert">
        {cancel.isError && <FieldError>{changed ? sentenceOf(cancel.error) : t('notChanged')}</FieldError>}
      </div>
    </Dialog>
  );
}

/** The booking with its series; undefined while that is not known. */
function useSeries(booking: Booking) {
  return useQuery({ ...bookingQuery(browserApi, booking.id), enabled: booking.isRecurring }).data;
}

/** The open visits of the series that come after this one. */
function laterVisits(series: Booking | undefined) {
  return series?.occurrences?.filter((visit) => visit.date > series.date && isOpen(visit));
}

/** What its client has paid and would owe: whoever is to press is told before. */
function useMoney(booking: Booking, open: boolean) {
  return useQuery({ ...cancelMoneyQuery(browserApi, booking.id), enabled: open && mayCost(booking) });
}

interface ToldProps {
  booking: Booking;
  /** Of whoever cancels. */
  role: Role;
  reason: string;
  onReason: (reason: string) => void;
}

/** How the other hears of it: a word of one's own goes along with the mail. */
function Told({ booking, role, reason, onReason }: ToldProps) {
  const t = useTranslations('bookings');
  const other = role === 'client' ? artistOf(booking) : clientOf(booking);
  if (!other) return null;
  const mailed = role === 'client' || isMailed(booking);
  if (!mailed) return <p className="mt-3">{t('cancel.untold', { name: other.name })}</p>;
  return (
    <ReasonField
      className="mt-4"
      reader={other.name}
      value={reason}
      onChange={(event) => onReason(event.target.value)}
    />
  );
}

function Named({ booking, role, now }: Pick<CancelDialogProps, 'booking' | 'role' | 'now'>) {
  const person = role === 'client' ? artistOf(booking) : clientOf(booking);
  return (
    <VisitPlate booking={booking} person={person} now={now}>
      {/* What is not paid for yet was never booked, and costs nothing. */}
      {role === 'client' && booking.status !== 'awaiting_payment' && (
        <p className="mt-1 type-small text-ink-2">
          <PolicyLine
            name={booking.artist.fullName}
            policy={booking.policy}
            freeUntil={Date.parse(booking.policy.freeCancellationUntil)}
            timeZone={booking.timeZone}
            now={now}
            asked={asksFirst(booking)}
          />
        </p>
      )}
    </VisitPlate>
  );
}
