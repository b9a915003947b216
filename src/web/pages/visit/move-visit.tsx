import { useTranslations } from 'use-intl';
import { minuteMs } from '#kernel/time';
import { calendarDate, formatDateAndTime, formatDay, formatVisit, inOnePiece, joinFacts } from '#kernel/visit-time';
import { OfferDays } from '#web/features/bookings/managed/offer-days.tsx';
import { FixedTime } from '#web/features/bookings/managed/fixed-time.tsx';
import { TakenAlert } from '#web/features/bookings/book/taken-alert.tsx';
import { OfflineNote } from '#web/features/bookings/offline-note.tsx';
import { daysId, timesId } from '#web/features/bookings/pick/pick-time.tsx';
import { TimePicker } from '#web/features/bookings/pick/time-picker.tsx';
import { YourTime } from '#web/features/bookings/your-time.tsx';
import { AppointmentCard } from '#web/ui/appointment-card.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { hrefOfVisit, type VisitSteps } from './steps.ts';
import { VisitNews } from './visit-news.tsx';
import type { VisitPageProps } from './returned.ts';

/** Picks a new time for a visit, then asks once more with the old one beside it. */
export function MoveVisit({ token, booking, steps, now, move, returned }: VisitPageProps) {
  const t = useTranslations('visit');
  const href = (more: VisitSteps) => hrefOfVisit(token, { step: 'move', ...more });
  const was = inOnePiece(formatDateAndTime(Date.parse(booking.date), booking.timeZone, { now }));
  const from = t('moveFrom', { status: booking.status, when: was });
  const back = (
    <Link href={hrefOfVisit(token)} className="inline-flex min-h-11 items-center link">
      {t('keepTime', { when: was })}
    </Link>
  );
  if (!move) return null;
  const awaits = booking.status === 'awaiting_payment';
  if (booking.fixed) {
    return (
      <div className="mx-auto max-w-text">
        <PageHead
          title={t('moveTitle')}
          subtitle={`${booking.service.name}. ${from}`}
          back={<BackLink href={hrefOfVisit(token)}>{t('back')}</BackLink>}
        />
        <FixedTime
          fixed={booking.fixed}
          name={booking.artist.fullName}
          writeHref={awaits ? undefined : `${hrefOfVisit(token, { step: 'write' })}#messages`}
        />
        <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink href={hrefOfVisit(token, { step: 'cancel' })} look="danger">
            {t('cancelTitle')}
          </ButtonLink>
          {back}
        </p>
      </div>
    );
  }
  if (steps.slot !== undefined) return <CheckMove {...{ token, booking, now, move, returned }} start={steps.slot} />;
  return (
    <>
      <PageHead
        title={t('moveTitle')}
        subtitle={`${booking.service.name}. ${from}`}
        back={<BackLink href={hrefOfVisit(token)}>{t('back')}</BackLink>}
      />
      <VisitNews booking={booking} now={now} news={undefined} message={returned?.message} />
      <div className="mb-4 type-small text-ink-2 empty:hidden">
        <OfferDays booking={booking} />
      </div>
      <TimePicker
        times={move.times}
        selected={move.selected}
        duration={booking.service.duration}
        city={booking.artist.city}
        links={{
          day: (date, to = timesId) => `${href({ date })}#${to}`,
          month: (month) => `${href({ month })}#${daysId}`,
          time: (slot) => href({ slot }),
          atMonth: steps.month !== undefined,
        }}
      />
      <p className="mt-6">{back}</p>
    </>
  );
}

type CheckMoveProps = Pick<VisitPageProps, 'token' | 'booking' | 'now' | 'returned'> & {
  move: NonNullable<VisitPageProps['move']>;
  start: number;
};

function CheckMove({ token, booking, now, move, returned, start }: CheckMoveProps) {
  const t = useTranslations('visit');
  const words = useTranslations('bookings');
  const { timeZone } = move.times;
  const href = (more: VisitSteps) => hrefOfVisit(token, { step: 'move', ...more });
  const day = formatDay(calendarDate(start, timeZone));
  const end = start + booking.service.duration * minuteMs;
  const visit = formatVisit({ start, end, zone: timeZone, city: booking.artist.city }, { now });
  const was = inOnePiece(formatDateAndTime(Date.parse(booking.date), booking.timeZone, { now }));
  const asks = booking.status === 'confirmed' && !move.autoConfirm;
  return (
    <div className="mx-auto max-w-text">
      <PageHead
        title={t(asks ? 'moveAskCheck' : 'moveCheck')}
        back={<BackLink href={hrefOfVisit(token)}>{t('back')}</BackLink>}
      />
      <VisitNews booking={booking} now={now} news={undefined} message={returned?.message} />
      <AppointmentCard day={visit.weekday} time={visit.start} date={visit.day}>
        <h2 className="type-display-s">{booking.service.name}</h2>
        <p className="mt-1 type-small text-ink-2">{joinFacts([visit.range, visit.place])}</p>
        <YourTime start={start} timeZone={timeZone} />
        <p className="mt-2 type-small text-ink-2">{t('moveFrom', { status: booking.status, when: was })}</p>
      </AppointmentCard>
      <form method="post" action={href({ slot: start })} className="mt-6 grid gap-5">
        <input type="hidden" name="version" value={booking.version} />
        {returned?.taken && (
          <TakenAlert
            start={returned.taken.start}
            alternatives={returned.taken.alternatives}
            timeZone={timeZone}
            actionOf={(slot) => href({ slot })}
          />
        )}
        <OfflineNote title={words('sheet.offlineMove')} />
        {asks && <p>{t('moveKeeps', { when: was, name: booking.artist.fullName })}</p>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="move" className="max-md:w-full">
            {t(asks ? 'moveAskSubmit' : 'moveSubmit', { day, time: visit.start })}
          </Button>
          <ButtonLink href={href({ date: calendarDate(start, timeZone) })} look="quiet" className="max-md:w-full">
            {t('moveOther')}
          </ButtonLink>
        </div>
        {!move.autoConfirm && !asks && (
          <p className="type-small text-ink-2">{t('moveConfirms', { name: booking.artist.fullName })}</p>
        )}
      </form>
    </div>
  );
}
