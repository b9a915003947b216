import { useId, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { calendarDate } from '#kernel/visit-time';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useKeptPrice } from '../use-kept-price.ts';
import { clientOf } from '../visit-of.ts';
import { VisitPlate } from '../visit-plate.tsx';
import type { CalendarBooking } from './calendar-query.ts';
import { clockOf } from './clock-of.ts';
import { useFirstWrong } from './use-first-wrong.ts';
import { useMoveVisit } from './use-move-visit.ts';
import { useWhen } from './use-when.ts';
import { WhenFields, type RefusedTime } from './when-fields.tsx';

export interface MoveDialogProps {
  open: boolean;
  booking: CalendarBooking;
  now: number;
  onClose: () => void;
  /** Then the calendar shows it in its new place. */
  onMoved: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Moves a visit by typing: what the pointer can do, for everybody. */
export function MoveDialog({ open, booking, now, onClose, onMoved, returnFocus }: MoveDialogProps) {
  const t = useTranslations('calendar');
  const words = useTranslations('bookings');
  const formId = useId();
  const move = useMoveVisit();
  const client = clientOf(booking);
  const kept = useKeptPrice()(booking);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      returnFocus={returnFocus}
      title={t('moveTo')}
      closeLabel={words('close')}
      footer={
        <>
          <Button type="submit" form={formId} busy={move.isPending} busyLabel={t('moving')}>
            {t('move')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <VisitPlate booking={booking} person={client} now={now} />
        {client && <p>{move.toldOf(booking)}</p>}
        {kept && <p>{kept}</p>}
        <MoveForm id={formId} booking={booking} move={move} onMoved={onMoved} />
      </div>
    </Dialog>
  );
}

interface MoveFormProps {
  id: string;
  booking: CalendarBooking;
  move: ReturnType<typeof useMoveVisit>;
  onMoved: () => void;
}

function MoveForm({ id, booking: current, move, onMoved }: MoveFormProps) {
  // News may change the visit behind the open form: what is moved is the one that was seen.
  const [booking] = useState(current);
  const t = useTranslations('calendar');
  const { timeZone } = booking;
  const start = Date.parse(booking.date);
  const when = useWhen({ date: calendarDate(start, timeZone), time: clockOf(start, timeZone) });
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<RefusedTime>();
  const { form } = useFirstWrong(refused);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    const found = await when.find();
    if (!found) return;
    try {
      await move.move(booking, found.at, found.day, found.timeZone);
      onMoved();
    } catch (error) {
      setRefused({ at: found.at, why: move.whyNot(error) || t('notMoved') });
    }
  }

  return (
    <form ref={form} id={id} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <WhenFields when={when} duration={booking.service.duration} tried={tried} refused={refused} moved={booking.id} />
    </form>
  );
}
