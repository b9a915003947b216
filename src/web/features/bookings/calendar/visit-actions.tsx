import { useTranslations } from 'use-intl';
import { noShowUntil } from '#modules/bookings/rules';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { correctionOf, type Correction } from '../artist/correction-of.ts';
import { canRecord } from '../artist/record-payment.ts';
import { hrefToWrite, isOpen } from '../visit-of.ts';
import type { CalendarBooking } from './calendar-query.ts';

/** What can be asked of a visit. */
export interface PanelActions {
  readonly confirm: () => void;
  readonly decline: () => void;
  readonly complete: () => void;
  readonly noShow: () => void;
  readonly correct: (mark: Correction) => void;
  readonly move: () => void;
  readonly record: () => void;
  readonly changeServices: () => void;
  readonly cancel: () => void;
}

export interface VisitActionsProps {
  booking: CalendarBooking;
  now: number;
  actions: PanelActions;
}

/** What can be done about a visit now, what is likeliest first. */
export function VisitActions({ booking, now, actions }: VisitActionsProps) {
  const t = useTranslations('calendar');
  const words = useTranslations('bookings');
  const { status } = booking;
  const open = isOpen(booking);
  const begun = now >= Date.parse(booking.date);
  const late = now > noShowUntil(Date.parse(booking.endsAt));
  const writeHref = hrefToWrite(booking);
  const right = correctionOf(booking, now);
  return (
    <>
      {(status === 'pending' || booking.moveRequest) && (
        <>
          <Button size="compact" onClick={actions.confirm}>
            {words(booking.moveRequest ? 'moveRequest.confirm' : 'artist.confirm')}
          </Button>
          <Button look="quiet" size="compact" onClick={actions.decline}>
            {words('artist.decline')}
          </Button>
        </>
      )}
      {status === 'confirmed' && begun && (
        <Button size="compact" onClick={actions.complete}>
          {words('artist.markCompleted')}
        </Button>
      )}
      {status === 'confirmed' && begun && !late && (
        <Button look="quiet" size="compact" onClick={actions.noShow}>
          {words('artist.noShow')}
        </Button>
      )}
      {canRecord(booking) && (
        <Button size="compact" onClick={actions.record}>
          {words('artist.recordPayment')}
        </Button>
      )}
      {status === 'confirmed' && late && <p className="w-full type-small text-ink-2">{words('artist.noShowLate')}</p>}
      {right && (
        <Button look="quiet" size="compact" onClick={() => actions.correct(right)}>
          {words(`artist.correct.${right}`)}
        </Button>
      )}
      {open && now < Date.parse(booking.endsAt) && (
        <Button look="quiet" size="compact" onClick={actions.move}>
          {t('moveTo')}
        </Button>
      )}
      {status === 'confirmed' && (
        <Button look="quiet" size="compact" onClick={actions.changeServices}>
          {t('services.action')}
        </Button>
      )}
      {writeHref && (
        <ButtonLink look="quiet" size="compact" href={writeHref}>
          {t('message')}
        </ButtonLink>
      )}
      {status === 'confirmed' && !begun && (
        <Button look="quiet" size="compact" onClick={actions.complete}>
          {words('artist.markCompleted')}
        </Button>
      )}
      {open && (
        <Button look="danger" size="compact" onClick={actions.cancel}>
          {words('cancel.submit')}
        </Button>
      )}
    </>
  );
}
