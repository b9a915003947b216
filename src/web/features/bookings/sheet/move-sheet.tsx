import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { calendarDate, formatDateAndTime, formatDay, formatTime, joinFacts, spansInOnePiece } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { ApiError } from '#web/api/error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { priceOfBooking } from '../use-price-words.ts';
import { TakenAlert } from '../book/taken-alert.tsx';
import { FixedTime } from '../managed/fixed-time.tsx';
import { OfferDays } from '../managed/offer-days.tsx';
import { hoursQuery, type Booking } from '../queries.ts';
import { useKeptPrice } from '../use-kept-price.ts';
import { useMoveBooking } from '../use-move-booking.ts';
import { clientOf, hrefToArtist, isMailed, visitOf } from '../visit-of.ts';
import { FocusHeading } from './focus-heading.tsx';
import { SheetFooter } from './sheet-footer.tsx';
import { SheetProblem } from './sheet-problem.tsx';
import { SheetSide } from './sheet-side.tsx';
import { SheetBroken, SheetLoading } from './sheet-states.tsx';
import { SheetTimes } from './sheet-times.tsx';
import type { Taken } from './use-booking-form.ts';
import { useFreeTimes } from './use-free-times.ts';
import { useMeanwhile } from './use-meanwhile.ts';

export interface MoveSheetProps {
  open: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
  booking: Booking;
  /** True for the professional's own visit; a client's new time may have to be confirmed again. */
  asArtist: boolean;
}

/** Moves a visit. Says so where its client only asks for the new time, and keeps the old one until the answer. */
export function MoveSheet({ open, onClose, returnFocus, booking, asArtist }: MoveSheetProps) {
  const t = useTranslations('bookings');
  const visit = useTranslations('visit');
  const { toast } = useToast();
  const formId = useId();
  const [now] = useState(Date.now);
  const { artist, service } = booking;
  const [chosen, setChosen] = useState<EpochMs>();
  // News may change the booking behind the open sheet: what is moved is the one that was seen when a time was chosen.
  const [seen, setSeen] = useState(booking);
  const [taken, setTaken] = useState<Taken>();
  const hours = useSteady(useQuery(hoursQuery(browserApi, artist.id)));
  const free = useFreeTimes({
    artistId: artist.id,
    serviceId: service.id,
    availability: hours.data,
    moving: seen,
    weekdays: asArtist ? undefined : seen.offerWeekdays,
  });
  const move = useMoveBooking();
  const having = useMeanwhile({ start: asArtist ? undefined : chosen, duration: service.duration, moved: booking.id });
  const kept = useKeptPrice()(booking);
  const zone = free.times?.timeZone ?? booking.timeZone;

  function choose(at: EpochMs) {
    setChosen(at);
    setSeen(booking);
    setTaken(undefined);
    move.reset();
  }

  function submit() {
    if (chosen === undefined) return;
    move.mutate(
      { booking: seen, at: chosen },
      {
        onSuccess: (moved) => {
          const words = { day: formatDay(calendarDate(chosen, zone)), time: formatTime(chosen, zone) };
          const name = artist.fullName;
          const client = clientOf(moved);
          const told = client && isMailed(moved) && t('sheet.told', { name: client.name });
          const when = formatDateAndTime(Date.parse(moved.date), moved.timeZone, { now });
          const asked = moved.moveRequest
            ? t('sheet.askedStays', { name, when })
            : moved.status === 'pending' && visit('moveConfirms', { name });
          const description = asArtist ? told : asked;
          const title = t(moved.moveRequest ? 'sheet.asked' : 'sheet.moved', words);
          toast({ title, ...(description && { description }) });
          onClose();
        },
        onError: (error) => {
          if (!(error instanceof ApiError) || error.body.code !== 'slot_taken') return;
          setTaken({ at: chosen, alternatives: (error.body.alternatives ?? []).map((other) => Date.parse(other)) });
          setChosen(undefined);
          void free.refresh();
        },
      },
    );
  }

  const fixed = asArtist ? null : booking.fixed;
  const asks = !asArtist && hours.data?.autoConfirm === false && booking.status === 'confirmed';

  function body() {
    if (fixed) return <FixedTime fixed={fixed} name={artist.fullName} writeHref={hrefToArtist(booking)} />;
    if (hours.isError || free.isBroken)
      return <SheetBroken onRetry={() => void (hours.isError ? hours.refetch() : free.refresh())} />;
    if (!hours.data) return <SheetLoading />;
    const confirms = !asArtist && !hours.data.autoConfirm && confirmsAnew();
    const onDays = asArtist ? kept && <p>{kept}</p> : <OfferDays booking={booking} />;
    return (
      <SheetTimes
        free={free}
        duration={service.duration}
        city={artist.city}
        chosen={chosen}
        onChoose={choose}
        above={
          <div className="my-4 grid gap-2 type-small text-ink-2 empty:hidden">
            {onDays}
            {confirms && <p>{confirms}</p>}
          </div>
        }
        side={
          <SheetSide service={{ ...service, ...priceOfBooking(booking) }}>
            <p>{visit('moveFrom', { status: booking.status, when: visitOf(booking, now).line })}</p>
            {onDays}
            {confirms && <p>{confirms}</p>}
          </SheetSide>
        }
      >
        {taken && (
          <FocusHeading key={taken.at}>
            <TakenAlert
              start={taken.at}
              alternatives={taken.alternatives}
              timeZone={zone}
              onChoose={(at) => {
                free.chooseDayOf(at);
                choose(at);
              }}
            />
          </FocusHeading>
        )}
        {move.isError && !taken && (
          <SheetProblem error={stale(move.error) ?? move.error} fallback={t('sheet.offlineMove')} form={formId} />
        )}
      </SheetTimes>
    );
  }

  /** That the new time has to be confirmed, and what stays until then. */
  function confirmsAnew(): string {
    const name = artist.fullName;
    if (booking.status !== 'confirmed') return visit('moveConfirms', { name });
    return visit('moveKeeps', { name, when: formatDateAndTime(Date.parse(booking.date), booking.timeZone, { now }) });
  }

  /** What a changed booking is refused with, in words that say what to do. */
  function stale(error: unknown): ApiError | undefined {
    if (!(error instanceof ApiError) || error.body.code !== 'conflict') return undefined;
    return new ApiError(error.status, { ...error.body, message: t('sheet.stale') });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      size="wide"
      returnFocus={returnFocus}
      title={visit('moveTitle')}
      description={spansInOnePiece(joinFacts([service.name, visitOf(booking, now).line]))}
      closeLabel={t('close')}
      footer={
        fixed ? undefined : (
          <SheetFooter
            form={formId}
            chosen={chosen}
            zone={zone}
            city={artist.city}
            submit={asks ? 'ask' : 'move'}
            having={having}
            busy={move.isPending}
          />
        )
      }
    >
      <form id={formId} onSubmit={(event) => (event.preventDefault(), submit())}>
        {body()}
      </form>
    </Dialog>
  );
}
