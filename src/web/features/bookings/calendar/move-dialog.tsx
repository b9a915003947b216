import { useQuery } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { dayMs, formatClock, minuteMs, parseClock, type EpochMs } from '#kernel/time';
import { calendarDate, offsetMinutes } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TimeInput } from '#web/ui/time-input.tsx';
import { visitOf } from '../visit-of.ts';
import { calendarQuery, type CalendarBooking } from './calendar-query.ts';
import { instantOf } from './instant-of.ts';
import { isInHours } from './is-in-hours.ts';
import { useMoveVisit } from './use-move-visit.ts';

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
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      returnFocus={returnFocus}
      title={t('moveTo')}
      description={[booking.service.name, visitOf(booking, now).line].join(', ')}
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
      <MoveForm id={formId} booking={booking} move={move} onMoved={onMoved} />
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
  const t = useTranslations('calendar');
  // News may change the visit behind the open form: what is moved is the one that was seen.
  const [booking] = useState(current);
  const { timeZone } = booking;
  const start = Date.parse(booking.date);
  const [date, setDate] = useState(calendarDate(start, timeZone));
  const [time, setTime] = useState(clockOf(start, timeZone));
  const [tried, setTried] = useState(false);
  const days = useQuery({ ...calendarQuery(browserApi, { from: date, to: date }), enabled: date !== '' });
  const day = days.data?.days[0];
  const minutes = parseClock(time);
  const at = day && minutes !== undefined && minutes < 1440 ? instantOf(day, minutes) : undefined;
  const outside = day && at !== undefined && !isInHours(day, at, at + booking.service.duration * minuteMs);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (day && at !== undefined && (await move.carryOut(booking, at, day, days.data!.timeZone))) onMoved();
  }

  return (
    <form id={id} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label={t('date')} required error={tried && !date ? t('dateMissing') : undefined}>
          <TextInput type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </Field>
        <Field
          label={t('time')}
          required
          error={tried && (minutes === undefined || minutes === 1440) ? t('timeMissing') : undefined}
        >
          <TimeInput value={time} onChange={setTime} />
        </Field>
      </div>
      <p role="status" className="type-small text-ink-2">
        {outside ? t('outsideHours') : ''}
      </p>
    </form>
  );
}

/** "14:15", as the field takes it in every language. */
function clockOf(at: EpochMs, timeZone: string): string {
  const local = at + offsetMinutes(timeZone, at) * minuteMs;
  return formatClock(Math.floor((local % dayMs) / minuteMs));
}
