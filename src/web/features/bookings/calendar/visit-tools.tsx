import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { noShowFee } from '#modules/bookings/rules';
import { CancelDialog } from '../cancel/cancel-dialog.tsx';
import { DeclineDialog } from '../artist/decline-dialog.tsx';
import { EarlyDialog } from '../artist/early-dialog.tsx';
import { NoShowDialog } from '../artist/no-show-dialog.tsx';
import { leavesMoney, type RecordOf } from '../artist/record-payment.ts';
import { useArtistSteps } from '../artist/use-artist-steps.ts';
import { bookingsKey } from '../queries.ts';
import { clientOf } from '../visit-of.ts';
import type { CalendarBooking } from './calendar-query.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { Services } from './services-dialog.tsx';
import { VisitPanel } from './visit-panel.tsx';

export interface VisitToolsProps {
  booking: CalendarBooking;
  /** Asks at once where to move it. */
  moving: boolean;
  now: number;
  services: Services;
  recordOf: RecordOf;
  /** The question was put: it is not put again when the visit is shown anew. */
  onAsked: () => void;
  onClose: () => void;
}

/** A visit looked at closer, and what asks before it changes anything. */
export function VisitTools({ booking, moving, now, services, recordOf, onAsked, onClose }: VisitToolsProps) {
  const [asking, setAsking] = useState<
    'move' | 'change' | 'cancel' | 'decline' | 'early' | 'missed' | 'record' | undefined
  >(moving ? 'move' : undefined);
  const queries = useQueryClient();
  const steps = useArtistSteps(() => leavesMoney(booking) && setAsking('record'));
  const returnFocus = () => document.querySelector<HTMLElement>(`[data-visit="${booking.id}"]`);
  const close = () => {
    onClose();
    returnFocus()?.focus();
  };
  const noShow = () => (noShowFee(booking) > 0 ? setAsking('missed') : steps.noShow(booking));
  const asArtist = { role: 'artist' } as const;
  const dialog = { booking, now, returnFocus, onClose: () => (setAsking(undefined), onAsked()) };
  return (
    <>
      <VisitPanel
        booking={booking}
        now={now}
        hidden={asking !== undefined}
        onClose={close}
        actions={{
          confirm: () => steps.confirm([booking]),
          decline: () => setAsking('decline'),
          complete: () => (now < Date.parse(booking.date) ? setAsking('early') : steps.markCompleted(booking)),
          noShow,
          correct: (mark) => (mark === 'no_show' ? noShow() : steps.correct(booking, mark)),
          move: () => setAsking('move'),
          changeServices: () => setAsking('change'),
          record: () => setAsking('record'),
          cancel: () => setAsking('cancel'),
        }}
      />
      <MoveDialog open={asking === 'move'} {...dialog} onMoved={close} />
      {asking === 'change' && <ChangeDialog open {...dialog} services={services} />}
      <CancelDialog open={asking === 'cancel'} {...dialog} {...asArtist} />
      <DeclineDialog
        open={asking === 'decline'}
        {...dialog}
        visits={[booking]}
        onConfirm={(reason) => {
          steps.decline([booking], reason);
          setAsking(undefined);
        }}
      />
      <EarlyDialog
        open={asking === 'early'}
        {...dialog}
        onConfirm={() => {
          steps.markCompleted(booking);
          setAsking(undefined);
        }}
      />
      <NoShowDialog
        open={asking === 'missed'}
        {...dialog}
        onConfirm={() => {
          steps.noShow(booking);
          setAsking(undefined);
        }}
      />
      {asking === 'record' && (
        <Suspense>
          {recordOf({
            open: true,
            bookingId: booking.id,
            name: clientOf(booking)?.name ?? booking.service.name,
            onRecorded: () => void queries.invalidateQueries({ queryKey: bookingsKey }),
            onClose: () => setAsking(undefined),
            returnFocus,
          })}
        </Suspense>
      )}
    </>
  );
}
